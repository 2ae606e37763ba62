/** Spells that counter spells and abilities (701.6). */
import { type CardDefinition, CardType } from '@foretell/rules/ir';
import {
  controllerOf,
  cost,
  counter,
  draw,
  hand,
  instant,
  isAbility,
  isCreature,
  isNoncreature,
  ofType,
  scry,
  sequence,
  spell,
  target,
  targetOnStack,
  targetSpell,
  topOfLibraryPlace,
  unlessPays,
  you,
} from '../builders/index.ts';

export const counterspells: readonly CardDefinition[] = [
  instant('Counterspell', '{U}{U}', spell([targetSpell()], counter(target))),
  instant('Cancel', '{1}{U}{U}', spell([targetSpell()], counter(target))),
  instant('Dissolve', '{1}{U}{U}', spell([targetSpell()], sequence(counter(target), scry(1)))),
  instant(
    'Mana Leak',
    '{1}{U}',
    spell([targetSpell()], unlessPays(controllerOf(target), cost('{3}'), counter(target))),
  ),
  instant('Force Spike', '{U}', spell([targetSpell()], unlessPays(controllerOf(target), cost('{1}'), counter(target)))),
  instant('Essence Scatter', '{1}{U}', spell([targetSpell(isCreature)], counter(target))),
  instant('Remove Soul', '{1}{U}', spell([targetSpell(isCreature)], counter(target))),
  instant('Negate', '{1}{U}', spell([targetSpell(isNoncreature)], counter(target))),
  instant('Dispel', '{U}', spell([targetSpell(ofType(CardType.Instant))], counter(target))),
  instant('Memory Lapse', '{1}{U}', spell([targetSpell()], counter(target, topOfLibraryPlace))),
  instant('Remand', '{1}{U}', spell([targetSpell()], sequence(counter(target, hand), draw(you, 1)))),
  instant('Stifle', '{U}', spell([targetOnStack(isAbility)], counter(target))),
];
