import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { Keyword, Step } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import type { Game } from '../../src/state/game.ts';
import { playerValue } from '../../src/state/handle.ts';
import { creature } from '../effects/board.ts';
import { Arena } from './arena.ts';

interface Fight {
  readonly power: number;
  readonly keywords: number;
  /** Toughness of each blocker. */
  readonly blockers: readonly number[];
}

const fight: fc.Arbitrary<Fight> = fc.record({
  power: fc.integer({ min: 1, max: 8 }),
  keywords: fc.constantFrom(0, Keyword.Trample, Keyword.Deathtouch, Keyword.Trample | Keyword.Deathtouch),
  blockers: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
});

/** Amounts for the blockers and, last, for the player. */
type Division = readonly number[];

/** Every division the rules allow (510.1c, 702.19b), by counting through all of them. */
function legalDivisions({ power, keywords, blockers }: Fight): Division[] {
  let all: number[][] = [[]];
  for (let i = 0; i <= blockers.length; i++) {
    all = all.flatMap((parts) => Array.from({ length: power + 1 }, (_, amount) => [...parts, amount]));
  }
  const kills = (toughness: number, amount: number): boolean =>
    (keywords & Keyword.Deathtouch) !== 0 ? amount > 0 : amount >= toughness;
  return all.filter((parts) => {
    const over = parts[blockers.length] as number;
    if (parts.reduce((sum, part) => sum + part, 0) !== power) return false;
    if (over === 0) return true;
    return (
      (keywords & Keyword.Trample) !== 0 && blockers.every((toughness, at) => kills(toughness, parts[at] as number))
    );
  });
}

/** What the divisions that can be picked do: the damage of each blocker and of the player. */
function offeredDivisions({ power, keywords, blockers }: Fight): Division[] {
  const arena = new Arena(
    [
      creature('Attacker', power, 9, { keywords }),
      ...blockers.map((toughness, at) => creature(`Blocker ${at}`, 0, toughness)),
    ],
    { askEveryPriority: true },
  );
  const attacker = arena.put('Attacker', 0, { attacking: playerValue(1), tapped: true, blocked: true });
  const handles = blockers.map((_, at) => arena.put(`Blocker ${at}`, 1, { blocking: [attacker] }));
  const found: Division[] = [];
  const go = (game: Game): void => {
    if (game.decision?.kind !== DecisionKind.Amount) {
      const dealt = handles.map((handle) => game.permanentOrLast(handle)?.damage ?? 0);
      found.push([...dealt, 20 - game.player(1).life]);
      return;
    }
    for (const option of arena.options(game)) {
      const copy = game.clone();
      arena.pick(option, copy);
      go(copy);
    }
  };
  arena.enter(Step.CombatDamage);
  go(arena.game);
  return found;
}

describe('the divisions of combat damage that can be picked', () => {
  it('are legal, different, and achieve whatever a legal division achieves', () => {
    fc.assert(
      fc.property(fight, (given) => {
        const legal = legalDivisions(given);
        const offered = offeredDivisions(given);
        const texts = offered.map(String);
        expect(new Set(texts).size).toBe(texts.length);
        expect(legal.map(String)).toEqual(expect.arrayContaining(texts));
        const dies = (division: Division, at: number): boolean =>
          (given.keywords & Keyword.Deathtouch) !== 0 ? division[at]! > 0 : division[at]! >= given.blockers[at]!;
        for (const division of legal) {
          const matched = offered.some(
            (other) =>
              given.blockers.every((_, at) => !dies(division, at) || dies(other, at)) &&
              other[given.blockers.length]! >= division[given.blockers.length]!,
          );
          expect(matched).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});
