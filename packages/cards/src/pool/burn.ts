/** Spells that deal damage. */
import { type CardDefinition, Keyword } from '@foretell/rules/ir';
import {
  anyTarget,
  apply,
  cost,
  damage,
  damageTarget,
  has,
  instant,
  kicker,
  modalSpell,
  paid,
  permanents,
  sorcery,
  spell,
  suspend,
  target,
  targetCreature,
  targetPlayerOrPlaneswalker,
  when,
  withDetails,
  youControl,
} from '../builders/index.ts';

export const burn: readonly CardDefinition[] = [
  instant('Lightning Bolt', '{R}', spell([anyTarget()], damageTarget(3))),
  instant('Shock', '{R}', spell([anyTarget()], damageTarget(2))),
  instant('Lightning Strike', '{1}{R}', spell([anyTarget()], damageTarget(3))),
  instant('Searing Spear', '{1}{R}', spell([anyTarget()], damageTarget(3))),
  sorcery('Volcanic Hammer', '{1}{R}', spell([anyTarget()], damageTarget(3))),
  sorcery('Flame Slash', '{R}', spell([targetCreature], damage(4, target))),
  withDetails(sorcery('Lava Spike', '{R}', spell([targetPlayerOrPlaneswalker], damageTarget(3))), {
    subtypes: ['Arcane'],
  }),
  sorcery('Rift Bolt', '{2}{R}', spell([anyTarget()], damageTarget(3)), suspend(1, cost('{R}'))),
  instant(
    'Burst Lightning',
    '{R}',
    kicker(cost('{4}')),
    spell([anyTarget()], damageTarget(when(paid('kicker'), 4, 2))),
  ),
  instant(
    'Boros Charm',
    '{R}{W}',
    modalSpell(
      { targets: [targetPlayerOrPlaneswalker], effect: damageTarget(4) },
      { targets: [], effect: apply(permanents(youControl), [has(Keyword.Indestructible)]) },
      { targets: [targetCreature], effect: apply(target, [has(Keyword.DoubleStrike)]) },
    ),
  ),
];
