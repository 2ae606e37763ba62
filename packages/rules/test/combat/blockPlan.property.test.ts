import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { legalPicks, mostRequirements } from '../../src/combat/blockPlan.ts';
import type { BlockData, BlockDemands } from '../../src/state/frameData.ts';

/** A block declaration to make: by blocker the attackers it can block, by attacker what it asks for. */
interface Situation {
  readonly choices: readonly (readonly number[])[];
  readonly demands: BlockDemands;
}

const situation: fc.Arbitrary<Situation> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }))
  .chain(([attackers, blockers]) =>
    fc.record({
      able: fc.array(fc.array(fc.boolean(), { minLength: attackers, maxLength: attackers }), {
        minLength: blockers,
        maxLength: blockers,
      }),
      least: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: attackers, maxLength: attackers }),
      most: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: attackers, maxLength: attackers }),
      blockers: fc.integer({ min: 0, max: 6 }),
      company: fc.option(fc.array(fc.constantFrom(0, 1), { minLength: blockers, maxLength: blockers })),
      wanted: fc.array(fc.boolean(), { minLength: attackers, maxLength: attackers }),
      obliged: fc.array(fc.boolean(), { minLength: blockers, maxLength: blockers }),
      lures: fc.array(fc.array(fc.integer({ min: 0, max: attackers - 1 }), { maxLength: 2 }), {
        minLength: blockers,
        maxLength: blockers,
      }),
    }),
  )
  .map(({ able, least, most, blockers, company, wanted, obliged, lures }) => {
    const attackers = least.map((_, at) => 100 + at);
    const choices = able.map((row) => [0, ...attackers.filter((_, at) => row[at] === true)]);
    const lured = lures.map((list) => list.map((at) => 100 + at));
    return { choices, demands: { attackers, least, most, blockers, company, wanted, obliged, lured, required: 0 } };
  });

/** 506.5: 1 = can't block alone. */
function isInCompany(picks: readonly number[], company: BlockDemands['company']): boolean {
  const blocking = (company ?? []).filter((_, at) => picks[at] !== 0);
  return blocking.length !== 1 || blocking[0] !== 1;
}

/** Every assignment of blockers, by the rules' own words: 509.1b for numbers of blockers, then 509.1c by counting. */
function legalDeclarations({ choices, demands }: Situation): string[] {
  let all: number[][] = [[]];
  for (const options of choices) all = all.flatMap((picks) => options.map((option) => [...picks, option]));
  const unrestricted = all.filter(
    (picks) =>
      picks.filter((pick) => pick !== 0).length <= demands.blockers &&
      isInCompany(picks, demands.company) &&
      demands.attackers.every((attacker, at) => {
        const blockers = picks.filter((pick) => pick === attacker).length;
        return blockers === 0 || (blockers >= (demands.least[at] ?? 0) && blockers <= (demands.most[at] ?? 0));
      }),
  );
  const obeyed = (picks: number[]): number =>
    picks.filter((pick, at) => pick !== 0 && demands.obliged[at] === true).length +
    picks.reduce((sum, pick, at) => sum + (demands.lured[at] ?? []).filter((lure) => lure === pick).length, 0) +
    demands.attackers.filter((attacker, at) => demands.wanted[at] === true && picks.includes(attacker)).length;
  const most = Math.max(...unrestricted.map(obeyed));
  return unrestricted.filter((picks) => obeyed(picks) === most).map(String);
}

function offeredDeclarations(data: BlockData, demands: BlockDemands): string[] {
  const found: string[] = [];
  const go = (picks: readonly number[]): void => {
    if (picks.length === data.choices.length) {
      found.push(String(picks));
      return;
    }
    const options = legalPicks(data, demands, picks);
    expect(options.length).toBeGreaterThan(0);
    for (const option of options) go([...picks, option]);
  };
  go([]);
  return found;
}

describe('the picks offered for blockers', () => {
  it('make up exactly the legal declarations', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const twins = given.choices.map(() => -1);
        const demands = { ...given.demands, required: mostRequirements(given.choices, twins, given.demands) };
        const data: BlockData = { kind: 'block', creatures: [], choices: given.choices, twins, demands };
        expect(offeredDeclarations(data, demands).sort()).toEqual(legalDeclarations(given).sort());
      }),
      { numRuns: 400 },
    );
  });

  it('make up each legal declaration once where blockers are interchangeable', () => {
    fc.assert(
      fc.property(situation, (given) => {
        // All blockers alike: the first one's choices and obligation for all.
        const choices = given.choices.map(() => given.choices[0] as readonly number[]);
        const obliged = given.choices.map(() => given.demands.obliged[0] === true);
        const twins = choices.map((_, at) => at - 1);
        const lured = given.choices.map(() => given.demands.lured[0] ?? []);
        const company = given.demands.company?.map(() => given.demands.company?.[0] ?? 0) ?? null;
        const alike = { ...given.demands, obliged, lured, company };
        const demands = { ...alike, required: mostRequirements(choices, twins, alike) };
        const data: BlockData = { kind: 'block', creatures: [], choices, twins, demands };
        const sorted = (picks: string): string => picks.split(',').sort().join();
        const offered = offeredDeclarations(data, demands).map(sorted);
        expect(new Set(offered).size).toBe(offered.length);
        expect(offered.sort()).toEqual([...new Set(legalDeclarations({ choices, demands }).map(sorted))].sort());
      }),
      { numRuns: 400 },
    );
  });

  it('are found quickly where requirements cannot all be obeyed', () => {
    // Five attackers that must be blocked by the same two creatures, and ten others that may block something else.
    const attackers = [100, 101, 102, 103, 104, 105, 106];
    const choices = Array.from({ length: 12 }, (_, at) => (at < 2 ? [0, 100, 101, 102, 103, 104] : [0, 105, 106]));
    const demands: BlockDemands = {
      attackers,
      least: attackers.map(() => 0),
      most: attackers.map(() => 12),
      blockers: 12,
      company: null,
      wanted: attackers.map((_, at) => at < 5),
      obliged: choices.map(() => false),
      lured: choices.map(() => []),
      required: 0,
    };
    const required = mostRequirements(
      choices,
      choices.map(() => -1),
      demands,
    );
    expect(required).toBe(2);
    const data: BlockData = {
      kind: 'block',
      creatures: [],
      choices,
      twins: choices.map(() => -1),
      demands: { ...demands, required },
    };
    expect(legalPicks(data, { ...demands, required }, [])).toEqual([100, 101, 102, 103, 104]);
  });
});
