/** Spells that deal with many permanents at once. */
import { type CardDefinition, type Effect, type Filter, Keyword, type Quantity, Zone } from '@foretell/rules/ir';
import {
  allOf,
  anything,
  battlefieldTapped,
  controlledBy,
  count,
  damage,
  destroy,
  destroyForGood,
  eachPlayer,
  exile,
  found,
  instant,
  isAttacking,
  isBasicLand,
  isCreature,
  may,
  move,
  not,
  permanents,
  preventCombatDamage,
  putCounters,
  ref,
  search,
  self,
  sequence,
  shuffle,
  sorcery,
  spell,
  target,
  targetPlayer,
  withKeyword,
  x,
} from '../builders/index.ts';

const creatures = permanents(isCreature);

function damageToEach(amount: Quantity, filter: Filter): Effect {
  return damage(amount, permanents(filter));
}

export const sweepers: readonly CardDefinition[] = [
  sorcery('Wrath of God', '{2}{W}{W}', spell([], destroyForGood(creatures))),
  sorcery('Day of Judgment', '{2}{W}{W}', spell([], destroy(creatures))),
  sorcery('Damnation', '{2}{B}{B}', spell([], destroyForGood(creatures))),
  sorcery(
    'Supreme Verdict',
    '{1}{W}{W}{U}',
    { kind: 'keyword', keyword: 'cantBeCountered' },
    spell([], destroy(creatures)),
  ),
  sorcery('Pyroclasm', '{1}{R}', spell([], damageToEach(2, isCreature))),
  sorcery(
    'Earthquake',
    '{X}{R}',
    spell([], {
      kind: 'damage',
      amount: x,
      to: permanents(allOf(isCreature, not(withKeyword(Keyword.Flying)))),
      players: eachPlayer,
    }),
  ),
  sorcery(
    'Hurricane',
    '{X}{G}',
    spell([], {
      kind: 'damage',
      amount: x,
      to: permanents(allOf(isCreature, withKeyword(Keyword.Flying))),
      players: eachPlayer,
    }),
  ),
  sorcery(
    "Black Sun's Zenith",
    '{X}{B}{B}',
    spell([], sequence(putCounters(creatures, '-1/-1', x), move(self, { zone: Zone.Library, shuffle: true }))),
  ),
  instant(
    'Settle the Wreckage',
    '{2}{W}{W}',
    spell(
      [targetPlayer],
      sequence(
        exile(permanents(allOf(isCreature, isAttacking, controlledBy(target))), 'exiled'),
        may(
          target,
          sequence(
            search(isBasicLand, { who: target, min: count(ref('exiled')), max: count(ref('exiled')) }),
            move(found, battlefieldTapped),
            shuffle(target),
          ),
        ),
      ),
    ),
  ),
  instant('Fog', '{G}', spell([], preventCombatDamage(anything, anything, eachPlayer))),
];
