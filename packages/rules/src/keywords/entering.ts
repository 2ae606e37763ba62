/** What keywords say that speak of entering the battlefield, and of what is attached or tapped from there on (702). */
import {
  type Ability,
  CardType,
  type Change,
  Color,
  type Condition,
  type Effect,
  type Filter,
  Keyword,
  type KeywordAbility,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  type TokenDescription,
  Zone,
} from '../ir/index.ts';
import {
  all,
  aTarget,
  bound,
  compare,
  countersOn,
  enters,
  entersWithCounters,
  ifThen,
  isCreature,
  isOther,
  isSelf,
  isYours,
  itself,
  leaves,
  not,
  opponents,
  paid,
  permanents,
  putCounters,
  quantityIf,
  sacrifice,
  sequence,
  thatObject,
  theTarget,
  when,
  you,
  yourUpkeep,
} from './words.ts';

function creatureToken(
  subtypes: readonly string[],
  size: number,
  colors: number,
  more: Partial<TokenDescription> = {},
): TokenDescription {
  return { colors, types: CardType.Creature, subtypes, power: size, toughness: size, ...more };
}

/** 702.123a */
export function fabricate(count: Quantity): Ability[] {
  const servos: Effect = {
    kind: 'createTokens',
    who: you,
    token: creatureToken(['Servo'], 1, 0, { types: CardType.Artifact | CardType.Creature }),
    count,
  };
  const isThere: Condition = { kind: 'matches', what: itself, filter: { kind: 'inZone', zone: Zone.Battlefield } };
  // "You may put counters on it. If you don't, …": there is nothing to ask where it is gone.
  return [
    when(enters, ifThen(isThere, { kind: 'may', who: you, do: putCounters(itself, count), else: servos }, servos)),
  ];
}

/** An Equipment that comes with a creature to hold it (702.92a, 702.163a, 702.182a). */
export function comesWith(token: TokenDescription): Ability[] {
  return [
    when(
      enters,
      sequence(
        { kind: 'createTokens', who: you, token, count: 1, as: 'holder' },
        { kind: 'attach', what: itself, to: bound('holder') },
      ),
    ),
  ];
}

export const GERM: TokenDescription = creatureToken(['Phyrexian', 'Germ'], 0, Color.Black);
export const REBEL: TokenDescription = creatureToken(['Rebel'], 2, Color.Red);
export const HERO: TokenDescription = creatureToken(['Hero'], 1, 0);

/** 702.54a */
export function bloodthirst(count: Quantity): Ability[] {
  const bled = compare({ kind: 'turnCount', what: 'damageTaken', of: opponents }, '>', 0);
  return [
    {
      kind: 'replacement',
      replacement: {
        kind: 'enters',
        what: isSelf,
        as: [{ kind: 'counters', counter: '+1/+1', count: quantityIf(bled, count, 0) }],
      },
    },
  ];
}

/** An offer of a counter as it enters: the word is known to have been paid if it was taken. */
function offersCounter(word: string): Ability {
  return {
    kind: 'replacement',
    replacement: {
      kind: 'enters',
      what: isSelf,
      as: [{ kind: 'counters', counter: '+1/+1', count: 1, optional: word }],
    },
  };
}

/** 702.136a */
export function riot(): Ability[] {
  return [
    offersCounter('riot'),
    {
      kind: 'static',
      condition: { kind: 'not', of: paid('riot') },
      effect: { kind: 'change', affected: itself, changes: [{ kind: 'addKeywords', keywords: Keyword.Haste }] },
    },
  ];
}

/** 702.98a */
export function unleash(): Ability[] {
  const grown: Filter = all(isSelf, { kind: 'hasCounter', counter: '+1/+1' });
  return [
    offersCounter('unleash'),
    { kind: 'static', effect: { kind: 'restriction', restriction: { kind: 'cantBlock', what: grown } } },
  ];
}

/** 702.110a; what it exploited is `thatOther` of the event. */
export function exploit(): Ability[] {
  return [
    when(enters, {
      kind: 'may',
      who: you,
      do: sequence(
        { kind: 'sacrifice', who: you, filter: isCreature, count: 1, as: 'exploited' },
        ifThen(compare({ kind: 'count', of: bound('exploited') }, '>', 0), {
          kind: 'announce',
          action: 'exploit',
          what: itself,
          against: bound('exploited'),
        }),
      ),
    }),
  ];
}

/** 702.75a */
export function hideaway(count: Quantity): Ability[] {
  return [
    when(
      enters,
      sequence(
        { kind: 'lookAt', who: you, what: { kind: 'topOfLibrary', of: you, count }, as: 'seen' },
        { kind: 'chooseObjects', who: you, from: bound('seen'), min: 1, max: 1, as: 'hidden' },
        { kind: 'exile', what: bound('hidden'), faceDown: true, linked: true },
        {
          kind: 'move',
          what: { kind: 'minus', from: bound('seen'), without: bound('hidden') },
          to: { zone: Zone.Library, position: 'bottom', randomOrder: true },
        },
      ),
    ),
  ];
}

/** 702.72a */
export function champion(what: Filter): Ability[] {
  return [
    when(
      enters,
      sequence(
        {
          kind: 'chooseObjects',
          who: you,
          from: permanents(isOther, isYours, what),
          min: 0,
          max: 1,
          as: 'championed',
        },
        ifThen(
          compare({ kind: 'count', of: bound('championed') }, '>', 0),
          sequence(
            { kind: 'exile', what: bound('championed'), linked: true },
            { kind: 'announce', action: 'champion', what: itself, against: bound('championed') },
          ),
          sacrifice(itself),
        ),
      ),
    ),
    when(leaves, { kind: 'move', what: { kind: 'exiledWithSource' }, to: { zone: Zone.Battlefield } }),
  ];
}

/** 702.124j: the card with that name may be found by a target player. */
export function partnerWith(name: string): Ability[] {
  const finder: PlayerSet = { kind: 'bound', name: 'target' };
  return [
    when(
      enters,
      {
        kind: 'may',
        who: finder,
        do: sequence(
          {
            kind: 'search',
            who: finder,
            libraries: finder,
            filter: { kind: 'named', name },
            min: 0,
            max: 1,
            reveal: true,
            as: 'partner',
          },
          { kind: 'move', what: bound('partner'), to: { zone: Zone.Hand } },
          { kind: 'shuffle', who: finder },
        ),
      },
      {
        targets: [
          { name: 'target', what: null, zone: Zone.Battlefield, players: { kind: 'eachPlayer' }, min: 1, max: 1 },
        ],
      },
    ),
  ];
}

/** 702.58a */
export function graft(count: Quantity): Ability[] {
  return [
    entersWithCounters(count),
    when(
      { kind: 'moves', what: all(isCreature, isOther), to: Zone.Battlefield },
      {
        kind: 'may',
        who: you,
        do: ifThen(
          compare(countersOn(itself, '+1/+1'), '>', 0),
          sequence({ kind: 'removeCounters', what: itself, counter: '+1/+1', count: 1 }, putCounters(thatObject, 1)),
        ),
      },
      { condition: compare(countersOn(itself, '+1/+1'), '>', 0) },
    ),
  ];
}

/** 702.89a */
export function umbraArmor(): Ability[] {
  return [
    {
      kind: 'replacement',
      replacement: {
        kind: 'moves',
        what: { kind: 'attachedToBySource' },
        from: Zone.Battlefield,
        cause: 'destroy',
        outcome: {
          kind: 'instead',
          effect: sequence({ kind: 'removeDamage', what: { kind: 'attachedTo' } }, { kind: 'destroy', what: itself }),
        },
      },
    },
  ];
}

/** 702.161a */
export function livingMetal(): Ability[] {
  const types = CardType.Artifact | CardType.Creature;
  return [
    {
      kind: 'static',
      condition: { kind: 'turnOf', who: you },
      effect: { kind: 'change', affected: itself, changes: [{ kind: 'addTypes', types }] },
    },
  ];
}

/** 702.32a */
export function fading(count: Quantity): Ability[] {
  const left = countersOn(itself, 'fade');
  return [
    entersWithCounters(count, 'fade'),
    when(
      yourUpkeep,
      ifThen(
        compare(left, '>', 0),
        { kind: 'removeCounters', what: itself, counter: 'fade', count: 1 },
        sacrifice(itself),
      ),
    ),
  ];
}

/** 702.63a */
export function vanishing(count: Quantity): Ability[] {
  const left = countersOn(itself, 'time');
  return [
    entersWithCounters(count, 'time'),
    when(
      yourUpkeep,
      { kind: 'removeCounters', what: itself, counter: 'time', count: 1 },
      { condition: compare(left, '>', 0) },
    ),
    when({ kind: 'lastCounterRemoved', what: isSelf, counter: 'time' }, sacrifice(itself)),
  ];
}

/** 702.156a */
export function ravenous(): Ability[] {
  const x: Quantity = { kind: 'x' };
  return [
    entersWithCounters(x),
    when(enters, { kind: 'draw', who: you, count: 1 }, { condition: compare(x, '>=', 5) }),
  ];
}

/** 702.44a */
export function sunburst(): Ability[] {
  const colors: Quantity = { kind: 'colorsSpent' };
  const creature: Condition = { kind: 'matches', what: itself, filter: isCreature };
  return [
    {
      kind: 'replacement',
      replacement: {
        kind: 'enters',
        what: isSelf,
        as: [
          { kind: 'counters', counter: '+1/+1', count: quantityIf(creature, colors, 0) },
          { kind: 'counters', counter: 'charge', count: quantityIf(creature, 0, colors) },
        ],
      },
    },
  ];
}

/** 702.82a */
export function devour(counters: Quantity): Ability[] {
  return [
    {
      kind: 'replacement',
      replacement: { kind: 'enters', what: isSelf, as: [{ kind: 'devour', filter: isCreature, counters }] },
    },
  ];
}

/** 702.165a */
export function backup({ count, keywords, abilities }: Extract<KeywordAbility, { keyword: 'backup' }>): Ability[] {
  const changes: Change[] = [];
  if (keywords !== 0) changes.push({ kind: 'addKeywords', keywords });
  if (abilities.length > 0) changes.push({ kind: 'addAbilities', abilities });
  const isAnother: Condition = { kind: 'matches', what: theTarget, filter: isOther };
  const lends: Effect = { kind: 'apply', to: theTarget, changes, duration: { kind: 'endOfTurn' } };
  return [
    when(enters, sequence(putCounters(theTarget, count), ifThen(isAnother, lends)), { targets: [aTarget(isCreature)] }),
  ];
}

/** 702.95a */
export function soulbond(): Ability[] {
  const unpaired = not({ kind: 'designated', word: 'paired' });
  const isFree = (what: ObjectSet): Condition => ({
    kind: 'matches',
    what,
    filter: all(isCreature, isYours, unpaired),
  });
  const partners = permanents(isCreature, isYours, isOther, unpaired);
  return [
    when(
      enters,
      sequence(
        { kind: 'chooseObjects', who: you, from: partners, min: 0, max: 1, as: 'partner' },
        { kind: 'pair', what: itself, with: bound('partner') },
      ),
      { condition: { kind: 'and', of: [isFree(itself), { kind: 'exists', what: partners }] } },
    ),
    when(
      { kind: 'moves', what: all(isCreature, isYours, isOther), to: Zone.Battlefield },
      { kind: 'may', who: you, do: { kind: 'pair', what: itself, with: thatObject } },
      { condition: { kind: 'and', of: [isFree(itself), isFree(thatObject)] } },
    ),
  ];
}
