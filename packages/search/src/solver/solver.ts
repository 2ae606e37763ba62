/**
 * What is proven of the options of a search, option by option and world by world: that the decider can force a win this turn, or that an opponent
 * can. Proofs take the place of playouts. The decisions looked at are shared out among the proofs still to be tried, so that the work is bounded
 * and the same on every machine.
 */
import type { Game } from '@foretell/rules';
import { forcedWin } from './forcedWin.ts';
import { isWithinReach } from './reach.ts';

/** A proof may take so many times its share of what is left: most are short. */
const SHARES = 4;
/**
 * What each decision until then takes off a proven result. So little that proof outranks every playout, which loses more than that to its first
 * decision (`decisionDiscount`).
 */
const HASTE = 1e-6;

export class Solver {
  private readonly viewer: number;
  /** Proofs still to be tried, and decisions left to look at. */
  private proofs: number;
  private nodes: number;
  private readonly known: Map<string, number | null> = new Map();

  constructor(viewer: number, proofs: number, nodes: number) {
    this.viewer = viewer;
    this.proofs = proofs;
    this.nodes = nodes;
  }

  /** The viewer's value (near 1 or 0: sooner wins and later losses are better) if it is proven in the world after the option, which `game` is; null if it is not. */
  valueOf(game: Game, arm: number, world: number): number | null {
    const key = `${arm} ${world}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const value = this.nodes > 0 ? this.prove(game) : null;
    this.proofs--;
    this.known.set(key, value);
    return value;
  }

  /** Of the two, only the active player's win this turn is looked for: others rarely have one, and playouts see it if they do. */
  private prove(game: Game): number | null {
    if (game.over) return null;
    const attacker = game.activePlayer;
    if (!isWithinReach(game, attacker)) return null;
    const share = Math.ceil((SHARES * this.nodes) / Math.max(this.proofs, 1));
    const { verdict, length, nodes } = forcedWin(game, attacker, Math.min(share, this.nodes));
    this.nodes -= nodes;
    if (verdict !== 'won') return null;
    return attacker === this.viewer ? 1 - HASTE * length : HASTE * length;
  }
}
