/** Drawing, looking at and ordering cards. */
import { type CardDefinition, CardType, Color, type Effect, Step, Zone } from '@foretell/rules/ir';
import {
  additionalCost,
  anything,
  artifact,
  beginningOf,
  bottomInAnyOrder,
  cardsIn,
  choose,
  cost,
  creature,
  discard,
  discarding,
  draw,
  eachPlayer,
  enchantment,
  endOfTurn,
  flashback,
  hand,
  instant,
  isLand,
  isUntapped,
  lookAt,
  loseLife,
  manaValueOf,
  may,
  move,
  ofType,
  payLife,
  ref,
  replacement,
  reveal,
  scry,
  self,
  sequence,
  shuffle,
  sorcery,
  spell,
  suspend,
  target,
  targetPlayer,
  thatPlayer,
  topInAnyOrder,
  topOfLibrary,
  union,
  unlessPays,
  whenever,
  withDetails,
  without,
  you,
} from '../builders/index.ts';

/** "Put [count] cards from your hand on top of your library in any order." */
function handToTop(count: number): Effect {
  return sequence(choose(you, cardsIn(Zone.Hand, you), count, count, 'returned'), move(ref('returned'), topInAnyOrder));
}

/** "Look at the top [count] cards; put one into your hand and the rest on the bottom in any order." */
function takeOneOf(count: number): Effect {
  return sequence(
    lookAt(topOfLibrary(you, count), 'looked'),
    choose(you, ref('looked'), 1, 1, 'taken'),
    move(ref('taken'), hand),
    move(without(ref('looked'), ref('taken')), bottomInAnyOrder),
  );
}

export const cardDraw: readonly CardDefinition[] = [
  instant('Ancestral Recall', '{U}', spell([targetPlayer], draw(target, 3))),
  withDetails(sorcery('Ancestral Vision', null, suspend(4, cost('{U}')), spell([targetPlayer], draw(target, 3))), {
    colors: Color.Blue,
  }),
  instant('Brainstorm', '{U}', spell([], sequence(draw(you, 3), handToTop(2)))),
  sorcery(
    'Ponder',
    '{U}',
    spell(
      [],
      sequence(
        lookAt(topOfLibrary(you, 3), 'looked'),
        move(ref('looked'), topInAnyOrder),
        may(you, shuffle(you)),
        draw(you, 1),
      ),
    ),
  ),
  sorcery('Preordain', '{U}', spell([], sequence(scry(2), draw(you, 1)))),
  sorcery('Serum Visions', '{U}', spell([], sequence(draw(you, 1), scry(2)))),
  sorcery('Sleight of Hand', '{U}', spell([], takeOneOf(2))),
  sorcery('Careful Study', '{U}', spell([], sequence(draw(you, 2), discard(you, 2)))),
  instant('Opt', '{U}', spell([], sequence(scry(1), draw(you, 1)))),
  sorcery(
    'Gitaxian Probe',
    '{U/P}',
    spell([targetPlayer], sequence(lookAt(cardsIn(Zone.Hand, target), 'looked'), draw(you, 1))),
  ),
  instant('Anticipate', '{1}{U}', spell([], takeOneOf(3))),
  instant('Impulse', '{1}{U}', spell([], takeOneOf(4))),
  instant('Think Twice', '{1}{U}', spell([], draw(you, 1)), flashback(cost('{2}{U}'))),
  instant(
    'Quicken',
    '{U}',
    spell(
      [],
      sequence(
        {
          kind: 'applyRule',
          effect: {
            kind: 'allowance',
            allowance: { kind: 'castAsThoughFlash', who: you, spells: ofType(CardType.Sorcery) },
          },
          duration: endOfTurn,
          uses: 1,
        },
        draw(you, 1),
      ),
    ),
  ),
  sorcery('Divination', '{2}{U}', spell([], draw(you, 2))),
  sorcery(
    'Compulsive Research',
    '{2}{U}',
    spell([targetPlayer], sequence(draw(target, 3), unlessPays(target, cost(discarding(isLand)), discard(target, 2)))),
  ),
  sorcery('Concentrate', '{2}{U}{U}', spell([], draw(you, 3))),
  sorcery('Deep Analysis', '{3}{U}', spell([targetPlayer], draw(target, 2)), flashback(cost('{1}{U}', payLife(3)))),
  sorcery('Cathartic Reunion', '{1}{R}', additionalCost(cost(discarding(anything, 2))), spell([], draw(you, 3))),
  sorcery("Night's Whisper", '{1}{B}', spell([], sequence(draw(you, 2), loseLife(you, 2)))),
  sorcery('Sign in Blood', '{B}{B}', spell([targetPlayer], sequence(draw(target, 2), loseLife(target, 2)))),
  sorcery('Harmonize', '{2}{G}{G}', spell([], draw(you, 3))),
  sorcery('Wheel of Fortune', '{2}{R}', spell([], sequence(discard(eachPlayer, 'hand'), draw(eachPlayer, 7)))),
  sorcery(
    'Timetwister',
    '{2}{U}',
    spell(
      [],
      sequence(
        move(union(cardsIn(Zone.Hand, eachPlayer), cardsIn(Zone.Graveyard, eachPlayer)), {
          zone: Zone.Library,
          shuffle: true,
        }),
        draw(eachPlayer, 7),
      ),
    ),
  ),
  enchantment('Phyrexian Arena', '{1}{B}{B}', {
    abilities: [whenever(beginningOf(Step.Upkeep, you), sequence(draw(you, 1), loseLife(you, 1)))],
  }),
  artifact('Howling Mine', '{2}', {
    abilities: [
      whenever(beginningOf(Step.Draw, eachPlayer), draw(thatPlayer, 1), {
        condition: { kind: 'matches', what: self, filter: isUntapped },
      }),
    ],
  }),
  creature('Dark Confidant', '{1}{B}', {
    power: 2,
    toughness: 1,
    subtypes: ['Human', 'Wizard'],
    abilities: [
      whenever(
        beginningOf(Step.Upkeep, you),
        sequence(
          reveal(topOfLibrary(you, 1), 'revealed'),
          { kind: 'letNumber', as: 'manaValue', value: manaValueOf(ref('revealed')) },
          move(ref('revealed'), hand),
          loseLife(you, ref('manaValue')),
        ),
      ),
    ],
  }),
  enchantment('Thought Reflection', '{4}{U}{U}{U}', {
    abilities: [replacement({ kind: 'draw', who: you, instead: draw(you, 2) })],
  }),
];
