/** Life that damage cannot take. */
import { type CardDefinition, Keyword } from '@foretell/rules/ir';
import {
  creatureYouControl,
  enchantment,
  exists,
  instant,
  opponents,
  permanents,
  ruleThisTurn,
  sequence,
  spell,
  withDetails,
  you,
} from '../builders/index.ts';

const lifeStays = { kind: 'restriction', restriction: { kind: 'damageLeavesLife', who: you, life: 1 } } as const;

export const lifeSavers: readonly CardDefinition[] = [
  withDetails(
    instant(
      "Angel's Grace",
      '{W}',
      spell(
        [],
        sequence(
          ruleThisTurn({ kind: 'restriction', restriction: { kind: 'cantLose', who: you } }),
          ruleThisTurn({ kind: 'restriction', restriction: { kind: 'cantWin', who: opponents } }),
          ruleThisTurn(lifeStays),
        ),
      ),
    ),
    { keywords: Keyword.SplitSecond },
  ),
  enchantment('Worship', '{3}{W}', {
    abilities: [{ kind: 'static', effect: lifeStays, condition: exists(permanents(creatureYouControl)) }],
  }),
];
