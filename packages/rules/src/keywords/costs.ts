/** What keywords say that ask for costs: again and again, to cast in another way, or to activate (702). */
import {
  type Ability,
  CardType,
  type Condition,
  type Cost,
  type Effect,
  type Filter,
  Keyword,
  type KeywordAbility,
  type Quantity,
  Step,
  Zone,
} from '../ir/index.ts';
import {
  activated,
  all,
  alternativeCost,
  aTarget,
  bound,
  castItself,
  compare,
  countersOn,
  dies,
  enters,
  ifThen,
  isCreature,
  isOther,
  isSelf,
  itself,
  mayPay,
  not,
  opponents,
  optionalCost,
  paid,
  putCounters,
  sacrifice,
  sequence,
  theTarget,
  when,
  you,
  yourUpkeep,
} from './words.ts';

/** 702.108a */
export function prowess(): Ability[] {
  return [
    when(
      { kind: 'castsSpell', who: you, what: { kind: 'not', of: isCreature } },
      {
        kind: 'apply',
        to: itself,
        changes: [{ kind: 'modifyPowerToughness', power: 1, toughness: 1 }],
        duration: { kind: 'endOfTurn' },
      },
    ),
  ];
}

/** 702.101a */
export function extort(): Ability[] {
  return [
    when(
      { kind: 'castsSpell', who: you, what: { kind: 'any' } },
      mayPay(
        [{ kind: 'mana', cost: '{W/B}' }],
        sequence(
          { kind: 'loseLife', who: opponents, amount: 1, as: 'lost' },
          { kind: 'gainLife', who: you, amount: { kind: 'bound', name: 'lost' } },
        ),
      ),
    ),
  ];
}

/** 702.30a */
export function echo(cost: Cost): Ability[] {
  return [
    when(
      yourUpkeep,
      { kind: 'mayPay', who: you, cost, else: sacrifice(itself) },
      { condition: { kind: 'newSinceUpkeep', what: itself } },
    ),
  ];
}

/** 702.24a */
export function cumulativeUpkeep(cost: Cost): Ability[] {
  const isThere: Condition = { kind: 'matches', what: itself, filter: { kind: 'inZone', zone: Zone.Battlefield } };
  const pays: Effect = {
    kind: 'mayPay',
    who: you,
    cost,
    times: countersOn(itself, 'age'),
    else: sacrifice(itself),
  };
  return [when(yourUpkeep, ifThen(isThere, sequence(putCounters(itself, 1, 'age'), pays)))];
}

/** 702.74a */
export function evoke(cost: Cost): Ability[] {
  return [alternativeCost('evoke', cost), when(enters, sacrifice(itself), { condition: paid('evoke') })];
}

/** 702.119a */
export function emerge(cost: Cost): Ability[] {
  const name = 'emerged';
  const sacrificed: Cost = [
    ...cost,
    { kind: 'sacrifice', filter: { kind: 'type', types: CardType.Creature }, count: 1, name },
  ];
  return [{ kind: 'keyword', keyword: 'alternativeCost', name: 'emerge', cost: sacrificed, lessBy: name }];
}

/** What returns or is sacrificed at the end step is in `afterResolving.ts`. */
function hasteIfPaid(name: string): Ability {
  return {
    kind: 'static',
    condition: paid(name),
    effect: { kind: 'change', affected: itself, changes: [{ kind: 'addKeywords', keywords: Keyword.Haste }] },
  };
}

/** 702.109a */
export function dash(cost: Cost): Ability[] {
  return [alternativeCost('dash', cost), hasteIfPaid('dash')];
}

/** 702.152a */
export function blitz(cost: Cost): Ability[] {
  const draws = when(dies, { kind: 'draw', who: you, count: 1 });
  return [
    alternativeCost('blitz', cost),
    hasteIfPaid('blitz'),
    {
      kind: 'static',
      condition: paid('blitz'),
      effect: { kind: 'change', affected: itself, changes: [{ kind: 'addAbilities', abilities: [draws] }] },
    },
  ];
}

/** 702.137a */
export function spectacle(cost: Cost): Ability[] {
  return [alternativeCost('spectacle', cost, compare({ kind: 'turnCount', what: 'lifeLost', of: opponents }, '>', 0))];
}

/** 702.173a */
export function freerunning(cost: Cost): Ability[] {
  return [
    alternativeCost('freerunning', cost, { kind: 'struckThisTurn', by: you, types: ['Assassin'], commanders: true }),
  ];
}

/** 702.76a */
export function prowl(cost: Cost): Ability[] {
  return [alternativeCost('prowl', cost, { kind: 'struckThisTurn', by: you, types: itself })];
}

/** 702.117a; there are no teammates. */
export function surge(cost: Cost): Ability[] {
  return [alternativeCost('surge', cost, compare({ kind: 'spellsCastThisTurn', of: you }, '>', 0))];
}

/** 702.56a */
export function replicate(cost: Cost): Ability[] {
  return [
    optionalCost('replicate', cost, true),
    when(
      castItself,
      {
        kind: 'copySpell',
        what: itself,
        who: you,
        count: { kind: 'timesPaid', cost: 'replicate' },
        newTargets: true,
      },
      { condition: paid('replicate') },
    ),
  ];
}

/** 702.153a */
export function casualty(count: Quantity): Ability[] {
  const strong: Filter = all(isCreature, { kind: 'power', op: '>=', value: count });
  return [
    optionalCost('casualty', [{ kind: 'sacrifice', filter: strong, count: 1 }]),
    when(
      castItself,
      { kind: 'copySpell', what: itself, who: you, count: 1, newTargets: true },
      { condition: paid('casualty') },
    ),
  ];
}

/** 702.166a */
export function bargain(): Ability[] {
  const given: Filter = {
    kind: 'or',
    of: [{ kind: 'type', types: CardType.Artifact | CardType.Enchantment }, { kind: 'token' }],
  };
  return [optionalCost('bargain', [{ kind: 'sacrifice', filter: given, count: 1 }])];
}

/** 702.157a */
export function squad(cost: Cost): Ability[] {
  return [
    optionalCost('squad', cost, true),
    when(
      enters,
      { kind: 'createCopies', who: you, of: itself, count: { kind: 'timesPaid', cost: 'squad' } },
      { condition: paid('squad') },
    ),
  ];
}

/** 702.175a */
export function offspring(cost: Cost): Ability[] {
  return [
    optionalCost('offspring', cost),
    when(
      enters,
      {
        kind: 'createCopies',
        who: you,
        of: itself,
        count: 1,
        changes: [{ kind: 'setPowerToughness', power: 1, toughness: 1 }],
      },
      { condition: paid('offspring') },
    ),
  ];
}

/** 702.107a */
export function outlast(cost: Cost): Ability[] {
  return [
    activated([...cost, { kind: 'tapSelf' }], putCounters(itself, 1), { sorcerySpeed: true, keyword: 'Outlast' }),
  ];
}

/** 702.53a */
export function transmute(cost: Cost): Ability[] {
  const same: Filter = { kind: 'manaValue', op: '=', value: { kind: 'manaValue', of: itself } };
  return [
    activated(
      [...cost, { kind: 'discardSelf' }],
      sequence(
        { kind: 'search', who: you, libraries: you, filter: same, min: 0, max: 1, reveal: true, as: 'found' },
        { kind: 'move', what: bound('found'), to: { zone: Zone.Hand } },
        { kind: 'shuffle', who: you },
      ),
      { zone: Zone.Hand, sorcerySpeed: true, keyword: 'Transmute' },
    ),
  ];
}

/** 702.77a */
export function reinforce(count: Quantity, cost: Cost): Ability[] {
  return [
    activated([...cost, { kind: 'discardSelf' }], putCounters(theTarget, count), {
      zone: Zone.Hand,
      targets: [aTarget(isCreature)],
      keyword: 'Reinforce',
    }),
  ];
}

/** 702.49a, 702.49c */
export function ninjutsu(cost: Cost): Ability[] {
  const unblocked: Filter = all(isCreature, { kind: 'unblocked' });
  return [
    activated(
      [...cost, { kind: 'returnToHand', filter: unblocked, count: 1, name: 'returned' }],
      {
        kind: 'move',
        what: itself,
        to: { zone: Zone.Battlefield, controller: you, tapped: true, attackingLike: bound('returned') },
      },
      { zone: Zone.Hand, keyword: 'Ninjutsu' },
    ),
  ];
}

const others: Filter = all(isCreature, isOther);

/** 702.122a */
export function crew(power: Quantity): Ability[] {
  const types = CardType.Artifact | CardType.Creature;
  return [
    activated(
      [{ kind: 'tapPower', filter: others, power, name: 'crew' }],
      sequence(
        { kind: 'apply', to: itself, changes: [{ kind: 'addTypes', types }], duration: { kind: 'endOfTurn' } },
        { kind: 'announce', action: 'crew', what: itself },
      ),
      { keyword: 'Crew' },
    ),
  ];
}

/** 702.171a */
export function saddle(power: Quantity): Ability[] {
  return [
    activated(
      [{ kind: 'tapPower', filter: others, power, name: 'saddled by' }],
      { kind: 'designate', what: itself, word: 'saddled', duration: { kind: 'endOfTurn' } },
      { sorcerySpeed: true, keyword: 'Saddle' },
    ),
  ];
}

/** 702.35a */
export function madness(cost: Cost): Ability[] {
  const unused: Filter = { kind: 'inZone', zone: Zone.Exile };
  return [
    {
      kind: 'replacement',
      zone: Zone.Hand,
      replacement: {
        kind: 'moves',
        what: isSelf,
        from: Zone.Hand,
        to: Zone.Graveyard,
        cause: 'discard',
        outcome: { kind: 'goTo', zone: Zone.Exile },
      },
    },
    when(
      { kind: 'moves', what: isSelf, from: Zone.Hand, to: Zone.Exile, cause: 'discard' },
      sequence(
        { kind: 'castNow', who: you, cards: itself, free: false, cost, max: 1, way: 'madness' },
        {
          kind: 'move',
          what: { kind: 'where', from: itself, filter: unused },
          to: { zone: Zone.Graveyard },
        },
      ),
      { zone: Zone.Exile },
    ),
  ];
}

/** 702.27a; where it goes is in `afterResolving.ts`. */
export function buyback(cost: Cost): Ability[] {
  return [optionalCost('buyback', cost)];
}

/** 702.146a: the back face is cast (`stack/ways.ts`). */
export function disturb(cost: Cost): Ability[] {
  return [{ kind: 'keyword', keyword: 'castFrom', name: 'disturb', zone: Zone.Graveyard, cost, exileAfter: false }];
}

/** 702.185a; what comes of it is in `afterResolving.ts`. */
export function warp(cost: Cost): Ability[] {
  return [alternativeCost('warp', cost)];
}

/** 702.87a */
export function levelUp(cost: Cost): Ability[] {
  return [activated(cost, putCounters(itself, 1, 'level'), { sorcerySpeed: true, keyword: 'Level up' })];
}

/** 702.194a */
export function teamwork(power: Quantity): Ability[] {
  return [optionalCost('teamwork', [{ kind: 'tapPower', filter: isCreature, power }])];
}

/** 702.151a; what is attached and has reconfigure is no creature. */
export function reconfigure(cost: Cost): Ability[] {
  const isAttached: Condition = { kind: 'exists', what: { kind: 'attachedTo' } };
  const another: Filter = all(isCreature, isOther, { kind: 'controlledBy', who: you });
  return [
    activated(
      cost,
      { kind: 'attach', what: itself, to: theTarget },
      {
        targets: [aTarget(another)],
        sorcerySpeed: true,
        keyword: 'Reconfigure',
      },
    ),
    activated(cost, { kind: 'unattach', what: itself }, { sorcerySpeed: true, condition: isAttached }),
    {
      kind: 'static',
      condition: isAttached,
      effect: { kind: 'change', affected: itself, changes: [{ kind: 'removeTypes', types: CardType.Creature }] },
    },
  ];
}

/** What a bestowed spell targets and its Aura may enchant (702.103b). */
const enchantCreature: Extract<Ability, { kind: 'keyword' }> = {
  kind: 'keyword',
  keyword: 'enchant',
  what: isCreature,
};

/** 702.103a–b: as long as it is bestowed it is an Aura and no creature. */
export function bestow(cost: Cost): Ability[] {
  return [
    {
      kind: 'keyword',
      keyword: 'alternativeCost',
      name: BESTOW,
      cost,
      ability: {
        kind: 'spell',
        targets: [{ name: 'enchanted', what: isCreature, zone: Zone.Battlefield, players: null, min: 1, max: 1 }],
        effect: { kind: 'sequence', of: [] },
      },
    },
    {
      kind: 'static',
      condition: { kind: 'matches', what: itself, filter: { kind: 'designated', word: BESTOWED } },
      effect: {
        kind: 'change',
        affected: itself,
        changes: [
          { kind: 'removeTypes', types: CardType.Creature },
          { kind: 'addSubtypes', subtypes: ['Aura'] },
          { kind: 'addAbilities', abilities: [enchantCreature] },
        ],
      },
    },
  ];
}

/** The way of casting, and the designation of what it becomes. */
export const BESTOW = 'bestow';
export const BESTOWED = 'bestowed';

export const MUTATE = 'mutate';

/** 702.140a: a non-Human creature with the same owner as the spell. */
export function mutate(cost: Cost): Ability[] {
  const host: Filter = all(isCreature, not({ kind: 'subtype', subtypes: ['Human'] }), {
    kind: 'ownedBy',
    who: { kind: 'ownerOf', what: itself },
  });
  return [
    {
      kind: 'keyword',
      keyword: 'alternativeCost',
      name: MUTATE,
      cost,
      ability: { kind: 'spell', targets: [aTarget(host)], effect: { kind: 'merge', with: theTarget } },
    },
  ];
}

/** 702.187b */
export function mayhem(cost: Cost): Ability[] {
  return [
    {
      kind: 'keyword',
      keyword: 'castFrom',
      name: 'mayhem',
      zone: Zone.Graveyard,
      cost,
      exileAfter: false,
      condition: { kind: 'matches', what: itself, filter: { kind: 'discardedThisTurn' } },
    },
  ];
}

export const SNEAK = 'sneak';

/** 702.190a: in one's own declare blockers step, at instant speed; where what was returned attacked is in `stack/resolve.ts`. */
export function sneak(cost: Cost): Ability[] {
  const unblocked: Filter = all(isCreature, { kind: 'unblocked' });
  const returned: Cost = [...cost, { kind: 'returnToHand', filter: unblocked, count: 1, name: SNEAK }];
  const now: Condition = {
    kind: 'and',
    of: [
      { kind: 'turnOf', who: you },
      { kind: 'during', steps: [Step.DeclareBlockers] },
    ],
  };
  return [{ kind: 'keyword', keyword: 'alternativeCost', name: SNEAK, cost: returned, condition: now, instant: true }];
}

export const GIFT = 'gift';

/** The name by which a gift's instructions speak of who gets it. */
const GIFTED = 'gifted';

/** 702.174a–b; an instant or sorcery gives it first of all as it resolves (`stack/resolve.ts`). */
export function gift(ability: Extract<KeywordAbility, { keyword: 'gift' }>): Ability[] {
  return [optionalCost(GIFT, []), when(enters, giving(ability), { condition: paid(GIFT) })];
}

/** The opponent is chosen as the gift is given; with one opponent that is no choice. */
export function giving(ability: Extract<KeywordAbility, { keyword: 'gift' }>): Effect {
  const known = gifts.get(ability);
  if (known !== undefined) return known;
  const effect = sequence({ kind: 'choosePlayer', who: you, from: opponents, as: GIFTED }, ability.effect, {
    kind: 'announce',
    action: 'give a gift',
    who: you,
  });
  gifts.set(ability, effect);
  return effect;
}

const gifts: WeakMap<KeywordAbility, Effect> = new WeakMap();

/** 702.78a */
export function conspire(): Ability[] {
  const fellows: Filter = all(isCreature, { kind: 'shares', what: 'color', with: itself });
  return [
    optionalCost('conspire', [{ kind: 'tapPermanents', filter: fellows, count: 2 }]),
    when(
      castItself,
      { kind: 'copySpell', what: itself, who: you, count: 1, newTargets: true },
      { condition: paid('conspire') },
    ),
  ];
}

/** 702.180a: with and without tapping a creature. */
export function harmonize(cost: Cost): Ability[] {
  const name = 'harmonizing';
  const tapping: Cost = [...cost, { kind: 'tapPermanents', filter: isCreature, count: 1, name }];
  const from = { kind: 'keyword', keyword: 'castFrom', zone: Zone.Graveyard, exileAfter: true } as const;
  return [
    { ...from, name: 'harmonize', cost },
    { ...from, name: 'harmonize by tapping', cost: tapping, lessBy: name },
  ];
}
