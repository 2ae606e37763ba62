/** Cards that separate cards or permanents into two piles (700.3). */
import { type CardDefinition, type Effect, Keyword, type Quantity, Step, Supertype, Zone } from '@foretell/rules/ir';
import {
  allOf,
  among,
  anyOf,
  battlefield,
  battlefieldUnderYourControl,
  beginningOf,
  bottomInAnyOrder,
  cardsIn,
  choose,
  chooseOpponent,
  choosePile,
  controlledBy,
  costChange,
  creature,
  destroyForGood,
  enchantment,
  enters,
  exile,
  graveyard,
  hand,
  instant,
  isCreature,
  isSelf,
  move,
  not,
  ofSubtype,
  opponents,
  permanents,
  ref,
  reveal,
  ruleThisTurn,
  sacrificeThese,
  separate,
  sequence,
  sorcery,
  spell,
  sum,
  target,
  targetInGraveyard,
  targetPlayer,
  topOfLibrary,
  whenEnters,
  whenever,
  without,
  x,
  you,
  youControl,
} from '../builders/index.ts';

/** "Reveal the top [count]; an opponent makes two piles; one goes to your hand and the other to your graveyard." */
function opponentSplits(count: Quantity): Effect {
  return sequence(
    reveal(topOfLibrary(you, count), 'revealed'),
    chooseOpponent(opponents, 'splitter'),
    separate(ref('revealed'), ref('splitter'), 'piles'),
    choosePile('piles', you, 'taken', 'left'),
    move(ref('taken'), hand),
    move(ref('left'), graveyard),
  );
}

/** "Reveal the top [count] and make two piles; an opponent chooses the one for your hand; the other to your graveyard." */
function youSplit(count: Quantity): Effect {
  return sequence(
    reveal(topOfLibrary(you, count), 'revealed'),
    separate(ref('revealed'), you, 'piles'),
    chooseOpponent(opponents, 'chooser'),
    choosePile('piles', ref('chooser'), 'taken', 'left'),
    move(ref('taken'), hand),
    move(ref('left'), graveyard),
  );
}

export const piles: readonly CardDefinition[] = [
  instant('Fact or Fiction', '{3}{U}', spell([], opponentSplits(5))),
  instant('Steam Augury', '{2}{U}{R}', spell([], youSplit(5))),
  instant('Epiphany at the Drownyard', '{X}{U}', spell([], youSplit(sum(x, 1)))),
  instant(
    'Truth or Tale',
    '{1}{U}',
    spell(
      [],
      sequence(
        reveal(topOfLibrary(you, 5), 'revealed'),
        separate(ref('revealed'), you, 'piles'),
        chooseOpponent(opponents, 'chooser'),
        choosePile('piles', ref('chooser'), 'chosen', 'left'),
        choose(you, ref('chosen'), 1, 1, 'taken'),
        move(ref('taken'), hand),
        move(without(ref('revealed'), ref('taken')), bottomInAnyOrder),
      ),
    ),
  ),
  creature('Sphinx of Uthuun', '{5}{U}{U}', {
    power: 5,
    toughness: 6,
    subtypes: ['Sphinx'],
    keywords: Keyword.Flying,
    abilities: [whenEnters(opponentSplits(5))],
  }),
  creature('Unesh, Criosphinx Sovereign', '{4}{U}{U}', {
    supertypes: Supertype.Legendary,
    power: 4,
    toughness: 4,
    subtypes: ['Sphinx'],
    keywords: Keyword.Flying,
    abilities: [
      costChange({ who: you, what: 'spell', filter: ofSubtype('Sphinx'), reduceGeneric: 2 }),
      whenever(enters(anyOf(isSelf, allOf(ofSubtype('Sphinx'), youControl))), opponentSplits(4)),
    ],
  }),
  enchantment('Stand or Fall', '{3}{R}', {
    abilities: [
      whenever(
        beginningOf(Step.BeginCombat, you),
        sequence(
          { kind: 'separate', what: permanents(isCreature), by: you, each: opponents, as: 'piles' },
          choosePile('piles', opponents, 'chosen', 'others'),
          ruleThisTurn({
            kind: 'restriction',
            restriction: { kind: 'cantBlock', what: allOf(isCreature, not(among(ref('chosen')))) },
          }),
        ),
      ),
    ],
  }),
  sorcery(
    'Make an Example',
    '{3}{B}',
    spell(
      [],
      sequence(
        { kind: 'separate', what: permanents(isCreature), by: opponents, each: opponents, as: 'piles' },
        choosePile('piles', you, 'chosen', 'others'),
        sacrificeThese(ref('chosen'), opponents),
      ),
    ),
  ),
  sorcery(
    'Do or Die',
    '{1}{B}',
    spell(
      [targetPlayer],
      sequence(
        separate(permanents(allOf(isCreature, controlledBy(target))), you, 'piles'),
        choosePile('piles', target, 'chosen', 'left'),
        destroyForGood(ref('chosen')),
      ),
    ),
  ),
  sorcery(
    'Death or Glory',
    '{4}{W}',
    spell(
      [],
      sequence(
        separate(cardsIn(Zone.Graveyard, you, isCreature), you, 'piles'),
        chooseOpponent(opponents, 'chooser'),
        choosePile('piles', ref('chooser'), 'exiled', 'returned'),
        exile(ref('exiled')),
        move(ref('returned'), battlefield),
      ),
    ),
  ),
  sorcery(
    'Boneyard Parley',
    '{5}{B}{B}',
    spell(
      [targetInGraveyard(isCreature, { min: 0, max: 5 })],
      sequence(
        exile(target, 'exiled'),
        chooseOpponent(opponents, 'splitter'),
        separate(ref('exiled'), ref('splitter'), 'piles'),
        choosePile('piles', you, 'taken', 'left'),
        move(ref('taken'), battlefieldUnderYourControl),
        move(ref('left'), graveyard),
      ),
    ),
  ),
];
