import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { limitsOf, withinLimits } from '../../src/combat/attackLimits.ts';
import { Step } from '../../src/ir/index.ts';
import type { AttackLimits } from '../../src/state/frameData.ts';
import { creature } from '../effects/board.ts';
import { Arena } from './arena.ts';

const TARGETS = [101, 102, 103];

interface Situation {
  readonly choices: readonly (readonly number[])[];
  readonly limits: AttackLimits['limits'];
  readonly company: AttackLimits['company'];
  readonly obeyed: readonly (readonly number[])[];
}

const situation: fc.Arbitrary<Situation> = fc
  .record({
    able: fc.array(fc.subarray(TARGETS), { minLength: 1, maxLength: 4 }),
    limits: fc.array(fc.record({ count: fc.integer({ min: 0, max: 2 }), targets: fc.subarray(TARGETS) }), {
      maxLength: 3,
    }),
    company: fc.option(fc.array(fc.constantFrom(0, 0, 1, 2, 3), { minLength: 4, maxLength: 4 })),
    counts: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 12, maxLength: 12 }),
  })
  .map(({ able, limits, company, counts }) => ({
    choices: able.map((targets) => [0, ...targets]),
    limits,
    company: company?.slice(0, able.length) ?? null,
    obeyed: able.map((targets, at) => [0, ...targets.map((_, option) => counts[at * 3 + option] ?? 0)]),
  }));

/** 506.5: 1 = can't attack alone, 2 = can attack only alone. */
function hasCompany(picks: readonly number[], company: AttackLimits['company']): boolean {
  const asked = (company ?? []).filter((_, at) => picks[at] !== 0);
  return asked.every((one) => !(one % 2 === 1 && asked.length === 1) && !(one >= 2 && asked.length > 1));
}

/** Every assignment by the rules' own words: 508.1c for the attackers, then 508.1d by counting. */
function legalDeclarations({ choices, limits, company, obeyed }: Situation): {
  readonly most: number;
  readonly all: string[];
} {
  let all: number[][] = [[]];
  for (const options of choices) all = all.flatMap((picks) => options.map((option) => [...picks, option]));
  const unrestricted = all.filter(
    (picks) =>
      hasCompany(picks, company) &&
      limits.every(({ count, targets }) => picks.filter((pick) => targets.includes(pick)).length <= count),
  );
  const total = (picks: readonly number[]): number =>
    picks.reduce((sum, pick, at) => sum + (obeyed[at]?.[choices[at]?.indexOf(pick) ?? 0] ?? 0), 0);
  const most = Math.max(...unrestricted.map(total));
  return { most, all: unrestricted.filter((picks) => total(picks) === most).map(String) };
}

describe('the picks offered for attackers of whom only so many can attack', () => {
  it('make up exactly the legal declarations', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const legal = legalDeclarations(given);
        const limits: AttackLimits = { ...given, sure: given.choices, required: legal.most };
        const found: string[] = [];
        const go = (picks: readonly number[]): void => {
          const options = given.choices[picks.length];
          if (options === undefined) {
            found.push(String(picks));
            return;
          }
          const offered = withinLimits(given.choices, limits, picks, options);
          expect(offered.length).toBeGreaterThan(0);
          for (const option of offered) go([...picks, option]);
        };
        go([]);
        expect(found.sort()).toEqual(legal.all.sort());
      }),
      { numRuns: 400 },
    );
  });

  it('obey as many requirements as the limits let them', () => {
    const arena = new Arena([creature('Ogre', 3, 3)], { askEveryPriority: true });
    const ogres = [0, 1, 2].map(() => arena.put('Ogre'));
    arena.restrict({ kind: 'mustAttack', what: { kind: 'any' } });
    arena.enter(Step.BeginCombat);
    const choices = ogres.map(() => [0, 101, 102]);
    const limits = [
      { count: 1, targets: [101] },
      { count: 2, targets: [101, 102] },
    ];
    expect(limitsOf(arena.game, limits, null, ogres, choices).required).toBe(2);
  });
});
