/** Spells that can be cast without mana, or are paid for later, and cascade. */
import { type CardDefinition, CardType, Color, type Effect, Keyword, Step } from '@foretell/rules/ir';
import {
  allOf,
  apply,
  beginningOf,
  cascade,
  controllerOf,
  cost,
  counter,
  creature,
  creatureYouControl,
  delayed,
  destroy,
  destroyForGood,
  draw,
  exists,
  found,
  gets,
  hand,
  instant,
  isBlack,
  isCreature,
  isGreen,
  isNoncreature,
  move,
  not,
  ofSubtype,
  payLife,
  permanents,
  ratherThanMana,
  returning,
  scry,
  search,
  sequence,
  shuffle,
  spell,
  target,
  targetPermanent,
  targetSpell,
  unlessPays,
  withDetails,
  withManaValue,
  you,
  youControl,
} from '../builders/index.ts';

/** "At the beginning of your next upkeep, pay [cost]. If you don't, you lose the game." */
function payNextUpkeep(payment: string): Effect {
  const lose: Effect = { kind: 'loseGame', who: you };
  return delayed(beginningOf(Step.Upkeep, you), unlessPays(you, cost(payment), lose));
}

const isIsland = ofSubtype('Island');
const nonblackCreature = allOf(isCreature, not(isBlack));

export const unusualCosts: readonly CardDefinition[] = [
  instant(
    'Daze',
    '{1}{U}',
    ratherThanMana('return an Island', cost(returning(isIsland))),
    spell([targetSpell()], unlessPays(controllerOf(target), cost('{1}'), counter(target))),
  ),
  instant(
    'Gush',
    '{4}{U}',
    ratherThanMana('return two Islands', cost(returning(isIsland, 2))),
    spell([], draw(you, 2)),
  ),
  instant(
    'Snuff Out',
    '{3}{B}',
    ratherThanMana('pay 4 life', cost(payLife(4)), exists(permanents(allOf(ofSubtype('Swamp'), youControl)))),
    spell([targetPermanent(nonblackCreature)], destroyForGood(target)),
  ),
  withDetails(
    instant('Pact of Negation', '{0}', spell([targetSpell()], sequence(counter(target), payNextUpkeep('{3}{U}{U}')))),
    { colors: Color.Blue },
  ),
  withDetails(
    instant(
      "Summoner's Pact",
      '{0}',
      spell(
        [],
        sequence(
          search(allOf(isGreen, isCreature), { reveal: true }),
          move(found, hand),
          shuffle(you),
          payNextUpkeep('{2}{G}{G}'),
        ),
      ),
    ),
    { colors: Color.Green },
  ),
  withDetails(
    instant(
      'Slaughter Pact',
      '{0}',
      spell([targetPermanent(nonblackCreature)], sequence(destroy(target), payNextUpkeep('{2}{B}'))),
    ),
    { colors: Color.Black },
  ),
  instant(
    'Spell Pierce',
    '{U}',
    spell([targetSpell(isNoncreature)], unlessPays(controllerOf(target), cost('{2}'), counter(target))),
  ),
  instant('Spell Snare', '{U}', spell([targetSpell(withManaValue('=', 2))], counter(target))),
  instant('Mental Misstep', '{U/P}', spell([targetSpell(withManaValue('=', 1))], counter(target))),
  instant(
    'Condescend',
    '{X}{U}',
    spell([targetSpell()], sequence(unlessPays(controllerOf(target), cost('{X}'), counter(target)), scry(2))),
  ),
  creature('Bloodbraid Elf', '{2}{R}{G}', {
    power: 3,
    toughness: 2,
    subtypes: ['Elf', 'Berserker'],
    keywords: Keyword.Haste,
    abilities: [cascade],
  }),
  creature('Shardless Agent', '{1}{G}{U}', {
    alsoTypes: CardType.Artifact,
    power: 2,
    toughness: 2,
    subtypes: ['Human', 'Rogue'],
    abilities: [cascade],
  }),
  instant('Violent Outburst', '{1}{R}{G}', cascade, spell([], apply(permanents(creatureYouControl), [gets(1, 0)]))),
];
