/** What keywords say that speak of dying and of cards in graveyards (702). */
import {
  type Ability,
  CardType,
  Color,
  type Cost,
  type Effect,
  type Filter,
  Keyword,
  type KeywordAbility,
  type Quantity,
  Zone,
} from '../ir/index.ts';
import {
  activated,
  all,
  aTarget,
  atNextEndStep,
  bound,
  countersOn,
  dies,
  entersWithCounters,
  isCreature,
  isOther,
  itself,
  not,
  opponents,
  putCounters,
  sacrifice,
  sequence,
  thatObject,
  theTarget,
  when,
  you,
} from './words.ts';

/** Undying and persist (702.93a, 702.79a): it returns with a counter if it died without one. */
export function returnsOnceWith(counter: '+1/+1' | '-1/-1'): Ability[] {
  const effect: Effect = {
    kind: 'move',
    what: thatObject,
    to: { zone: Zone.Battlefield, counters: { counter, count: 1 } },
  };
  return [
    when(dies, effect, {
      condition: { kind: 'matches', what: thatObject, filter: not({ kind: 'hasCounter', counter }) },
    }),
  ];
}

/** 702.135a */
export function afterlife(count: Quantity): Ability[] {
  return [
    when(dies, {
      kind: 'createTokens',
      who: you,
      token: {
        colors: Color.White | Color.Black,
        types: CardType.Creature,
        subtypes: ['Spirit'],
        power: 1,
        toughness: 1,
        keywords: Keyword.Flying,
      },
      count,
    }),
  ];
}

/** 702.43a */
export function modular(count: Quantity): Ability[] {
  const golem: Filter = all({ kind: 'type', types: CardType.Artifact }, isCreature);
  return [
    entersWithCounters(count),
    when(
      dies,
      { kind: 'may', who: you, do: putCounters(theTarget, countersOn(thatObject, '+1/+1')) },
      { targets: [aTarget(golem)] },
    ),
  ];
}

/** 702.46a */
export function soulshift(count: Quantity): Ability[] {
  const spirit: Filter = all(
    { kind: 'subtype', subtypes: ['Spirit'] },
    { kind: 'manaValue', op: '<=', value: count },
    { kind: 'ownedBy', who: you },
  );
  return [
    when(
      dies,
      { kind: 'may', who: you, do: { kind: 'move', what: theTarget, to: { zone: Zone.Hand } } },
      { targets: [aTarget(spirit, Zone.Graveyard)] },
    ),
  ];
}

const fromGraveyard = { zone: Zone.Graveyard, sorcerySpeed: true } as const;
const haste = { kind: 'addKeywords', keywords: Keyword.Haste } as const;

/** 702.84a */
export function unearth(cost: Cost): Ability[] {
  return [
    activated(
      cost,
      sequence(
        { kind: 'move', what: itself, to: { zone: Zone.Battlefield }, as: 'returned' },
        { kind: 'apply', to: bound('returned'), changes: [haste], duration: { kind: 'indefinite' } },
        atNextEndStep({ kind: 'exile', what: bound('returned') }, 'returned'),
        {
          kind: 'applyReplacement',
          replacement: {
            kind: 'moves',
            what: { kind: 'among', what: bound('returned') },
            from: Zone.Battlefield,
            outcome: { kind: 'goTo', zone: Zone.Exile },
          },
          duration: { kind: 'indefinite' },
        },
      ),
      { ...fromGraveyard, keyword: 'Unearth' },
    ),
  ];
}

/** 702.97a */
export function scavenge(cost: Cost): Ability[] {
  return [
    activated([...cost, { kind: 'exileSelf' }], putCounters(theTarget, { kind: 'power', of: itself }), {
      ...fromGraveyard,
      targets: [aTarget(isCreature)],
      keyword: 'Scavenge',
    }),
  ];
}

/** Embalm and eternalize (702.128a, 702.129a). */
export function zombieCopy(keyword: 'Embalm' | 'Eternalize', cost: Cost): Ability[] {
  const size = { kind: 'setPowerToughness', power: 4, toughness: 4 } as const;
  const color = { kind: 'setColors', colors: keyword === 'Embalm' ? Color.White : Color.Black } as const;
  const changes = [color, { kind: 'noManaCost' }, { kind: 'addSubtypes', subtypes: ['Zombie'] }] as const;
  return [
    activated(
      [...cost, { kind: 'exileSelf' }],
      {
        kind: 'createCopies',
        who: you,
        of: itself,
        count: 1,
        changes: keyword === 'Embalm' ? changes : [...changes, size],
      },
      { ...fromGraveyard, keyword },
    ),
  ];
}

/** 702.141a */
export function encore(cost: Cost): Ability[] {
  return [
    activated(
      [...cost, { kind: 'exileSelf' }],
      {
        kind: 'forEachPlayer',
        of: opponents,
        as: 'opponent',
        do: sequence(
          { kind: 'createCopies', who: you, of: itself, count: 1, as: 'token' },
          { kind: 'apply', to: bound('token'), changes: [haste], duration: { kind: 'indefinite' } },
          {
            kind: 'applyRule',
            effect: {
              kind: 'restriction',
              restriction: {
                kind: 'mustAttack',
                what: { kind: 'among', what: bound('token') },
                defenders: bound('opponent'),
              },
            },
            duration: { kind: 'endOfTurn' },
          },
          atNextEndStep(sacrifice(bound('token')), 'token'),
        ),
      },
      { ...fromGraveyard, keyword: 'Encore' },
    ),
  ];
}

/** 702.52a–b */
export function dredge(count: Quantity): Ability[] {
  return [
    {
      kind: 'replacement',
      zone: Zone.Graveyard,
      replacement: {
        kind: 'draw',
        who: you,
        optional: true,
        condition: {
          kind: 'compare',
          left: { kind: 'count', of: { kind: 'all', zone: Zone.Library, filter: { kind: 'any' }, of: you } },
          op: '>=',
          right: count,
        },
        instead: sequence({ kind: 'mill', who: you, count }, { kind: 'move', what: itself, to: { zone: Zone.Hand } }),
      },
    },
  ];
}

/** 702.167a */
export function craft(ability: Extract<KeywordAbility, { keyword: 'craft' }>): Ability[] {
  const { materials, count, orMore, cost } = ability;
  const filter = all(materials, isOther);
  return [
    activated(
      [
        ...cost,
        { kind: 'exileSelf' },
        { kind: 'exileMaterials', filter, count, orMore: orMore ?? false, name: 'materials' },
      ],
      { kind: 'craft', materials: bound('materials') },
      { sorcerySpeed: true, keyword: 'Craft' },
    ),
  ];
}
