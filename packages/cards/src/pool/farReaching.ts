/** Cards that cast copies of cards, control turns, search more than a library, have several kickers or sort what they reveal. */
import {
  type Ability,
  type CardDefinition,
  CardType,
  Color,
  type Effect,
  type Filter,
  Keyword,
  type ObjectSet,
  Supertype,
  type TokenDescription,
  Zone,
} from '@foretell/rules/ir';
import {
  activated,
  additionalCost,
  addMana,
  allOf,
  allowance,
  anyColor,
  anyTarget,
  apply,
  artifact,
  attacks,
  battlefield,
  cardsIn,
  castFreelyNow,
  casts,
  choose,
  compare,
  controlledBy,
  cost,
  count,
  countersOn,
  createTokens,
  creature,
  creatureYouControl,
  damageTarget,
  delayed,
  destroy,
  draw,
  exile,
  exiledWithSource,
  found,
  gets,
  graveyard,
  hand,
  has,
  ifThen,
  instant,
  isArtifact,
  isBlack,
  isCreature,
  isGreen,
  isInstantOrSorcery,
  isLand,
  isSelf,
  loyalty,
  move,
  not,
  ofSubtype,
  ofType,
  ownedBy,
  ownerOf,
  paid,
  planeswalker,
  protectionFrom,
  ref,
  returnToHand,
  reveal,
  sacrificeSelf,
  sacrificing,
  search,
  self,
  sequence,
  shuffle,
  sorcery,
  spell,
  tap,
  target,
  targetInGraveyard,
  targetOpponent,
  targetPermanent,
  thatObject,
  topOfLibrary,
  twoFaced,
  union,
  untilYourNextTurn,
  whenEnters,
  whenever,
  where,
  withManaValue,
  without,
  x,
  you,
} from '../builders/index.ts';

/** 111.10f */
const clue: TokenDescription = {
  colors: 0,
  types: CardType.Artifact,
  subtypes: ['Clue'],
  power: null,
  toughness: null,
  abilities: [activated(cost('{2}', sacrificeSelf), draw(you, 1))],
};

/** One of several kickers (702.33b), known by what it costs. */
function oneKicker(mana: string): Ability {
  return { kind: 'keyword', keyword: 'optionalCost', name: `kicker ${mana}`, cost: cost(mana) };
}

/** "Search your library and/or graveyard for a creature card with mana value X or less and put it onto the battlefield …" */
function fetchCreatureOfX(...also: Filter[]): Effect {
  return sequence(
    search(allOf(isCreature, withManaValue('<=', x), ...also), {
      zones: [Zone.Graveyard],
      someZones: true,
      searchedAs: 'libraryToo',
    }),
    move(found, battlefield),
    ifThen({ kind: 'bound', name: 'libraryToo' }, shuffle(you)),
  );
}

const CARD_TYPES = Object.entries(CardType);

/** "For each card type, you may exile a card of that type from among [what]": chosen one type after another, exiled together. */
function exileOneOfEachType(what: ObjectSet, as: string): Effect {
  const names = CARD_TYPES.map(([word]) => word.toLowerCase());
  const taken = (before: number): ObjectSet => union(...names.slice(0, before).map(ref));
  const choices = CARD_TYPES.map(([, type], at) =>
    choose(you, where(at === 0 ? what : without(what, taken(at)), ofType(type)), 0, 1, names[at] as string),
  );
  return sequence(...choices, exile(taken(names.length), as));
}

export const farReaching: readonly CardDefinition[] = [
  instant(
    'Shrapnel Blast',
    '{1}{R}',
    additionalCost(cost(sacrificing(isArtifact))),
    spell([anyTarget()], damageTarget(5)),
  ),
  artifact('Isochron Scepter', '{2}', {
    abilities: [
      whenEnters(
        sequence(
          choose(
            you,
            cardsIn(Zone.Hand, you, allOf(ofType(CardType.Instant), withManaValue('<=', 2))),
            0,
            1,
            'imprinted',
          ),
          { kind: 'exile', what: ref('imprinted'), linked: true },
        ),
      ),
      activated(cost('{2}', tap), {
        kind: 'castNow',
        who: you,
        cards: exiledWithSource,
        free: true,
        max: 1,
        copies: true,
      }),
    ],
  }),
  creature('Nightscape Battlemage', '{2}{B}', {
    power: 2,
    toughness: 2,
    subtypes: ['Zombie', 'Wizard'],
    abilities: [
      oneKicker('{2}{U}'),
      oneKicker('{2}{R}'),
      whenEnters(returnToHand(target), {
        targets: [targetPermanent(allOf(isCreature, not(isBlack)), { min: 0, max: 2 })],
        condition: paid('kicker {2}{U}'),
      }),
      whenEnters(destroy(target), { targets: [targetPermanent(isLand)], condition: paid('kicker {2}{R}') }),
    ],
  }),
  creature('Emrakul, the Promised End', '{13}', {
    supertypes: Supertype.Legendary,
    power: 13,
    toughness: 13,
    subtypes: ['Eldrazi'],
    keywords: Keyword.Flying | Keyword.Trample,
    abilities: [
      { kind: 'keyword', keyword: 'costsLess', generic: { kind: 'cardTypesAmong', of: cardsIn(Zone.Graveyard, you) } },
      whenever(
        casts(you, isSelf),
        sequence(
          { kind: 'controlNextTurn', who: you, player: target },
          { kind: 'extraTurn', who: target, afterNextTurnOf: target },
        ),
        { zone: Zone.Stack, targets: [targetOpponent] },
      ),
      protectionFrom('instants', ofType(CardType.Instant)),
    ],
  }),
  creature('Yisan, the Wanderer Bard', '{2}{G}', {
    supertypes: Supertype.Legendary,
    power: 2,
    toughness: 3,
    subtypes: ['Human', 'Rogue', 'Bard'],
    abilities: [
      activated(
        cost('{2}{G}', tap, { kind: 'putCounters', counter: 'verse', count: 1 }),
        sequence(
          search(allOf(isCreature, withManaValue('=', countersOn('verse', self)))),
          move(found, battlefield),
          shuffle(you),
        ),
      ),
    ],
  }),
  twoFaced(
    'transforming',
    creature('Tamiyo, Inquisitive Student', '{U}', {
      supertypes: Supertype.Legendary,
      power: 0,
      toughness: 3,
      subtypes: ['Moonfolk', 'Wizard'],
      keywords: Keyword.Flying,
      abilities: [
        whenever(attacks(isSelf), createTokens(clue)),
        whenever(
          { kind: 'draws', who: you, nth: 3 },
          sequence(
            exile(self, 'exiled'),
            move(ref('exiled'), { zone: Zone.Battlefield, transformed: true, controller: ownerOf(ref('exiled')) }),
          ),
        ),
      ],
    }),
    planeswalker('Tamiyo, Seasoned Scholar', null, {
      supertypes: Supertype.Legendary,
      colors: Color.Green | Color.Blue,
      subtypes: ['Tamiyo'],
      loyalty: 2,
      abilities: [
        loyalty(
          +2,
          [],
          delayed(
            {
              kind: 'attacks',
              what: isCreature,
              defender: you,
              attacked: allOf(ofType(CardType.Planeswalker), controlledBy(you)),
            },
            apply(thatObject, [gets(-1, 0)]),
            untilYourNextTurn,
          ),
        ),
        loyalty(
          -3,
          [targetInGraveyard(allOf(isInstantOrSorcery, ownedBy(you)))],
          sequence(
            { kind: 'letNumber', as: 'green', value: count(where(target, isGreen)) },
            returnToHand(target),
            ifThen(compare(ref('green'), '>', 0), addMana(anyColor())),
          ),
        ),
        loyalty(
          -7,
          [],
          sequence(draw(you, { kind: 'half', of: count(cardsIn(Zone.Library, you)), round: 'up' }), {
            kind: 'emblem',
            who: you,
            name: 'Tamiyo',
            abilities: [
              {
                kind: 'static',
                effect: { kind: 'allowance', allowance: { kind: 'noMaximumHandSize', who: you } },
              },
            ],
          }),
        ),
      ],
    }),
  ),
  {
    name: 'Invasion of Ikoria // Zilortha, Apex of Ikoria',
    layout: 'transforming',
    faces: [
      {
        name: 'Invasion of Ikoria',
        manaCost: '{X}{G}{G}',
        supertypes: 0,
        types: CardType.Battle,
        subtypes: ['Siege'],
        power: null,
        toughness: null,
        loyalty: null,
        defense: 6,
        keywords: 0,
        abilities: [whenEnters(fetchCreatureOfX(not(ofSubtype('Human'))))],
      },
      ...creature('Zilortha, Apex of Ikoria', null, {
        supertypes: Supertype.Legendary,
        colors: Color.Green,
        power: 8,
        toughness: 8,
        subtypes: ['Dinosaur'],
        keywords: Keyword.Reach,
        abilities: [allowance({ kind: 'assignAsUnblocked', what: allOf(creatureYouControl, not(ofSubtype('Human'))) })],
      }).faces,
    ],
  },
  sorcery(
    'Finale of Devastation',
    '{X}{G}{G}',
    spell(
      [],
      sequence(
        fetchCreatureOfX(),
        ifThen(
          compare(x, '>=', 10),
          apply({ kind: 'all', zone: Zone.Battlefield, filter: creatureYouControl }, [gets(x, x), has(Keyword.Haste)]),
        ),
      ),
    ),
  ),
  sorcery(
    'Portent of Calamity',
    '{X}{U}',
    spell(
      [],
      sequence(
        reveal(topOfLibrary(you, x), 'revealed'),
        exileOneOfEachType(ref('revealed'), 'exiled'),
        move(without(ref('revealed'), ref('exiled')), graveyard),
        ifThen(compare(count(ref('exiled')), '>=', 4), castFreelyNow(ref('exiled'), 1)),
        move(where(ref('exiled'), { kind: 'inZone', zone: Zone.Exile }), hand),
      ),
    ),
  ),
];
