/** Modal double-faced cards with a land on the back (712). */
import { type CardDefinition, Color, Keyword, Zone } from '@foretell/rules/ir';
import {
  allOf,
  anyNumber,
  apply,
  bottomInAnyOrder,
  bottomInRandomOrder,
  cardsIn,
  choose,
  controllerOf,
  cost,
  count,
  counter,
  createTokens,
  creature,
  creatureToken,
  creatureYouControl,
  discardYouChoose,
  draw,
  enters,
  entersAs,
  entersTapped,
  gets,
  hand,
  handSize,
  has,
  indefinitely,
  instant,
  isInstantOrSorcery,
  land,
  landYouControl,
  lookAt,
  mana,
  move,
  not,
  ofSubtype,
  ownedBy,
  payLife,
  permanents,
  ref,
  returnToHand,
  reveal,
  self,
  sequence,
  sorcery,
  spell,
  sum,
  tapFor,
  target,
  targetInGraveyard,
  targetOpponent,
  targetSpell,
  topOfLibrary,
  twoFaced,
  unlessPays,
  untilYourNextTurn,
  whenever,
  where,
  withManaValue,
  without,
  you,
} from '../builders/index.ts';

/** A spell or creature with a land on the back that enters tapped. */
function spellLand(front: CardDefinition, back: string, symbol: string): CardDefinition {
  return twoFaced('modalDoubleFaced', front, land(back, { abilities: [entersTapped, tapFor(mana(symbol))] }));
}

/** The same with a land that may enter untapped for 3 life. */
function mythicSpellLand(front: CardDefinition, back: string, symbol: string): CardDefinition {
  const abilities = [entersAs({ kind: 'tappedUnlessPaid', cost: cost(payLife(3)) }), tapFor(mana(symbol))];
  return twoFaced('modalDoubleFaced', front, land(back, { abilities }));
}

const angelWarrior = creatureToken(Color.White, 4, 4, ['Angel', 'Warrior'], { keywords: Keyword.Flying });

export const spellLands: readonly CardDefinition[] = [
  mythicSpellLand(
    sorcery(
      "Emeria's Call",
      '{4}{W}{W}{W}',
      spell(
        [],
        sequence(
          createTokens(angelWarrior, 2),
          apply(
            permanents(allOf(creatureYouControl, not(ofSubtype('Angel')))),
            [has(Keyword.Indestructible)],
            untilYourNextTurn,
          ),
        ),
      ),
    ),
    'Emeria, Shattered Skyclave',
    '{W}',
  ),
  mythicSpellLand(
    sorcery(
      'Sea Gate Restoration',
      '{4}{U}{U}{U}',
      spell(
        [],
        sequence(draw(you, sum(handSize(you), 1)), {
          kind: 'applyRule',
          effect: { kind: 'allowance', allowance: { kind: 'noMaximumHandSize', who: you } },
          duration: indefinitely,
        }),
      ),
    ),
    'Sea Gate, Reborn',
    '{U}',
  ),
  spellLand(
    instant(
      'Valakut Awakening',
      '{2}{R}',
      spell(
        [],
        sequence(
          choose(you, cardsIn(Zone.Hand, you), 0, anyNumber, 'returned'),
          { kind: 'letNumber', as: 'cards', value: count(ref('returned')) },
          move(ref('returned'), bottomInAnyOrder),
          draw(you, sum(ref('cards'), 1)),
        ),
      ),
    ),
    'Valakut Stoneforge',
    '{R}',
  ),
  spellLand(
    instant(
      'Silundi Vision',
      '{2}{U}',
      spell(
        [],
        sequence(
          lookAt(topOfLibrary(you, 6), 'looked'),
          choose(you, where(ref('looked'), isInstantOrSorcery), 0, 1, 'taken'),
          reveal(ref('taken'), 'revealed'),
          move(ref('taken'), hand),
          move(without(ref('looked'), ref('taken')), bottomInRandomOrder),
        ),
      ),
    ),
    'Silundi Isle',
    '{U}',
  ),
  spellLand(
    instant(
      'Jwari Disruption',
      '{1}{U}',
      spell([targetSpell()], unlessPays(controllerOf(target), cost('{1}'), counter(target))),
    ),
    'Jwari Ruins',
    '{U}',
  ),
  spellLand(
    sorcery('Pelakka Predation', '{2}{B}', spell([targetOpponent], discardYouChoose(target, withManaValue('>=', 3)))),
    'Pelakka Caverns',
    '{B}',
  ),
  spellLand(
    sorcery('Bala Ged Recovery', '{2}{G}', spell([targetInGraveyard(ownedBy(you))], returnToHand(target))),
    'Bala Ged Sanctuary',
    '{G}',
  ),
  spellLand(
    creature('Kazandu Mammoth', '{1}{G}{G}', {
      power: 3,
      toughness: 3,
      subtypes: ['Elephant'],
      abilities: [whenever(enters(landYouControl), apply(self, [gets(2, 2)]))],
    }),
    'Kazandu Valley',
    '{G}',
  ),
];
