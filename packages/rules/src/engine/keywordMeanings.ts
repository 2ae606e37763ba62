/**
 * Keyword abilities that change how a spell is cast or what it does, as other abilities (702.1); the rest are in `keywords/`: cascade (702.85), ward (702.21), storm (702.40), the
 * triggered abilities of suspend (702.62), rebound (702.88), overload (702.96) and what an Adventure leaves behind (715.3d).
 */
import {
  type Ability,
  type CardFace,
  CardType,
  type Condition,
  type Effect,
  EVENT_NAMES,
  type Filter,
  Keyword,
  type KeywordAbility,
  type ObjectSet,
  type PlayerSet,
  READ_AHEAD,
  type SpellAbility,
  Step,
  type TargetSpec,
  Zone,
} from '../ir/index.ts';

import { cipher } from '../keywords/cipher.ts';
import { isNamedKeyword, namedMeaning } from '../keywords/index.ts';
import { siege } from '../keywords/siege.ts';
import { entersWithCounters, isSelf } from '../keywords/words.ts';
import { LORE } from '../sba/sagas.ts';

type KeywordOf<Word extends KeywordAbility['keyword']> = Extract<KeywordAbility, { readonly keyword: Word }>;

const you: PlayerSet = { kind: 'you' };
const itself: ObjectSet = { kind: 'self' };

function bound(name: string): Extract<ObjectSet, { kind: 'bound' }> {
  return { kind: 'bound', name };
}

function ifThen(condition: Condition, then: Effect): Effect {
  return { kind: 'if', condition, then };
}

/** The abilities that a keyword is short for (702.1); otherwise the ability itself. */
export function meaningsOf(ability: Ability): readonly [Ability, ...Ability[]] {
  if (ability.kind !== 'keyword') return [ability];
  if (ability.keyword === 'cascade') return [cascade()];
  if (ability.keyword === 'ward') return [ward(ability)];
  if (!isNamedKeyword(ability)) return [ability];
  const [first, ...others] = namedMeaning(ability);
  return first === undefined ? [ability] : [first, ...others];
}

/** Further abilities that a face has by its keywords. */
export function impliedAbilities(face: CardFace): Ability[] {
  const implied: Ability[] = [];
  if ((face.keywords & Keyword.Storm) !== 0) implied.push(STORM);
  if (face.subtypes.includes('Saga')) implied.push(entersWithLore(face.abilities));
  if (face.subtypes.includes('Siege')) implied.push(...siege());
  const spell = face.abilities.find((ability) => ability.kind === 'spell');
  for (const ability of face.abilities) {
    if (ability.kind === 'keyword' && ability.keyword === 'awaken' && spell !== undefined)
      implied.push(awaken(ability, spell));
  }
  for (const ability of face.abilities) if (ability.kind === 'keyword') implied.push(...impliedBy(ability, face));
  return implied;
}

/** 714.3a–b */
function entersWithLore(abilities: readonly Ability[]): Ability {
  const ahead = abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === READ_AHEAD);
  if (!ahead) return entersWithCounters(1, LORE);
  const chapters = abilities.flatMap((ability) =>
    ability.kind === 'keyword' && ability.keyword === 'chapter' ? ability.numbers : [],
  );
  const as = [{ kind: 'countersUpTo', counter: LORE, most: Math.max(0, ...chapters) }] as const;
  return { kind: 'replacement', replacement: { kind: 'enters', what: isSelf, as } };
}

function impliedBy(ability: KeywordAbility, { name, types }: CardFace): Ability[] {
  if (ability.keyword === 'cipher') return [cipher(name)];
  if (ability.keyword === 'suspend') return suspended((types & CardType.Creature) !== 0);
  return ability.keyword === 'miracle' ? [miracle(ability)] : [];
}

/** Where an event tells how many spells were cast before it this turn, by anyone. */
export const SPELLS_BEFORE = 'spellsCastBefore';

/** 702.40a */
export const STORM: Ability = {
  kind: 'triggered',
  event: { kind: 'castsSpell', who: you, what: { kind: 'isSelf' } },
  zone: Zone.Stack,
  targets: [],
  effect: { kind: 'copySpell', what: itself, who: you, count: bound(SPELLS_BEFORE), newTargets: true },
};

const isNonland: Filter = { kind: 'not', of: { kind: 'type', types: CardType.Land } };

/** 702.85a */
function cascade(): Ability {
  const cheaper: Filter = { kind: 'manaValue', op: '<', value: { kind: 'manaValue', of: itself } };
  const exiled = (name: string): ObjectSet => ({
    kind: 'where',
    from: bound(name),
    filter: { kind: 'inZone', zone: Zone.Exile },
  });
  return {
    kind: 'triggered',
    event: { kind: 'castsSpell', who: you, what: { kind: 'isSelf' } },
    zone: Zone.Stack,
    targets: [],
    effect: {
      kind: 'sequence',
      of: [
        {
          kind: 'revealUntil',
          who: you,
          filter: { kind: 'and', of: [isNonland, cheaper] },
          as: 'found',
          others: 'passed',
        },
        { kind: 'exile', what: bound('passed'), as: 'exiled before' },
        { kind: 'exile', what: bound('found'), as: 'exiled last' },
        { kind: 'castNow', who: you, cards: bound('exiled last'), spells: cheaper, free: true, max: 1 },
        {
          kind: 'move',
          what: { kind: 'union', of: [exiled('exiled before'), exiled('exiled last')] },
          to: { zone: Zone.Library, position: 'bottom', randomOrder: true },
        },
      ],
    },
  };
}

/** 702.21a */
function ward(ability: KeywordOf<'ward'>): Ability {
  const other = bound(EVENT_NAMES.other);
  return {
    kind: 'triggered',
    event: { kind: 'becomesTarget', what: { kind: 'isSelf' }, by: { kind: 'opponents' } },
    targets: [],
    effect: {
      kind: 'mayPay',
      who: { kind: 'controllerOf', what: other },
      cost: ability.cost,
      else:
        ability.orElse === undefined
          ? { kind: 'counter', what: other }
          : {
              kind: 'mayPay',
              who: { kind: 'controllerOf', what: other },
              cost: ability.orElse,
              else: { kind: 'counter', what: other },
            },
    },
  };
}

/** The word by which a spell is known to have been cast from suspension. */
const SUSPEND = 'suspend';
export const TIME = 'time';

/** The second and third ability of suspend, which function in exile, and the haste of what is cast so (702.62a). */
function suspended(isCreature: boolean): Ability[] {
  const left = { kind: 'counters', counter: TIME, of: itself } as const;
  const play: Ability = {
    kind: 'triggered',
    event: { kind: 'state', condition: { kind: 'always' } },
    zone: Zone.Exile,
    targets: [],
    effect: { kind: 'castNow', who: you, cards: itself, free: true, max: 1, way: SUSPEND },
  };
  const countDown: Ability = {
    kind: 'triggered',
    event: { kind: 'beginningOf', step: Step.Upkeep, whose: you },
    condition: { kind: 'compare', left, op: '>', right: 0 },
    zone: Zone.Exile,
    targets: [],
    effect: {
      kind: 'sequence',
      of: [
        { kind: 'removeCounters', what: itself, counter: TIME, count: 1 },
        ifThen({ kind: 'compare', left, op: '=', right: 0 }, { kind: 'reflexive', ability: play }),
      ],
    },
  };
  const haste: Ability = {
    kind: 'static',
    condition: {
      kind: 'and',
      of: [
        { kind: 'paid', cost: SUSPEND },
        { kind: 'wasCast', what: itself, by: you },
      ],
    },
    effect: { kind: 'change', affected: itself, changes: [{ kind: 'addKeywords', keywords: Keyword.Haste }] },
  };
  return isCreature ? [countDown, haste] : [countDown];
}

/** 702.113a: the spell ability with the land to awaken as a further target. */
function awaken({ count, cost }: KeywordOf<'awaken' | 'reinforce'>, spell: SpellAbility): Ability {
  const land: TargetSpec = {
    name: 'awakened land',
    what: {
      kind: 'and',
      of: [
        { kind: 'type', types: CardType.Land },
        { kind: 'controlledBy', who: you },
      ],
    },
    zone: Zone.Battlefield,
    players: null,
    min: 1,
    max: 1,
  };
  const to = bound(land.name);
  const wakes: Effect = {
    kind: 'apply',
    to,
    changes: [
      { kind: 'addTypes', types: CardType.Creature, subtypes: ['Elemental'] },
      { kind: 'setPowerToughness', power: 0, toughness: 0 },
      { kind: 'addKeywords', keywords: Keyword.Haste },
    ],
    duration: { kind: 'indefinite' },
  };
  const counters: Effect = { kind: 'putCounters', what: to, counter: '+1/+1', count };
  return {
    kind: 'keyword',
    keyword: 'alternativeCost',
    name: 'awaken',
    cost,
    ability: {
      ...spell,
      targets: [...spell.targets, land],
      effect: { kind: 'sequence', of: [spell.effect, wakes, counters] },
    },
  };
}

/** 702.94a: the linked triggered ability; that the card is revealed as it is drawn is asked where triggers are put on the stack. */
function miracle(ability: KeywordOf<'miracle'>): Ability {
  return {
    kind: 'triggered',
    event: { kind: 'draws', who: you, nth: 1 },
    condition: { kind: 'matches', what: bound(EVENT_NAMES.object), filter: { kind: 'isSelf' } },
    zone: Zone.Hand,
    targets: [],
    effect: { kind: 'castNow', who: you, cards: itself, free: false, cost: ability.cost, max: 1, way: 'miracle' },
  };
}

/** Instructions that take the place of a spell's going to the graveyard as it resolves; every catalog has compiled them. */
export const REBOUND_EFFECT: Effect = {
  kind: 'sequence',
  of: [
    { kind: 'exile', what: itself, as: 'card' },
    {
      kind: 'delayed',
      event: { kind: 'beginningOf', step: Step.Upkeep, whose: you },
      effect: { kind: 'castNow', who: you, cards: bound('card'), free: true, max: 1, way: 'rebound' },
      once: true,
      keep: ['card'],
    },
  ],
};

/** 715.3d: the card may be played for as long as it stays exiled, but not as an Adventure. */
export const ADVENTURE_EFFECT: Effect = {
  kind: 'sequence',
  of: [
    { kind: 'exile', what: itself, as: 'card' },
    {
      kind: 'permit',
      who: you,
      cards: bound('card'),
      spells: { kind: 'not', of: { kind: 'subtype', subtypes: ['Adventure'] } },
      lands: true,
      cost: 'normal',
      duration: { kind: 'indefinite' },
    },
  ],
};

/** 702.96a–b: each object that could be meant instead of the targets, without targeting. */
export function withoutTargets(spell: SpellAbility): SpellAbility {
  const everything = spell.targets.map(
    (spec): Effect => ({
      kind: 'let',
      as: spec.name,
      objects: { kind: 'all', zone: spec.zone, filter: spec.what ?? { kind: 'not', of: { kind: 'any' } } },
    }),
  );
  return { kind: 'spell', targets: [], effect: { kind: 'sequence', of: [...everything, spell.effect] } };
}

/** 303.4a: what an Aura spell targets. */
export function enchantTarget(ability: KeywordOf<'enchant'>): TargetSpec {
  return {
    name: 'enchanted',
    what: ability.what,
    zone: Zone.Battlefield,
    players: ability.players ?? null,
    min: 1,
    max: 1,
  };
}
