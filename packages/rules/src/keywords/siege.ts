/** What every Siege has (310.11): a protector chosen as it enters, and what becomes of it when it is defeated. */
import type { Ability } from '../ir/index.ts';
import { bound, isSelf, itself, opponents, sequence, when, you } from './words.ts';

export function siege(): Ability[] {
  return [
    {
      kind: 'replacement',
      replacement: { kind: 'enters', what: isSelf, as: [{ kind: 'choosePlayer', from: opponents }] },
    },
    when(
      { kind: 'lastCounterRemoved', what: isSelf, counter: 'defense' },
      sequence(
        { kind: 'exile', what: itself, as: 'defeated' },
        { kind: 'castNow', who: you, cards: bound('defeated'), free: true, max: 1, transformed: true },
      ),
    ),
  ];
}
