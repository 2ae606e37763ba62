import { describe, expect, it } from 'vitest';
import type { PaymentPlan, PaymentProblem, SourceOption } from '../../src/mana/paymentProblem.ts';
import { canPay, planPayment } from '../../src/mana/planner.ts';
import { bruteForce, rankingOfPlan, replay } from './bruteForce.ts';
import { type BoardShape, filterProblem, randomProblem, TestRandom } from './randomBoards.ts';

/** How many boards to draw: the usual run is quick, a long one is asked for by hand. */
const SCALE = Number(process.env['PAYMENT_BOARDS_SCALE'] ?? '1');
const TIMEOUT = 300_000 * SCALE;

function draw(seed: number, shape: BoardShape): PaymentProblem {
  return randomProblem(new TestRandom(seed), shape);
}

/** A use of a source that could be left out of the plan with nothing else used in its place, or null. */
function removableStep(problem: PaymentProblem, plan: PaymentPlan): number | null {
  const times = new Map<number, number>();
  for (const { option } of plan.steps) {
    const { source } = problem.options[option]!;
    times.set(source, (times.get(source) ?? 0) + 1);
  }
  for (const spared of times.keys()) {
    const options: SourceOption[] = [];
    for (const option of problem.options) {
      const uses = (times.get(option.source) ?? 0) - (option.source === spared ? 1 : 0);
      if (uses > 0) options.push({ ...option, uses });
    }
    if (bruteForce({ ...problem, options, life: plan.lifePaid }, true, plan.loss) !== null) return spared;
  }
  return null;
}

describe('payment planner against brute force', () => {
  it(
    'finds the best ranking on small boards',
    () => {
      let payable = 0;
      for (let seed = 0; seed < 400 * SCALE; seed++) {
        const problem = draw(seed, { sources: seed % 6, shared: false });
        const best = bruteForce(problem, false);
        const plan = planPayment(problem);
        expect(plan === null ? null : rankingOfPlan(problem, plan), `seed ${seed}`).toEqual(best);
        expect(canPay(problem), `seed ${seed}`).toBe(best !== null);
        if (plan === null) continue;
        payable++;
        expect(replay(problem, plan), `seed ${seed}`).toBeNull();
      }
      expect(payable).toBeGreaterThan(120 * SCALE);
    },
    TIMEOUT,
  );

  it(
    'agrees on shared resources, repeated uses and substitutes',
    () => {
      let payable = 0;
      for (let seed = 0; seed < 200 * SCALE; seed++) {
        const problem = draw(seed + 1_000_000, { sources: 1 + (seed % 6), shared: true });
        const best = bruteForce(problem, false);
        const plan = planPayment(problem);
        expect(plan === null ? null : rankingOfPlan(problem, plan).slice(0, 2), `seed ${seed}`).toEqual(
          best?.slice(0, 2) ?? null,
        );
        expect(canPay(problem), `seed ${seed}`).toBe(best !== null);
        if (plan === null) continue;
        payable++;
        expect(replay(problem, plan), `seed ${seed}`).toBeNull();
        expect(removableStep(problem, plan), `seed ${seed}`).toBeNull();
      }
      expect(payable).toBeGreaterThan(60 * SCALE);
    },
    TIMEOUT,
  );

  it(
    'agrees on payability of 1,600 boards of up to 14 sources and needs every source it uses',
    () => {
      let payable = 0;
      for (let seed = 0; seed < 1600 * SCALE; seed++) {
        const problem = draw(seed + 2_000_000, { sources: 7 + (seed % 8), shared: seed % 4 === 0 });
        const plan = planPayment(problem);
        expect(canPay(problem), `seed ${seed}`).toBe(plan !== null);
        // A legal plan proves that payment is possible; only its absence needs the brute force.
        if (plan === null) expect(bruteForce(problem, true), `seed ${seed}`).toBeNull();
        else {
          payable++;
          expect(replay(problem, plan), `seed ${seed}`).toBeNull();
          expect(removableStep(problem, plan), `seed ${seed}`).toBeNull();
        }
      }
      expect(payable).toBeGreaterThan(960 * SCALE);
    },
    TIMEOUT,
  );

  it(
    'agrees on boards of up to 14 filters, which a search of all chains would not finish',
    () => {
      let payable = 0;
      for (let seed = 0; seed < 200 * SCALE; seed++) {
        const problem = filterProblem(new TestRandom(seed + 3_000_000), 5 + (seed % 10));
        const plan = planPayment(problem);
        expect(canPay(problem), `seed ${seed}`).toBe(plan !== null);
        if (plan === null) {
          if (problem.options.length < 26) expect(bruteForce(problem, true), `seed ${seed}`).toBeNull();
          continue;
        }
        payable++;
        expect(replay(problem, plan), `seed ${seed}`).toBeNull();
        expect(removableStep(problem, plan), `seed ${seed}`).toBeNull();
      }
      expect(payable).toBeGreaterThan(120 * SCALE);
    },
    TIMEOUT,
  );
});
