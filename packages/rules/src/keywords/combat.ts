/** What keywords say that speak of attacking, blocking and combat damage (702). */
import {
  type Ability,
  CardType,
  EVENT_NAMES,
  type Filter,
  type ObjectSet,
  type Quantity,
  Step,
  Zone,
} from '../ir/index.ts';
import {
  all,
  aTarget,
  atNextEndStep,
  attacks,
  bound,
  compare,
  grow,
  hitsPlayer,
  ifThen,
  isCreature,
  isOther,
  isSelf,
  isYours,
  itself,
  not,
  opponents,
  permanents,
  putCounters,
  sacrifice,
  sequence,
  thatObject,
  thatPlayer,
  theTarget,
  when,
  you,
} from './words.ts';

const attackingCreature: Filter = all(isCreature, { kind: 'attacking' });
const powerOf = (of: ObjectSet): Quantity => ({ kind: 'power', of });

/** 702.83a */
export function exalted(): Ability[] {
  return [when({ kind: 'attacks', what: all(isCreature, isYours), alone: true }, grow(thatObject, 1, 1))];
}

/** 702.25a */
export function flanking(): Ability[] {
  const blocker = not({ kind: 'hasAbility', keyword: 'flanking' });
  return [when({ kind: 'blocks', what: blocker, attacker: isSelf }, grow(thatObject, -1, -1))];
}

/** 702.45a */
export function bushido(count: Quantity): Ability[] {
  return [
    when(
      {
        kind: 'anyOf',
        of: [
          { kind: 'blocks', what: isSelf },
          { kind: 'becomesBlocked', what: isSelf },
        ],
      },
      grow(itself, count, count),
    ),
  ];
}

/** 702.23a */
export function rampage(count: Quantity): Ability[] {
  const beyondFirst: Quantity = {
    kind: 'max',
    of: [0, { kind: 'sum', of: [{ kind: 'count', of: permanents({ kind: 'isBlocking', what: itself }) }, -1] }],
  };
  const bonus: Quantity = { kind: 'product', of: [count, beyondFirst] };
  return [when({ kind: 'becomesBlocked', what: isSelf }, grow(itself, bonus, bonus))];
}

/** 702.86a */
export function annihilator(count: Quantity): Ability[] {
  return [
    when(attacks, { kind: 'sacrifice', who: { kind: 'defendingPlayer' }, filter: { kind: 'permanentCard' }, count }),
  ];
}

/** 702.91a */
export function battleCry(): Ability[] {
  return [when(attacks, grow(permanents(attackingCreature, isOther), 1, 0))];
}

/** 702.130a */
export function afflict(count: Quantity): Ability[] {
  return [
    when(
      { kind: 'becomesBlocked', what: isSelf },
      { kind: 'loseLife', who: { kind: 'defendingPlayer' }, amount: count },
    ),
  ];
}

/** 702.134a */
export function mentor(): Ability[] {
  const weaker: Filter = { kind: 'power', op: '<', value: powerOf(itself) };
  return [when(attacks, putCounters(theTarget, 1), { targets: [aTarget(all(attackingCreature, weaker))] })];
}

/** 702.149a */
export function training(): Ability[] {
  const stronger: Filter = { kind: 'power', op: '>', value: powerOf(itself) };
  const condition = { kind: 'exists', what: permanents(attackingCreature, isYours, isOther, stronger) } as const;
  return [when(attacks, putCounters(itself, 1), { condition })];
}

/** 702.121a: players attacked, not planeswalkers or battles. */
export function melee(): Ability[] {
  const attacked: Quantity = {
    kind: 'countPlayers',
    of: { kind: 'attackedBy', what: permanents(isCreature, isYours) },
  };
  return [when(attacks, grow(itself, attacked, attacked))];
}

/** 702.105a */
export function dethrone(): Ability[] {
  return [
    when(attacks, putCounters(itself, 1), {
      condition: { kind: 'isPlayer', who: bound(EVENT_NAMES.other), among: { kind: 'mostLife' } },
    }),
  ];
}

/** 702.112a */
export function renown(count: Quantity): Ability[] {
  const condition = { kind: 'matches', what: itself, filter: not({ kind: 'designated', word: 'renowned' }) } as const;
  return [
    when(
      hitsPlayer,
      sequence(
        putCounters(itself, count),
        { kind: 'designate', what: itself, word: 'renowned' },
        { kind: 'announce', action: 'becomes renowned', what: itself },
      ),
      { condition },
    ),
  ];
}

/** 702.70a */
export function poisonous(count: Quantity): Ability[] {
  return [when(hitsPlayer, { kind: 'playerCounters', who: thatPlayer, counter: 'poison', count })];
}

/** 702.115a */
export function ingest(): Ability[] {
  return [when(hitsPlayer, { kind: 'exile', what: { kind: 'topOfLibrary', of: thatPlayer, count: 1 } })];
}

/** 702.147a */
export function decayed(): Ability[] {
  return [
    { kind: 'static', effect: { kind: 'restriction', restriction: { kind: 'cantBlock', what: isSelf } } },
    when(attacks, {
      kind: 'delayed',
      event: { kind: 'beginningOf', step: Step.EndCombat, whose: { kind: 'eachPlayer' } },
      effect: sacrifice(itself),
      once: true,
    }),
  ];
}

/** 702.181a */
export function mobilize(count: Quantity): Ability[] {
  return [
    when(
      attacks,
      sequence(
        {
          kind: 'createTokens',
          who: you,
          token: { colors: 8, types: CardType.Creature, subtypes: ['Warrior'], power: 1, toughness: 1 },
          count,
          tapped: true,
          attacking: true,
          as: 'warriors',
        },
        atNextEndStep(sacrifice(bound('warriors')), 'warriors'),
      ),
    ),
  ];
}

/** 702.100a */
export function evolve(): Ability[] {
  const bigger = compare(powerOf(thatObject), '>', powerOf(itself));
  const tougher = compare({ kind: 'toughness', of: thatObject }, '>', { kind: 'toughness', of: itself });
  const isBigger = { kind: 'or', of: [bigger, tougher] } as const;
  const beside = { kind: 'matches', what: itself, filter: isCreature } as const;
  return [
    when(
      { kind: 'moves', what: all(isCreature, isYours, isOther), to: Zone.Battlefield },
      ifThen(isBigger, putCounters(itself, 1)),
      {
        condition: { kind: 'and', of: [beside, isBigger] },
      },
    ),
  ];
}

/** 702.11d */
export function hexproofFrom(sources: Filter): Ability[] {
  return [
    {
      kind: 'static',
      effect: { kind: 'restriction', restriction: { kind: 'cantBeTargeted', what: isSelf, by: opponents, sources } },
    },
  ];
}

/** 702.14c: `what` is the land that the defending player must not control. */
export function landwalk(what: Filter): Ability[] {
  const theirs: ObjectSet = permanents({ kind: 'type', types: CardType.Land }, what, {
    kind: 'controlledBy',
    who: { kind: 'defendingPlayer' },
  });
  const walking: Filter = all(isSelf, { kind: 'while', condition: { kind: 'exists', what: theirs } });
  return [{ kind: 'static', effect: { kind: 'restriction', restriction: { kind: 'cantBeBlocked', what: walking } } }];
}

/** 702.189a */
export function firebending(count: Quantity): Ability[] {
  return [
    when(
      attacks,
      sequence(
        { kind: 'addMana', who: you, mana: { kind: 'fixed', mana: [3], times: count, spend: { lasts: 'combat' } } },
        { kind: 'announce', action: 'firebend', who: you },
      ),
    ),
  ];
}

/** 702.116a */
export function myriad(): Ability[] {
  const opponent = bound('attacked opponent');
  const copies = sequence(
    { kind: 'createCopies', who: you, of: itself, count: 1, tapped: true, attacking: opponent, as: 'copies' },
    {
      kind: 'delayed',
      event: { kind: 'beginningOf', step: Step.EndCombat, whose: { kind: 'eachPlayer' } },
      effect: { kind: 'exile', what: bound('copies') },
      once: true,
      keep: ['copies'],
    },
  );
  const isOther = { kind: 'not', of: { kind: 'isPlayer', who: opponent, among: { kind: 'defendingPlayer' } } } as const;
  return [
    when(attacks, {
      kind: 'forEachPlayer',
      of: { kind: 'opponents' },
      as: 'attacked opponent',
      do: ifThen(isOther, { kind: 'may', who: you, do: copies }),
    }),
  ];
}
