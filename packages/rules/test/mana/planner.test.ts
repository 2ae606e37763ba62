import { describe, expect, it } from 'vitest';
import { manaCost, withX } from '../../src/mana/cost.ts';
import {
  type ManaUnit,
  manaTypeOfLetter,
  plainMana,
  SPEND_AS_ANY_COLOR,
  SPEND_AS_ANY_TYPE,
} from '../../src/mana/manaTypes.ts';
import { buildModel } from '../../src/mana/paymentModel.ts';
import { type PaymentProblem, type SourceOption, sourceOption } from '../../src/mana/paymentProblem.ts';
import { PaymentSearch } from '../../src/mana/paymentSearch.ts';
import { canPay, FULL_PREFERENCE_STATES, planPayment } from '../../src/mana/planner.ts';
import { planOf } from '../../src/mana/spending.ts';
import { rankingOfPlan, replay } from './bruteForce.ts';

/** Units from letters: `mana('WWC')`. */
function mana(letters: string): ManaUnit[] {
  return letters.split('').map((letter) => plainMana(manaTypeOfLetter(letter)!));
}

let lastSource = 0;
/** A source with one option for each text, each making that mana. */
function source(texts: readonly string[], extra: Partial<SourceOption> = {}): SourceOption[] {
  lastSource++;
  return texts.map((text) => sourceOption({ source: lastSource, produces: mana(text), ...extra }));
}

/** A land that filters: {C} by itself, or for a cost one of several pairs. */
function filterLand(cost: string, pairs: readonly string[]): SourceOption[] {
  const free = source(['C']);
  return [...free, ...pairs.map((pair) => ({ ...free[0]!, cost: manaCost(cost), produces: mana(pair) }))];
}

function painLand(colors: readonly string[]): SourceOption[] {
  const free = source(['C']);
  return [...free, ...colors.map((color) => ({ ...free[0]!, life: 1, produces: mana(color) }))];
}

const treasure = (): SourceOption[] => source(['W', 'U', 'B', 'R', 'G'], { loss: 1 });

function problem(
  cost: string,
  options: readonly SourceOption[][],
  extra: Partial<PaymentProblem> = {},
): PaymentProblem {
  return {
    pool: [],
    cost: manaCost(cost),
    options: options.flat(),
    life: 20,
    allowedRestrictions: [],
    spendAs: [1, 2, 4, 8, 16, 32],
    wanted: [],
    ...extra,
  };
}

/** The plan in short: the mana each step makes, with life and floating mana; null when it cannot be paid. Checks it on the way. */
function plan(question: PaymentProblem): { makes: string[]; life: number; floating: string } | null {
  const found = planPayment(question);
  expect(canPay(question)).toBe(found !== null);
  if (found === null) return null;
  expect(replay(question, found)).toBeNull();
  const letters = (units: readonly ManaUnit[]): string => units.map(({ type }) => 'WUBRGC'.charAt(type)).join('');
  return {
    makes: found.steps.map(({ option }) => letters(question.options[option]!.produces)),
    life: found.lifePaid,
    floating: letters(found.floating),
  };
}

describe('payment planner', () => {
  it('needs nothing for {0}, and spends the pool first', () => {
    expect(plan(problem('{0}', [source(['W'])]))).toEqual({ makes: [], life: 0, floating: '' });
    expect(plan(problem('{1}{W}', [source(['W']), source(['U'])], { pool: mana('RW') }))).toMatchObject({ makes: [] });
    expect(plan(problem('{1}{W}', [source(['W']), source(['U'])], { pool: mana('R') }))).toMatchObject({
      makes: ['W'],
    });
  });

  it('pays tight costs with four lands', () => {
    const lands = [source(['W', 'U']), source(['W']), source(['U', 'B']), source(['B'])];
    expect(plan(problem('{W}{W}{U}{B}', lands))?.makes.toSorted()).toEqual(['B', 'U', 'W', 'W']);
    expect(plan(problem('{W}{W}{W}', lands))).toBeNull();
  });

  it('keeps the more versatile sources', () => {
    const question = problem('{1}{W}', [
      source(['W', 'U', 'B', 'R', 'G']),
      source(['W', 'U']),
      source(['W']),
      source(['C']),
    ]);
    expect(plan(question)?.makes.toSorted()).toEqual(['C', 'W']);
  });

  it('pays {G}{G} with one land that makes both', () => {
    expect(plan(problem('{G}{G}', [source(['GG'])]))).toEqual({ makes: ['GG'], life: 0, floating: '' });
    // and does not use it for one mana when a plain land can pay that
    expect(plan(problem('{G}', [source(['GG']), source(['G'])]))).toEqual({ makes: ['G'], life: 0, floating: '' });
    expect(plan(problem('{2}{G}', [source(['GG']), source(['G']), source(['W'])]))?.floating).toBe('');
  });

  it('chains lands that filter', () => {
    const plains = source(['W']);
    expect(plan(problem('{W}{U}', [plains, filterLand('{1}', ['WU'])]))).toMatchObject({ makes: ['W', 'WU'] });
    expect(plan(problem('{U}{U}', [plains, filterLand('{W/U}', ['WW', 'WU', 'UU'])]))).toMatchObject({
      makes: ['W', 'UU'],
    });
    // U/R makes R R from the second filter's U, which needs the first's W
    const chain = [plains, filterLand('{W/B}', ['WW', 'WB', 'BB']), filterLand('{B/R}', ['BB', 'BR', 'RR'])];
    expect(plan(problem('{W}{R}{R}', chain))).toMatchObject({ makes: ['W', 'WB', 'RR'] });
    expect(plan(problem('{R}{R}{R}', chain))).toBeNull();
    // pool mana of the wrong colour starts the chain, so that no other land is needed
    const prism = filterLand('{1}', ['W', 'U', 'B', 'R', 'G']);
    expect(plan(problem('{W}', [prism, source(['W', 'U'])], { pool: mana('G') }))?.makes).toHaveLength(1);
    expect(plan(problem('{1}{W}', [prism, source(['U']), source(['W'])], { pool: mana('B') }))?.makes).toEqual(['W']);
    // nothing to start the chain with
    expect(plan(problem('{W}{U}', [filterLand('{W/U}', ['WW', 'WU', 'UU']), source(['C'])]))).toBeNull();
    // its own {C} cannot pay for itself
    expect(plan(problem('{W}{U}', [filterLand('{1}', ['WU'])]))).toBeNull();
  });

  it('takes damage only when it must', () => {
    expect(plan(problem('{1}{U}', [painLand(['U', 'B']), source(['U']), source(['W'])]))?.life).toBe(0);
    expect(plan(problem('{1}{U}', [painLand(['U', 'B']), source(['U'])]))).toMatchObject({ life: 0 });
    expect(plan(problem('{U}{U}', [painLand(['U', 'B']), source(['U'])]))).toMatchObject({ life: 1 });
    expect(plan(problem('{U}{U}', [painLand(['U', 'B']), source(['U'])], { life: 0 }))).toBeNull();
    expect(plan(problem('{U}{U}{U}', [painLand(['U']), painLand(['U']), painLand(['U'])], { life: 2 }))).toBeNull();
  });

  it('keeps what would be lost', () => {
    expect(plan(problem('{U}', [treasure(), source(['U'])]))).toEqual({ makes: ['U'], life: 0, floating: '' });
    expect(planPayment(problem('{U}', [treasure(), painLand(['U'])]))).toMatchObject({ loss: 0, lifePaid: 1 });
    expect(planPayment(problem('{U}{U}', [treasure(), source(['U']), source(['R'])]))).toMatchObject({ loss: 1 });
    const lotus = source(['WWW', 'UUU', 'BBB', 'RRR', 'GGG'], { loss: 5 });
    expect(planPayment(problem('{2}{U}', [lotus, treasure(), source(['R']), source(['R'])]))).toMatchObject({
      loss: 1,
    });
    expect(planPayment(problem('{U}{U}{U}', [lotus, treasure(), source(['R'])]))).toMatchObject({ loss: 5 });
  });

  it('wants colourless mana for {C} whatever colours may be spent as (609.4b)', () => {
    const asColor = { spendAs: SPEND_AS_ANY_COLOR };
    expect(plan(problem('{W}{W}', [source(['U']), source(['C'])], asColor))).not.toBeNull();
    expect(plan(problem('{C}', [source(['U'])], asColor))).toBeNull();
    expect(plan(problem('{W}{C}', [source(['U']), source(['C'])], asColor))).not.toBeNull();
    expect(plan(problem('{C}', [source(['U'])], { spendAs: SPEND_AS_ANY_TYPE }))).not.toBeNull();
    // the permission is for this cost, not for activations
    expect(plan(problem('{W}{W}', [source(['G']), filterLand('{W/U}', ['WW'])], { pool: [] }))).toBeNull();
  });

  it('pays Phyrexian symbols with life only when mana is short', () => {
    expect(plan(problem('{1}{B/P}', [source(['B']), source(['U'])], { life: 5 }))).toMatchObject({ life: 0 });
    expect(plan(problem('{1}{B/P}', [source(['U'])], { life: 2 }))).toMatchObject({ life: 2, makes: ['U'] });
    expect(plan(problem('{1}{B/P}', [source(['U'])], { life: 1 }))).toBeNull();
    expect(plan(problem('{B/P}{B/P}', [source(['B'])], { life: 3 }))).toMatchObject({ life: 2, makes: ['B'] });
    // one damage from a land is less than 2 life
    expect(plan(problem('{B/P}', [painLand(['B'])], { life: 5 }))).toMatchObject({ life: 1 });
    expect(plan(problem('{W/U/P}', [source(['U'])]))).toMatchObject({ life: 0 });
  });

  it('pays {S} with snow mana of any type, and keeps snow otherwise', () => {
    const snow = source(['G']).map((option) => ({
      ...option,
      produces: [{ type: 4 as const, snow: true, restriction: 0 }],
    }));
    expect(plan(problem('{S}', [source(['G']), snow]))).not.toBeNull();
    expect(plan(problem('{S}{G}', [source(['G']), snow]))).not.toBeNull();
    expect(plan(problem('{S}{S}', [source(['G']), snow]))).toBeNull();
    expect(plan(problem('{S}', [source(['G'])], { spendAs: SPEND_AS_ANY_TYPE }))).toBeNull();
  });

  it('pays {2/W} by colour when it can', () => {
    expect(plan(problem('{2/W}', [source(['W']), source(['U']), source(['R'])]))).toMatchObject({ makes: ['W'] });
    expect(plan(problem('{2/W}', [source(['U']), source(['R'])]))?.makes.toSorted()).toEqual(['R', 'U']);
    expect(plan(problem('{2/W}{2/W}', [source(['U']), source(['R']), source(['W'])]))?.makes).toHaveLength(3);
  });

  it('pays X once it has a value', () => {
    const lands = [source(['R']), source(['R']), source(['U'])];
    expect(plan(problem('', lands, { cost: withX(manaCost('{X}{R}'), 2) }))?.makes).toHaveLength(3);
    expect(plan(problem('', lands, { cost: withX(manaCost('{X}{R}'), 3) }))).toBeNull();
    expect(() => planPayment(problem('{X}{R}', lands))).toThrow(RangeError);
  });

  it('spends restricted mana only where it is allowed, and there first', () => {
    const forCreatures = source(['G', 'W']).map((option) => ({
      ...option,
      produces: option.produces.map((unit) => ({ ...unit, restriction: 1 })),
    }));
    const creature = { allowedRestrictions: [true, true] };
    expect(plan(problem('{G}{W}', [forCreatures, source(['G'])], creature))).not.toBeNull();
    expect(plan(problem('{G}{W}', [forCreatures, source(['G'])]))).toBeNull();
    // it does not pay for another source's activation either
    expect(plan(problem('{U}{B}', [forCreatures, source(['UB'], { cost: manaCost('{1}') })], creature))).toBeNull();
    const pool: ManaUnit[] = [plainMana(4), { type: 4, snow: false, restriction: 1 }];
    const found = planPayment(problem('{G}', [], { ...creature, pool }));
    expect(found?.floating).toEqual([plainMana(4)]);
  });

  it('leaves coloured mana floating rather than colourless', () => {
    expect(plan(problem('{1}', [], { pool: mana('UC') }))).toMatchObject({ floating: 'U' });
  });

  it('uses doubled sources in pairs', () => {
    const doubled = [source(['WW', 'UU']), source(['GG']), source(['CCCC'])];
    expect(plan(problem('{W}{U}', doubled))).toBeNull();
    expect(plan(problem('{W}{W}{G}{G}', doubled))?.makes.toSorted()).toEqual(['GG', 'WW']);
    expect(plan(problem('{2}{U}{U}', doubled))?.makes.toSorted()).toEqual(['GG', 'UU']);
    // one source rather than two when they give up as much, but not one of five for a cost of three
    expect(plan(problem('{4}', doubled))).toMatchObject({ makes: ['CCCC'] });
    expect(plan(problem('{3}', [source(['G']), source(['G']), source(['G']), source(['CCCCC'])]))?.makes).toHaveLength(
      3,
    );
  });

  it('uses up a resource once among the sources that want it', () => {
    const creature = 900;
    const drum = (): SourceOption[] => source(['W', 'U'], { alsoUses: [creature] });
    expect(plan(problem('{W}', [drum(), drum()]))).not.toBeNull();
    expect(plan(problem('{W}{U}', [drum(), drum()]))).toBeNull();
    const elf = [sourceOption({ source: creature, produces: mana('G') })];
    expect(plan(problem('{G}', [drum(), elf]))).toMatchObject({ makes: ['G'] });
    expect(plan(problem('{G}{W}', [drum(), elf]))).toBeNull();
  });

  it('uses a source as often as it may', () => {
    const counters = source(['C'], { uses: 3, loss: 1 });
    expect(planPayment(problem('{3}', [counters]))).toMatchObject({ loss: 3 });
    expect(plan(problem('{4}', [counters]))).toBeNull();
  });

  it('lets substitutes pay for this cost only', () => {
    const convoke = source(['W'], { pays: 'thisCost' });
    const delve = source(['C'], { pays: 'thisCostGeneric' });
    expect(plan(problem('{1}{W}', [convoke, delve]))).not.toBeNull();
    expect(plan(problem('{C}{W}', [convoke, delve]))).toBeNull();
    expect(plan(problem('{W}{U}', [convoke, filterLand('{1}', ['WU'])]))).toBeNull();
    expect(plan(problem('{U}', [convoke], { spendAs: SPEND_AS_ANY_COLOR }))).toBeNull();
    const mixed = planPayment(problem('{2}{W}', [delve, source(['W']), source(['U'])]));
    expect(mixed?.steps.map(({ option }) => option)[2]).toBe(0);
  });

  it('keeps loss, life, mana given up and sources minimal on boards too intricate to compare versatility', () => {
    const pairs = ['WU', 'UB', 'BR', 'RG', 'GW', 'WB', 'UR'];
    const gates = pairs.map((pair) => {
      const [a = '', b = ''] = pair;
      return filterLand(`{${a}/${b}}`, [a + a, pair, b + b]);
    });
    const board = [...gates, ...['BG', 'RW', 'GU', 'WU'].map((pair) => painLand(pair.split('')))];
    let intricate = 0;
    for (const cost of ['{W}{U}{B}{R}{G}', '{3}{W}{U}{B}{R}{G}', '{W}{W}{U}{U}{B}{B}{R}{R}']) {
      const question = problem(cost, board, { life: 3 });
      const found = planPayment(question)!;
      expect(replay(question, found)).toBeNull();
      const search = (limit: number) => new PaymentSearch(buildModel(question, 'full')).solve(limit);
      if (search(FULL_PREFERENCE_STATES) === 'limit') intricate++;
      const full = search(Infinity);
      if (full === null || full === 'limit') throw new Error('the full search did not end');
      expect(rankingOfPlan(question, found)).toEqual(rankingOfPlan(question, planOf(question, full)));
    }
    expect(intricate).toBeGreaterThan(0);
  });

  it('is not deterred by huge costs', () => {
    expect(plan(problem('{1000000}', [source(['GG'])]))).toBeNull();
    const cradle = source(['G'.repeat(300)]);
    expect(planPayment(problem('{290}{G}', [cradle, painLand(['G'])]))).toMatchObject({ lifePaid: 0 });
  });
});
