// Which mana a player could make: mana abilities are activated on copies of the game, in every way.
import { answer, type Game, hashGame, manaActions, performAction, settle } from '@foretell/rules';
import { failure } from '../failure.ts';
import { playerIndex } from '../names.ts';
import type { Session } from '../session.ts';
import { type Check, expected } from './outcome.ts';

/** States looked at before giving up. */
const MOST_STATES = 20_000;

interface Reachable {
  /** Every pool that can be reached, as letters in the order WUBRGC. */
  readonly pools: ReadonlySet<string>;
  /** Those after which no mana ability is left. */
  readonly complete: ReadonlySet<string>;
}

export const manaOption: Check<'manaOption'> = (session, assert) => {
  const reachable = reachablePools(session, playerIndex(assert.player));
  if (reachable === null) return failure('limit', 'too many ways to make mana');
  const wanted = sortedLetters(assert.mana);
  return expected(`${assert.player} could make ${assert.mana}`, assert.value, reachable.pools.has(wanted));
};

export const manaOptionCount: Check<'manaOptionCount'> = (session, assert) => {
  const reachable = reachablePools(session, playerIndex(assert.player));
  if (reachable === null) return failure('limit', 'too many ways to make mana');
  return expected(`mana ${assert.player} could make in all`, assert.count, reachable.complete.size);
};

/** `{2}{G}` as `GCC`: a number is that much colourless mana. */
function sortedLetters(mana: string): string {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const [, symbol = ''] of mana.toUpperCase().matchAll(/\{?([WUBRGC]|\d+)\}?/g)) {
    const type = 'WUBRGC'.indexOf(symbol);
    const at = type < 0 ? 5 : type;
    counts[at] = (counts[at] ?? 0) + (type < 0 ? Number(symbol) : 1);
  }
  return letters(counts);
}

function letters(counts: readonly number[]): string {
  return counts.map((count, type) => 'WUBRGC'.charAt(type).repeat(count)).join('');
}

function poolOf(game: Game, player: number): string {
  const { pool, specialMana } = game.player(player);
  const counts = pool.slice();
  for (const unit of specialMana) counts[unit.type] = (counts[unit.type] ?? 0) + 1;
  return letters(counts);
}

function reachablePools(session: Session, player: number): Reachable | null {
  const start = session.game.clone();
  start.decision = null;
  start.frames = [];
  const pools = new Set<string>();
  const complete = new Set<string>();
  const seen = new Set<string>();
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const pool = poolOf(state, player);
    const key = `${hashGame(state)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > MOST_STATES) return null;
    pools.add(pool);
    const actions: number[] = [];
    manaActions(state, player, actions);
    if (actions.length === 0) complete.add(pool);
    for (const action of actions) {
      const next = state.clone();
      performAction(next, player, action);
      open.push(...outcomes(next));
    }
  }
  return { pools, complete };
}

/** The states in which the activation under way can end, with every answer to what it asks. */
function outcomes(game: Game): readonly Game[] {
  const decision = settle(game);
  if (decision === null) return [game];
  return decision.options.flatMap((_, at) => {
    const branch = game.clone();
    answer(branch, at);
    return outcomes(branch);
  });
}
