import { describe, expect, it } from 'vitest';
import { type ExpiryMoment, expire, expireByCondition, isRunning, makeExpiry } from '../../src/effects/durations.ts';
import { scratchFrame } from '../../src/engine/select.ts';
import { type Duration, Zone } from '../../src/ir/index.ts';
import { Board, creature, every, IS_CREATURE, plus, YOURS } from './board.ts';

const MOMENTS: readonly ExpiryMoment[] = ['turnBegins', 'untapStepEnds', 'endOfCombat', 'cleanup'];
const YOU = { kind: 'you' } as const;

/** A bear of player 0 pumped on turn 3, player 0's. */
function pumped(duration: Duration): { it: Board; bear: number } {
  const it = new Board([creature('bear', 2, 2), creature('source', 1, 1)]);
  const bear = it.put('bear');
  it.game.turnNumber = 3;
  it.apply([bear], [plus(1, 1)], { numbers: [1, 1] });
  const [change] = it.game.changes;
  if (change === undefined) throw new Error('no change');
  it.game.changes = [{ ...change, expiry: makeExpiry(it.game, scratchFrame(0, 0), duration) }];
  return { it, bear };
}

/** When it ends, as turn and moment, over two turns of each player. */
function endOf(duration: Duration): string {
  const { it, bear } = pumped(duration);
  for (let turn = 3; turn < 8; turn++) {
    it.game.turnNumber = turn;
    it.game.activePlayer = (turn + 1) % 2;
    for (const moment of MOMENTS) {
      if (turn === 3 && (moment === 'turnBegins' || moment === 'untapStepEnds')) continue;
      expire(it.game, moment);
      if (it.game.changes.length === 0) {
        expect(it.size(bear)).toBe('2/2');
        return `${turn} ${moment}`;
      }
      expect(it.size(bear)).toBe('3/3');
    }
  }
  return 'never';
}

describe('durations that end at a moment', () => {
  it('end when the rules say', () => {
    expect(endOf({ kind: 'endOfTurn' })).toBe('3 cleanup');
    expect(endOf({ kind: 'endOfCombat' })).toBe('3 endOfCombat');
    expect(endOf({ kind: 'untilNextTurnOf', who: YOU })).toBe('5 turnBegins');
    expect(endOf({ kind: 'untilNextTurnOf', who: { kind: 'opponents' } })).toBe('4 turnBegins');
    expect(endOf({ kind: 'untilEndOfNextTurnOf', who: YOU })).toBe('5 cleanup');
    expect(endOf({ kind: 'throughNextUntapStepOf', who: { kind: 'opponents' } })).toBe('4 untapStepEnds');
    // The last of several players it waits for has a turn.
    expect(endOf({ kind: 'throughNextUntapStepOf', who: { kind: 'eachPlayer' } })).toBe('5 untapStepEnds');
    expect(endOf({ kind: 'indefinite' })).toBe('never');
    expect(endOf({ kind: 'asLongAs', condition: { kind: 'always' } })).toBe('never');
  });

  it('end for rules, replacements, permissions and delayed triggers alike', () => {
    const { it } = pumped({ kind: 'indefinite' });
    const expiry = { duration: { kind: 'endOfTurn' }, players: [], createdTurn: 3 } as const;
    const origin = { controller: 0, source: 0, names: [], values: [], x: 0 };
    it.game.rules = [
      {
        id: 1,
        origin,
        effect: { kind: 'allowance', allowance: { kind: 'manaDoesntEmpty', who: YOU } },
        expiry,
        timestamp: 1,
        uses: -1,
      },
    ];
    it.game.replacements = [{ id: 2, origin, replacement: { kind: 'gainLife', who: YOU, times: 2 }, expiry, uses: -1 }];
    it.game.permissions = [
      {
        id: 3,
        player: 0,
        card: 0,
        spells: null,
        lands: true,
        cost: 'normal',
        manaAs: 'itself',
        condition: null,
        laterTurns: false,
        sorcerySpeed: false,
        group: 0,
        left: 0,
        exileAfter: false,
        way: '',
        expiry,
        origin,
      },
    ];
    it.game.stale = false;
    expire(it.game, 'endOfCombat');
    expect([it.game.rules.length, it.game.replacements.length, it.game.permissions.length, it.game.stale]).toEqual([
      1,
      1,
      1,
      false,
    ]);
    expire(it.game, 'cleanup');
    expect([it.game.rules.length, it.game.replacements.length, it.game.permissions.length, it.game.stale]).toEqual([
      0,
      0,
      0,
      true,
    ]);
    expect(it.game.changes).toHaveLength(1);
  });
});

describe('durations that last for as long as something is so', () => {
  it('end with the source leaving or phasing out (702.26f)', () => {
    for (const lose of [
      (it: Board, source: number) => it.remove(source),
      (it: Board, source: number) => void (it.permanent(source).phasedOut = true),
    ]) {
      const it = new Board([creature('bear', 2, 2), creature('source', 1, 1)]);
      const [bear, source] = [it.put('bear'), it.put('source')];
      it.apply([bear], [plus(1, 1)], { numbers: [1, 1], source, duration: { kind: 'whileSourceOnBattlefield' } });
      expireByCondition(it.game);
      expect(it.size(bear)).toBe('3/3');
      lose(it, source);
      expireByCondition(it.game);
      expect(it.game.changes).toEqual([]);
      expect(it.size(bear)).toBe('2/2');
    }
  });

  it('end in a chain: control of the thief, and with it control of what it stole', () => {
    const it = new Board([creature('bear', 2, 2), creature('thief', 1, 1), creature('source', 1, 1)]);
    const bear = it.put('bear', 1);
    const thief = it.put('thief', 1);
    const source = it.put('source', 0);
    it.apply([thief], [{ kind: 'controller', who: YOU }], { source, duration: { kind: 'whileSourceOnBattlefield' } });
    it.apply([bear], [{ kind: 'controller', who: YOU }], {
      source: thief,
      duration: { kind: 'whileYouControlSource' },
    });
    expireByCondition(it.game);
    expect([it.controller(thief), it.controller(bear)]).toEqual([0, 0]);
    it.remove(source);
    expireByCondition(it.game);
    expect(it.game.changes).toEqual([]);
    expect([it.controller(thief), it.controller(bear)]).toEqual([1, 1]);
  });

  it('end with their condition, for good (611.2b)', () => {
    const { it, bear } = pumped({
      kind: 'asLongAs',
      condition: { kind: 'compare', left: { kind: 'count', of: every(YOURS, IS_CREATURE) }, op: '>=', right: 2 },
    });
    const other = it.put('source');
    expireByCondition(it.game);
    expect(it.size(bear)).toBe('3/3');
    it.remove(other);
    expireByCondition(it.game);
    it.put('source');
    expireByCondition(it.game);
    expect(it.size(bear)).toBe('2/2');
  });

  it('do not begin where the condition does not hold', () => {
    const { it } = pumped({ kind: 'indefinite' });
    const origin = { controller: 1, source: it.put('source', 0), names: [], values: [], x: 0 };
    expect(isRunning(it.game, origin, { kind: 'whileYouControlSource' })).toBe(false);
    expect(isRunning(it.game, origin, { kind: 'whileSourceOnBattlefield' })).toBe(true);
    expect(isRunning(it.game, origin, { kind: 'endOfTurn' })).toBe(true);
  });

  it('drop changes and permissions for objects that are gone', () => {
    const { it, bear } = pumped({ kind: 'indefinite' });
    const held = it.putCard('source', Zone.Hand);
    const origin = { controller: 0, source: 0, names: [], values: [], x: 0 };
    const expiry = { duration: { kind: 'indefinite' }, players: [], createdTurn: 3 } as const;
    const permission = {
      player: 0,
      spells: null,
      lands: false,
      cost: 'free',
      manaAs: 'itself',
      condition: null,
      laterTurns: false,
      sorcerySpeed: false,
      group: 0,
      left: 0,
      exileAfter: false,
      way: '',
      expiry,
      origin,
    } as const;
    it.game.permissions = [
      { ...permission, id: 1, card: held },
      { ...permission, id: 2, card: bear },
    ];
    it.remove(bear);
    expireByCondition(it.game);
    expect(it.game.changes).toEqual([]);
    expect(it.game.permissions.map(({ card }) => card)).toEqual([held]);
  });
});
