/** Planeswalkers (306). Jace, Architect of Thought is with the cards that make piles and give free casts. */
import {
  type CardDefinition,
  CardType,
  Color,
  type Destination,
  type Effect,
  type Filter,
  Keyword,
  type PlayerSet,
  Step,
  Supertype,
  Zone,
} from '@foretell/rules/ir';
import {
  allOf,
  among,
  anyTarget,
  anything,
  apply,
  battlefieldUnderYourControl,
  beginningOf,
  cardsIn,
  choose,
  choosePile,
  controlledBy,
  createTokens,
  creatureToken,
  creatureYouControl,
  damageTarget,
  destroy,
  discard,
  draw,
  eachPlayer,
  exile,
  found,
  gainLife,
  gets,
  has,
  isCreature,
  isLand,
  lookAt,
  loyalty,
  may,
  move,
  ofType,
  opponentControls,
  opponents,
  permanents,
  permanentsHave,
  planeswalker,
  ref,
  returnToHand,
  ruleThisTurn,
  sacrifice,
  sacrificeThese,
  search,
  separate,
  sequence,
  shuffle,
  staysTapped,
  target,
  targetCreature,
  targetPermanent,
  targetPlayer,
  thatPlayer,
  topInAnyOrder,
  topOfLibrary,
  topOfLibraryPlace,
  untapThem,
  untilYourNextTurn,
  whenever,
  you,
  youControl,
} from '../builders/index.ts';

const legendary = Supertype.Legendary;
const beast = creatureToken(Color.Green, 3, 3, ['Beast']);
const soldier = creatureToken(Color.White, 1, 1, ['Soldier']);
const vampire = creatureToken(Color.Black, 2, 2, ['Vampire'], { keywords: Keyword.Flying });
const everyPermanentButWalkers = ofType(CardType.Artifact | CardType.Creature | CardType.Enchantment | CardType.Land);
const shuffledIntoLibrary: Destination = { zone: Zone.Library, shuffle: true };

/** "Until your next turn, prevent all damage that would be dealt to/by …" */
function preventAll(source: Filter, to: Filter, players: PlayerSet | null = null): Effect {
  return {
    kind: 'applyReplacement',
    replacement: { kind: 'damage', source, to, players, outcome: { kind: 'prevent', amount: 'all' } },
    duration: untilYourNextTurn,
  };
}

export const planeswalkers: readonly CardDefinition[] = [
  planeswalker('Jace Beleren', '{1}{U}{U}', {
    supertypes: legendary,
    subtypes: ['Jace'],
    loyalty: 3,
    abilities: [
      loyalty(+2, [], draw(eachPlayer, 1)),
      loyalty(-1, [targetPlayer], draw(target, 1)),
      loyalty(-10, [targetPlayer], { kind: 'mill', who: target, count: 20 }),
    ],
  }),
  planeswalker('Jace, the Mind Sculptor', '{2}{U}{U}', {
    supertypes: legendary,
    subtypes: ['Jace'],
    loyalty: 3,
    abilities: [
      loyalty(
        +2,
        [targetPlayer],
        sequence(
          lookAt(topOfLibrary(target, 1), 'looked'),
          may(you, move(ref('looked'), { zone: Zone.Library, position: 'bottom' })),
        ),
      ),
      loyalty(
        0,
        [],
        sequence(
          draw(you, 3),
          choose(you, cardsIn(Zone.Hand, you), 2, 2, 'returned'),
          move(ref('returned'), topInAnyOrder),
        ),
      ),
      loyalty(-1, [targetCreature], returnToHand(target)),
      loyalty(
        -12,
        [targetPlayer],
        sequence(exile(cardsIn(Zone.Library, target)), move(cardsIn(Zone.Hand, target), shuffledIntoLibrary)),
      ),
    ],
  }),
  planeswalker('Garruk Wildspeaker', '{2}{G}{G}', {
    supertypes: legendary,
    subtypes: ['Garruk'],
    loyalty: 3,
    abilities: [
      loyalty(+1, [targetPermanent(isLand, { min: 2, max: 2 })], untapThem(target)),
      loyalty(-1, [], createTokens(beast)),
      loyalty(-4, [], apply(permanents(creatureYouControl), [gets(3, 3), has(Keyword.Trample)])),
    ],
  }),
  planeswalker('Liliana of the Veil', '{1}{B}{B}', {
    supertypes: legendary,
    subtypes: ['Liliana'],
    loyalty: 3,
    abilities: [
      loyalty(+1, [], discard(eachPlayer, 1)),
      loyalty(-2, [targetPlayer], sacrifice(target, isCreature)),
      loyalty(
        -6,
        [targetPlayer],
        sequence(
          separate(permanents(controlledBy(target)), you, 'piles'),
          choosePile('piles', target, 'chosen', 'left'),
          sacrificeThese(ref('chosen'), target),
        ),
      ),
    ],
  }),
  planeswalker('Liliana Vess', '{3}{B}{B}', {
    supertypes: legendary,
    subtypes: ['Liliana'],
    loyalty: 5,
    abilities: [
      loyalty(+1, [targetPlayer], discard(target, 1)),
      loyalty(-2, [], sequence(search(anything), shuffle(you), move(found, topOfLibraryPlace))),
      loyalty(-8, [], move(cardsIn(Zone.Graveyard, eachPlayer, isCreature), battlefieldUnderYourControl)),
    ],
  }),
  planeswalker('Elspeth, Knight-Errant', '{2}{W}{W}', {
    supertypes: legendary,
    subtypes: ['Elspeth'],
    loyalty: 4,
    abilities: [
      loyalty(+1, [], createTokens(soldier)),
      loyalty(+1, [targetCreature], apply(target, [gets(3, 3), has(Keyword.Flying)])),
      loyalty(-8, [], {
        kind: 'emblem',
        who: you,
        name: 'Elspeth, Knight-Errant Emblem',
        abilities: [permanentsHave(allOf(everyPermanentButWalkers, youControl), has(Keyword.Indestructible))],
      }),
    ],
  }),
  planeswalker('Ajani Vengeant', '{2}{R}{W}', {
    supertypes: legendary,
    subtypes: ['Ajani'],
    loyalty: 3,
    abilities: [
      loyalty(+1, [targetPermanent(anything)], staysTapped(target)),
      loyalty(-2, [anyTarget()], sequence(damageTarget(3), gainLife(you, 3))),
      loyalty(-7, [targetPlayer], destroy(permanents(allOf(isLand, controlledBy(target))))),
    ],
  }),
  planeswalker('Kiora, the Crashing Wave', '{2}{G}{U}', {
    supertypes: legendary,
    subtypes: ['Kiora'],
    loyalty: 2,
    abilities: [
      loyalty(
        +1,
        [targetPermanent(opponentControls)],
        sequence(preventAll(anything, among(target)), preventAll(among(target), anything, eachPlayer)),
      ),
      loyalty(
        -1,
        [],
        sequence(
          draw(you, 1),
          ruleThisTurn({ kind: 'allowance', allowance: { kind: 'additionalLandPlays', who: you, count: 1 } }),
        ),
      ),
      loyalty(-5, [], {
        kind: 'emblem',
        who: you,
        name: 'Kiora, the Crashing Wave Emblem',
        abilities: [
          whenever(beginningOf(Step.EndTurn, you), createTokens(creatureToken(Color.Blue, 9, 9, ['Kraken']))),
        ],
      }),
    ],
  }),
  planeswalker('Sorin, Solemn Visitor', '{2}{W}{B}', {
    supertypes: legendary,
    subtypes: ['Sorin'],
    loyalty: 4,
    abilities: [
      loyalty(+1, [], apply(permanents(creatureYouControl), [gets(1, 0), has(Keyword.Lifelink)], untilYourNextTurn)),
      loyalty(-2, [], createTokens(vampire)),
      loyalty(-6, [], {
        kind: 'emblem',
        who: you,
        name: 'Sorin, Solemn Visitor Emblem',
        abilities: [whenever(beginningOf(Step.Upkeep, opponents), sacrifice(thatPlayer, isCreature))],
      }),
    ],
  }),
];
