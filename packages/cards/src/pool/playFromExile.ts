/** Cards that exile other players' cards, or your own, and let you cast or play them from there. */
import {
  type CardDefinition,
  CardType,
  Color,
  type Duration,
  type Effect,
  Keyword,
  type ObjectSet,
  Step,
  Supertype,
  Zone,
} from '@foretell/rules/ir';
import {
  activated,
  allOf,
  allowance,
  anything,
  artifact,
  beginningOf,
  bottomInRandomOrder,
  cardsIn,
  choose,
  controlledBy,
  cost,
  count,
  creature,
  damagePlayers,
  eachPlayer,
  enchantment,
  endOfTurn,
  exile,
  exists,
  gainLife,
  graveyard,
  indefinitely,
  isCreature,
  isOther,
  isSelf,
  lookAt,
  manaAbility,
  may,
  move,
  not,
  ofType,
  opponents,
  permanents,
  permit,
  ref,
  self,
  sequence,
  sorcery,
  spell,
  tap,
  target,
  targetInGraveyard,
  targetOpponent,
  targetPermanent,
  thatPlayer,
  topOfLibrary,
  twoFaced,
  whenEnters,
  whenever,
  where,
  withDetails,
  without,
  withPower,
  you,
  youControl,
} from '../builders/index.ts';

/** "You may cast that card …, and mana of any type can be spent to cast that spell." */
function castWithAnyMana(cards: ObjectSet, duration: Duration, manaAs: 'anyColor' | 'anyType' = 'anyType'): Effect {
  return { kind: 'permit', who: you, cards, lands: false, cost: 'normal', manaAs, duration };
}

/** "You look at the top [count] cards of that player's library, exile one of them face down, then put the rest [rest]. You may cast that card …" */
function takeOneFaceDown(library: ObjectSet, rest: (cards: ObjectSet) => Effect): Effect {
  return sequence(
    lookAt(library, 'looked'),
    choose(you, ref('looked'), 1, 1, 'chosen'),
    { kind: 'exile', what: ref('chosen'), faceDown: true, as: 'exiled' },
    rest(without(ref('looked'), ref('chosen'))),
    castWithAnyMana(ref('exiled'), indefinitely),
  );
}

/** "Exile the top card of your library. You may play it until you exile another card with this." */
const exileTopUntilAnother = sequence(
  { kind: 'exile', what: topOfLibrary(you, 1), linked: true, as: 'exiled' },
  permit(ref('exiled'), 'play', 'normal', { kind: 'untilSourceExilesAnother' }),
);

export const playFromExile: readonly CardDefinition[] = [
  creature('Gonti, Lord of Luxury', '{2}{B}{B}', {
    supertypes: Supertype.Legendary,
    power: 2,
    toughness: 3,
    subtypes: ['Aetherborn', 'Rogue'],
    keywords: Keyword.Deathtouch,
    abilities: [
      whenEnters(
        takeOneFaceDown(topOfLibrary(target, 4), (rest) => move(rest, bottomInRandomOrder)),
        { targets: [targetOpponent] },
      ),
    ],
  }),
  creature('Thief of Sanity', '{1}{U}{B}', {
    power: 2,
    toughness: 2,
    subtypes: ['Specter'],
    keywords: Keyword.Flying,
    abilities: [
      whenever(
        { kind: 'dealsDamage', source: isSelf, to: null, players: eachPlayer, combat: true },
        takeOneFaceDown(topOfLibrary(thatPlayer, 3), (rest) => move(rest, graveyard)),
      ),
    ],
  }),
  creature('Hostage Taker', '{2}{U}{B}', {
    power: 2,
    toughness: 3,
    subtypes: ['Human', 'Pirate'],
    abilities: [
      whenEnters(
        sequence(
          { kind: 'exile', what: target, until: { kind: 'whileSourceOnBattlefield' }, as: 'exiled' },
          castWithAnyMana(ref('exiled'), indefinitely),
        ),
        { targets: [targetPermanent(allOf(isOther, ofType(CardType.Artifact | CardType.Creature)))] },
      ),
    ],
  }),
  enchantment('Stolen Strategy', '{4}{R}', {
    abilities: [
      whenever(
        beginningOf(Step.Upkeep, you),
        sequence(exile(topOfLibrary(opponents, 1), 'exiled'), castWithAnyMana(ref('exiled'), endOfTurn, 'anyColor')),
      ),
    ],
  }),
  sorcery(
    'Mnemonic Betrayal',
    '{1}{U}{B}',
    spell(
      [],
      sequence(
        exile(cardsIn(Zone.Graveyard, opponents), 'exiled'),
        castWithAnyMana(ref('exiled'), endOfTurn),
        {
          kind: 'delayed',
          event: beginningOf(Step.EndTurn, eachPlayer),
          condition: exists(where(ref('exiled'), { kind: 'inZone', zone: Zone.Exile })),
          effect: move(ref('exiled'), graveyard),
          once: true,
          keep: ['exiled'],
        },
        exile(self),
      ),
    ),
  ),
  enchantment("Titans' Nest", '{1}{B}{G}{U}', {
    abilities: [
      whenever(
        beginningOf(Step.Upkeep, you),
        sequence(lookAt(topOfLibrary(you, 1), 'looked'), may(you, move(ref('looked'), graveyard))),
      ),
      manaAbility(cost({ kind: 'exileCards', zone: Zone.Graveyard, filter: anything, count: 1 }), {
        kind: 'fixed',
        mana: [5],
        spend: {
          on: allOf({ kind: 'color', colors: Color.All }, not({ kind: 'hasXInCost' })),
          spellsOnly: true,
        },
      }),
    ],
  }),
  sorcery(
    "Kaya's Wrath",
    '{W}{W}{B}{B}',
    spell(
      [],
      sequence(
        { kind: 'destroy', what: permanents(isCreature), as: 'destroyed' },
        gainLife(you, count(where(ref('destroyed'), controlledBy(you)))),
      ),
    ),
  ),
  artifact('Unstable Amulet', '{1}{R}', {
    abilities: [
      whenEnters({ kind: 'playerCounters', who: you, counter: 'energy', count: 2 }),
      whenever({ kind: 'castsSpell', who: you, what: anything, notFrom: Zone.Hand }, damagePlayers(1, opponents)),
      activated(cost(tap, { kind: 'payEnergy', amount: 2 }), exileTopUntilAnother),
    ],
  }),
  enchantment('Furious Rise', '{2}{R}', {
    abilities: [
      whenever(beginningOf(Step.EndTurn, you), exileTopUntilAnother, {
        condition: exists(permanents(allOf(isCreature, youControl, withPower('>=', 4)))),
      }),
    ],
  }),
  twoFaced(
    'adventure',
    creature('Tlincalli Hunter', '{5}{G}{G}', {
      power: 7,
      toughness: 7,
      subtypes: ['Scorpion', 'Scout'],
      keywords: Keyword.Trample,
      abilities: [
        allowance({
          kind: 'alternativeCost',
          who: you,
          spells: isCreature,
          cost: cost('{0}'),
          from: Zone.Exile,
          oncePerTurn: true,
        }),
      ],
    }),
    withDetails(
      sorcery(
        'Retrieve Prey',
        '{1}{G}',
        spell(
          [targetInGraveyard(allOf(isCreature, { kind: 'ownedBy', who: you }))],
          sequence(
            exile(target, 'exiled'),
            permit(ref('exiled'), 'cast', 'normal', { kind: 'untilEndOfNextTurnOf', who: you }),
          ),
        ),
      ),
      { subtypes: ['Adventure'] },
    ),
  ),
];
