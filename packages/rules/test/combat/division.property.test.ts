import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { combatShares, usefulAmounts } from '../../src/combat/division.ts';
import { EventKind } from '../../src/engine/events.ts';
import { type Ability, CardType, Keyword, Step } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import type { Game } from '../../src/state/game.ts';
import { playerValue } from '../../src/state/handle.ts';
import { withCounters } from '../../src/state/permanent.ts';
import { card, creature } from '../effects/board.ts';
import { Arena } from './arena.ts';

interface Attacker {
  readonly power: number;
  readonly keywords: number;
  /** Which of the blockers block it, as a bit mask. */
  readonly blockedBy: number;
  /** It attacks the planeswalker, not the player. */
  readonly onWalker: boolean;
  /** It has trample over planeswalkers. */
  readonly over: boolean;
}

interface Fight {
  readonly attackers: readonly Attacker[];
  /** Toughness of each blocker. */
  readonly blockers: readonly number[];
  readonly loyalty: number;
}

/** Only those of the planeswalker's tests attack it. */
const ON_PLAYER = { onWalker: fc.constant(false), over: fc.constant(false) };

const OVER_PLANESWALKERS: Ability = { kind: 'keyword', keyword: 'trample over planeswalkers' };
const KEYWORDS = [0, Keyword.Trample, Keyword.Deathtouch, Keyword.Trample | Keyword.Deathtouch];

const oneAttacker: fc.Arbitrary<Fight> = fc.record({
  attackers: fc.tuple(
    fc.record({
      power: fc.integer({ min: 1, max: 7 }),
      keywords: fc.constantFrom(...KEYWORDS),
      blockedBy: fc.constant(7),
      ...ON_PLAYER,
    }),
  ),
  blockers: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  loyalty: fc.constant(1),
});

/** Blockers may block several attackers. */
const severalAttackers: fc.Arbitrary<Fight> = fc.record({
  attackers: fc.array(
    fc.record({
      power: fc.integer({ min: 1, max: 3 }),
      keywords: fc.constantFrom(...KEYWORDS),
      blockedBy: fc.integer({ min: 1, max: 3 }),
      ...ON_PLAYER,
    }),
    { minLength: 2, maxLength: 3 },
  ),
  blockers: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 2 }),
  loyalty: fc.constant(1),
});

/** The same at a planeswalker of as much loyalty as the first blocker has toughness. */
const oneOverWalker: fc.Arbitrary<Fight> = oneAttacker.map(({ attackers, blockers }) => ({
  attackers: attackers.map((attacker) => ({ ...attacker, onWalker: true, over: true })),
  blockers,
  loyalty: blockers[0]!,
}));

const againstWalker: fc.Arbitrary<Fight> = fc.record({
  attackers: fc.array(
    fc.record({
      power: fc.integer({ min: 1, max: 3 }),
      keywords: fc.constantFrom(...KEYWORDS),
      blockedBy: fc.integer({ min: 0, max: 3 }),
      onWalker: fc.integer({ min: 0, max: 3 }).map((die) => die > 0),
      over: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  blockers: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 2 }),
  loyalty: fc.integer({ min: 1, max: 5 }),
});

/** For each attacker the amounts for the blockers, the planeswalker and, last, the player. */
type Assignment = readonly (readonly number[])[];

/** Every assignment of the active player that complies with the rules as a whole (510.1b–c, 510.1e, 702.19b–c), by counting through all there are. */
function legalAssignments({ attackers, blockers, loyalty }: Fight): Assignment[] {
  const [walker, player] = [blockers.length, blockers.length + 1];
  let all: (readonly number[])[][] = [[]];
  for (const { power, blockedBy, onWalker } of attackers) {
    const divisions = [...blockers, 0, 0].reduce<number[][]>(
      (parts, _, at) => {
        const isReached = at === player || (at === walker ? onWalker : (blockedBy & (1 << at)) !== 0);
        const most = isReached ? power : 0;
        return parts.flatMap((part) => Array.from({ length: most + 1 }, (_, amount) => [...part, amount]));
      },
      [[]],
    );
    const whole = divisions.filter((division) => division.reduce((sum, part) => sum + part, 0) === power);
    all = all.flatMap((assignment) => whole.map((division) => [...assignment, division]));
  }
  return all.filter((assignment) => {
    const isLethal = blockers.map((toughness, at) => {
      const parts = assignment.map((division) => division[at] as number);
      const deadly = attackers.some(({ keywords }, i) => (keywords & Keyword.Deathtouch) !== 0 && (parts[i] ?? 0) > 0);
      return deadly || parts.reduce((sum, part) => sum + part, 0) >= toughness;
    });
    const isWalkerDone = assignment.reduce((sum, division) => sum + division[walker]!, 0) >= loyalty;
    return attackers.every(({ keywords, blockedBy, onWalker, over }, i) => {
      const [toWalker, toPlayer] = [assignment[i]![walker]!, assignment[i]![player]!];
      if (onWalker && toPlayer > 0 && !(over && isWalkerDone)) return false;
      if (blockedBy === 0 || toWalker + toPlayer === 0) return true;
      if ((keywords & Keyword.Trample) === 0 && !over) return false;
      return isLethal.every((lethal, at) => (blockedBy & (1 << at)) === 0 || lethal);
    });
  });
}

/** The assignments that can be picked; with `useful` only those of amounts that mostly suffice. */
function offeredAssignments({ attackers, blockers, loyalty }: Fight, useful: boolean): Assignment[] {
  const arena = new Arena(
    [
      ...attackers.map(({ power, keywords, over }, at) =>
        creature(`Attacker ${at}`, power, 9, { keywords, abilities: over ? [OVER_PLANESWALKERS] : [] }),
      ),
      ...blockers.map((toughness, at) => creature(`Blocker ${at}`, 0, toughness)),
      card('Walker', CardType.Planeswalker, { loyalty }),
    ],
    { askEveryPriority: true },
  );
  const walker = arena.put('Walker', 1, { counters: withCounters([], 'loyalty', loyalty) });
  const attacking = attackers.map(({ blockedBy, onWalker }, at) =>
    arena.put(`Attacker ${at}`, 0, {
      attacking: onWalker ? walker : playerValue(1),
      tapped: true,
      blocked: blockedBy !== 0,
    }),
  );
  const blocking = blockers.map((_, at) =>
    arena.put(`Blocker ${at}`, 1, {
      blocking: attacking.filter((_, i) => (attackers[i]!.blockedBy & (1 << at)) !== 0),
    }),
  );
  const targets = [...blocking, walker, playerValue(1)];
  const found: Assignment[] = [];
  const watched = (game: Game): { readonly game: Game; readonly dealt: number[][] } => {
    const dealt = attacking.map(() => targets.map(() => 0));
    game.observer = {
      event: (_, { kind, object, other, amount }) => {
        const division = kind === EventKind.Damage ? dealt[attacking.indexOf(object)] : undefined;
        if (division !== undefined) division[targets.indexOf(other)] = amount;
      },
    };
    return { game, dealt };
  };
  const go = ({ game, dealt }: ReturnType<typeof watched>): void => {
    if (game.decision?.kind !== DecisionKind.Amount) {
      found.push(dealt);
      return;
    }
    const shares = combatShares(game);
    for (const option of game.decision.options) {
      if (useful && shares !== null && !usefulAmounts(shares).includes(option)) continue;
      const copy = watched(game.clone());
      arena.pick(String(option), copy.game);
      go(copy);
    }
  };
  const start = watched(arena.game);
  arena.enter(Step.CombatDamage);
  go(start);
  return found;
}

describe('the divisions of combat damage that can be picked', () => {
  const alike = (fight: Fight): void => {
    const offered = offeredAssignments(fight, false).map(String);
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered.toSorted()).toEqual(legalAssignments(fight).map(String).toSorted());
  };

  it('are all those that the rules allow (510.1c, 702.2c, 702.19b)', () => {
    fc.assert(fc.property(oneAttacker, alike), { numRuns: 60 });
  });

  it('are judged together where creatures block several attackers (510.1e)', () => {
    fc.assert(fc.property(severalAttackers, alike), { numRuns: 80 });
  });

  it('let damage through a planeswalker only once it has damage for its loyalty, and all blockers lethal damage (702.19c)', () => {
    fc.assert(fc.property(againstWalker, alike), { numRuns: 150 });
  });

  it('achieve with useful amounts alone whatever any of them achieves', () => {
    fc.assert(
      fc.property(fc.oneof(oneAttacker, oneOverWalker), (fight) => {
        const { attackers, blockers, loyalty } = fight;
        const deadly = (attackers[0]!.keywords & Keyword.Deathtouch) !== 0;
        const useful = offeredAssignments(fight, true).map(([division]) => division!);
        const dies = (division: readonly number[], at: number): boolean =>
          division[at]! >= (deadly ? 1 : blockers[at]!);
        for (const [division] of legalAssignments(fight)) {
          const matched = useful.some(
            (other) =>
              blockers.every((_, at) => !dies(division!, at) || dies(other, at)) &&
              (division!.at(-2)! < loyalty || other.at(-2)! >= loyalty) &&
              other.at(-1)! >= division!.at(-1)!,
          );
          expect(matched).toBe(true);
        }
      }),
      { numRuns: 90 },
    );
  });
});
