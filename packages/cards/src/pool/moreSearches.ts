/** Searches by others, for others, and what watches them (701.23); lands that look at other lands; controlled turns and piles of attackers. */
import {
  type CardDefinition,
  type Destination,
  type Effect,
  Keyword,
  type Quantity,
  Step,
  Supertype,
  Zone,
} from '@foretell/rules/ir';
import {
  activated,
  additionalCost,
  addMana,
  affects,
  allOf,
  among,
  anyNumber,
  anyTarget,
  anything,
  apply,
  artifact,
  battlefield,
  battlefieldTapped,
  beginningOf,
  cardsIn,
  chooseOpponent,
  choosePile,
  controlledBy,
  controlledByPlayer,
  controllerOf,
  cost,
  couldProduce,
  count,
  creature,
  damageTarget,
  destroy,
  draw,
  eachPlayer,
  enchantment,
  entersWithCounters,
  exile,
  exists,
  forEachPlayer,
  found,
  gainLife,
  gets,
  hand,
  indefinitely,
  instant,
  isArtifact,
  isBasicLand,
  isCreature,
  isLand,
  kicker,
  land,
  landYouControl,
  loyalty,
  mana,
  manaValueOf,
  may,
  move,
  not,
  ofSubtype,
  oneOf,
  opponentControls,
  opponents,
  ownerOf,
  paid,
  permanents,
  planeswalker,
  ref,
  removing,
  ruleThisTurn,
  sacrificeSelf,
  sacrificing,
  search,
  self,
  separate,
  sequence,
  shuffle,
  sorcery,
  spell,
  sum,
  tap,
  tapFor,
  target,
  targetInGraveyard,
  targetOpponent,
  targetPermanent,
  targetPlayer,
  thatPlayer,
  turnOf,
  when,
  whenDies,
  whenever,
  withManaValue,
  x,
  you,
  youControl,
} from '../builders/index.ts';

/** "Each player may search their library for up to [max] basic land cards, put them onto the battlefield, then shuffle." */
function everybodyMayFetch(max: Quantity, to: Destination): Effect {
  return forEachPlayer(
    eachPlayer,
    'searcher',
    may(
      ref('searcher'),
      sequence(search(isBasicLand, { who: ref('searcher'), min: 0, max }), move(found, to), shuffle(ref('searcher'))),
    ),
  );
}

const isForest = ofSubtype('Forest');
const fetchForest = spell([], sequence(search(isForest), move(found, battlefield), shuffle(you)));

function tainted(name: string, colors: string): CardDefinition {
  const swamp = exists(permanents(allOf(ofSubtype('Swamp'), youControl)));
  return land(name, {
    abilities: [tapFor(mana('{C}')), activated(cost(tap), addMana(oneOf(colors)), { condition: swamp })],
  });
}

export const moreSearches: readonly CardDefinition[] = [
  sorcery("Nature's Lore", '{1}{G}', fetchForest),
  sorcery('Three Visits', '{1}{G}', fetchForest),
  sorcery(
    'Gamble',
    '{R}',
    spell(
      [],
      sequence(
        search(anything),
        move(found, hand),
        { kind: 'discard', who: you, count: 1, atRandom: true },
        shuffle(you),
      ),
    ),
  ),
  instant(
    'Long-Term Plans',
    '{2}{U}',
    spell([], sequence(search(anything), shuffle(you), move(found, { zone: Zone.Library, position: { nth: 3 } }))),
  ),
  sorcery(
    'Tinker',
    '{2}{U}',
    additionalCost(cost(sacrificing(isArtifact))),
    spell([], sequence(search(isArtifact), move(found, battlefield), shuffle(you))),
  ),
  sorcery(
    'Fabricate',
    '{2}{U}',
    spell([], sequence(search(isArtifact, { reveal: true }), move(found, hand), shuffle(you))),
  ),
  sorcery(
    'Eldritch Evolution',
    '{1}{G}{G}',
    additionalCost(cost(sacrificing(isCreature, 1, 'sacrificed'))),
    spell(
      [],
      sequence(
        search(allOf(isCreature, withManaValue('<=', sum(2, manaValueOf(ref('sacrificed')))))),
        move(found, battlefield),
        shuffle(you),
        exile(self),
      ),
    ),
  ),
  instant(
    'Surgical Extraction',
    '{B/P}',
    spell(
      [targetInGraveyard(not(isBasicLand))],
      sequence(
        search(
          { kind: 'sameNameAs', what: target },
          { libraries: ownerOf(target), zones: [Zone.Graveyard, Zone.Hand], min: 0, max: anyNumber },
        ),
        exile(found),
        shuffle(ownerOf(target)),
      ),
    ),
  ),
  sorcery(
    'Sadistic Sacrament',
    '{B}{B}{B}',
    kicker(cost('{7}')),
    spell(
      [targetPlayer],
      sequence(
        search(anything, { libraries: target, min: 0, max: when(paid('kicker'), 15, 3) }),
        exile(found),
        shuffle(target),
      ),
    ),
  ),
  creature('Veteran Explorer', '{G}', {
    power: 1,
    toughness: 1,
    subtypes: ['Human', 'Soldier', 'Scout'],
    abilities: [whenDies(everybodyMayFetch(2, battlefield))],
  }),
  sorcery('New Frontiers', '{X}{G}', spell([], everybodyMayFetch(x, battlefieldTapped))),
  sorcery(
    'Cleansing Wildfire',
    '{1}{R}',
    spell(
      [targetPermanent(isLand)],
      sequence(
        destroy(target),
        may(
          controllerOf(target),
          sequence(
            search(isBasicLand, { who: controllerOf(target) }),
            move(found, battlefieldTapped),
            shuffle(controllerOf(target)),
          ),
        ),
        draw(you, 1),
      ),
    ),
  ),
  creature('Archivist of Oghma', '{1}{W}', {
    power: 2,
    toughness: 2,
    subtypes: ['Halfling', 'Cleric'],
    keywords: Keyword.Flash,
    abilities: [whenever({ kind: 'searchesLibrary', who: opponents }, sequence(gainLife(you, 1), draw(you, 1)))],
  }),
  artifact('Wishclaw Talisman', '{1}{B}', {
    abilities: [
      entersWithCounters('wish', 3),
      activated(
        cost('{1}', tap, removing('wish', 1)),
        sequence(
          search(anything),
          move(found, hand),
          shuffle(you),
          chooseOpponent(opponents, 'taker'),
          apply(self, [controlledByPlayer(ref('taker'))], indefinitely),
        ),
        { condition: turnOf(you) },
      ),
    ],
  }),
  creature('Embodiment of Spring', '{U}', {
    power: 0,
    toughness: 3,
    subtypes: ['Elemental'],
    abilities: [
      activated(
        cost('{1}{G}', tap, sacrificeSelf),
        sequence(search(isBasicLand), move(found, battlefieldTapped), shuffle(you)),
      ),
    ],
  }),
  creature('Knight of the Reliquary', '{1}{G}{W}', {
    power: 2,
    toughness: 2,
    subtypes: ['Human', 'Knight'],
    abilities: [
      affects(self, gets(count(cardsIn(Zone.Graveyard, you, isLand)), count(cardsIn(Zone.Graveyard, you, isLand)))),
      activated(
        cost(tap, sacrificing(ofSubtype('Forest', 'Plains'))),
        sequence(search(isLand), move(found, battlefield), shuffle(you)),
      ),
    ],
  }),
  sorcery('Secret Rendezvous', '{1}{W}{W}', spell([targetOpponent], draw({ kind: 'union', of: [you, target] }, 3))),
  tainted('Tainted Field', '{W}{B}'),
  tainted('Tainted Isle', '{U}{B}'),
  tainted('Tainted Peak', '{B}{R}'),
  creature('Sylvok Explorer', '{1}{G}', {
    power: 1,
    toughness: 1,
    subtypes: ['Human', 'Druid'],
    abilities: [tapFor(couldProduce(permanents(allOf(isLand, opponentControls)), 'color'))],
  }),
  creature('Harvester Druid', '{1}{G}', {
    power: 1,
    toughness: 1,
    subtypes: ['Human', 'Druid'],
    abilities: [tapFor(couldProduce(permanents(landYouControl), 'color'))],
  }),
  planeswalker('Sorin Markov', '{3}{B}{B}{B}', {
    supertypes: Supertype.Legendary,
    subtypes: ['Sorin'],
    loyalty: 4,
    abilities: [
      loyalty(+2, [anyTarget()], sequence(damageTarget(2), gainLife(you, 2))),
      loyalty(-3, [targetOpponent], { kind: 'setLife', who: target, amount: 10 }),
      loyalty(-7, [targetPlayer], { kind: 'controlNextTurn', who: you, player: target }),
    ],
  }),
  sorcery(
    'Cruel Entertainment',
    '{6}{B}',
    spell(
      [
        { ...targetPlayer, name: 'first' },
        { ...targetPlayer, name: 'second', differentFrom: ['first'] },
      ],
      sequence(
        { kind: 'controlNextTurn', who: ref('first'), player: ref('second') },
        { kind: 'controlNextTurn', who: ref('second'), player: ref('first') },
      ),
    ),
  ),
  enchantment('Fight or Flight', '{3}{W}', {
    abilities: [
      whenever(
        beginningOf(Step.BeginCombat, opponents),
        sequence(
          separate(permanents(allOf(isCreature, controlledBy(thatPlayer))), you, 'piles'),
          choosePile('piles', thatPlayer, 'chosen', 'others'),
          ruleThisTurn({
            kind: 'restriction',
            restriction: { kind: 'cantAttack', what: allOf(isCreature, not(among(ref('chosen')))) },
          }),
        ),
      ),
    ],
  }),
];
