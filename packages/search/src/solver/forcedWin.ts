/**
 * A bounded search for a forced win this turn in one world: a player picks at their decisions (OR), everybody else picks against them (AND), until the
 * game is won, the turn is over, or the nodes are spent. What the player cannot foresee does not count: lines on which they draw cards or anything
 * is left to chance prove nothing. Source: proof by AND-OR search, as MCTS-Solver (Winands et al. 2008) and the lethal searches of card-game agents use it.
 */
import { advance, answer, ChanceStream, type Decision, type Game, randomEvents } from '@foretell/rules';
import { scoreOptions } from '../policy/policy.ts';
import { isWithinReach } from './reach.ts';

/** How a search for a proof ended. */
export interface Proof {
  /** `unknown`: the decisions to look at were used up before an answer was found. */
  readonly verdict: 'won' | 'open' | 'unknown';
  /** For a win, decisions until the game is over if it is put off as long as possible; 0 otherwise. */
  readonly length: number;
  /** Decisions looked at. */
  readonly nodes: number;
}

/**
 * Whether `player` can force a win this turn from the open decision of the game, which is not changed.
 * @param nodes decisions looked at, at most
 */
export function forcedWin(game: Game, player: number, nodes: number): Proof {
  const prover = new Prover(game, player, nodes);
  const found = prover.prove(game);
  const verdict = found === OPEN ? 'open' : found === UNKNOWN ? 'unknown' : 'won';
  return { verdict, length: Math.max(found, 0), nodes: prover.looked };
}

/** What a node is worth: the decisions until the win, or one of these. */
const OPEN = -1;
const UNKNOWN = -2;

class Prover {
  looked = 0;
  private readonly player: number;
  private readonly nodes: number;
  private readonly turn: number;
  private readonly known: Foreseen;

  constructor(game: Game, player: number, nodes: number) {
    this.player = player;
    this.nodes = nodes;
    this.turn = game.turnNumber;
    this.known = new Foreseen(game, player);
  }

  prove(game: Game): number {
    const decision = game.decision;
    if (game.over || decision === null) return this.hasWon(game) ? 0 : OPEN;
    if (game.turnNumber !== this.turn || !this.known.holds(game)) return OPEN;
    if (this.looked >= this.nodes) return UNKNOWN;
    this.looked++;
    if (decision.decider !== this.player) return this.proveAll(game, decision);
    return isWithinReach(game, this.player) ? this.proveOne(game, decision) : OPEN;
  }

  private hasWon(game: Game): boolean {
    return game.players[this.player]?.won === true && this.known.holds(game);
  }

  /** One option that wins is enough; the likeliest come first. */
  private proveOne(game: Game, decision: Decision): number {
    let worth = OPEN;
    for (const option of byScore(game, decision)) {
      const found = this.prove(after(game, option));
      if (found >= 0) return found + 1;
      if (found === UNKNOWN) worth = UNKNOWN;
    }
    return worth;
  }

  /** Every option must lose for those who choose; the best defence comes first. */
  private proveAll(game: Game, decision: Decision): number {
    let longest = 0;
    for (const option of byScore(game, decision)) {
      const found = this.prove(after(game, option));
      if (found < 0) return found;
      longest = Math.max(longest, found);
    }
    return longest + 1;
  }
}

function after(game: Game, option: number): Game {
  const next = game.clone();
  answer(next, option);
  advance(next);
  return next;
}

function byScore(game: Game, decision: Decision): number[] {
  const scores: number[] = [];
  scoreOptions(game, decision, scores);
  return decision.options
    .map((_, index) => index)
    .sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
}

/** What a player could foresee from a state: neither cards that come off their library unseen nor what coins, dice and random choices bring. */
class Foreseen {
  private readonly player: number;
  private readonly drawn: number;
  private readonly library: number;
  private readonly shuffles: number;
  private readonly chances: number;

  constructor(game: Game, player: number) {
    this.player = player;
    this.drawn = this.drawnIn(game);
    this.library = this.libraryIn(game);
    this.shuffles = randomEvents(game, player, ChanceStream.Shuffle);
    this.chances = chancesIn(game);
  }

  /** Whether all that has happened since could be foreseen. A library is shuffled after a search, in which its owner chose. */
  holds(game: Game): boolean {
    if (this.drawnIn(game) !== this.drawn || chancesIn(game) !== this.chances) return false;
    return (
      this.libraryIn(game) === this.library || randomEvents(game, this.player, ChanceStream.Shuffle) !== this.shuffles
    );
  }

  private drawnIn(game: Game): number {
    return game.players[this.player]?.tally.cardsDrawn ?? 0;
  }

  private libraryIn(game: Game): number {
    return game.players[this.player]?.library.length ?? 0;
  }
}

function chancesIn(game: Game): number {
  let count = 0;
  for (let player = 0; player < game.players.length; player++) {
    for (const stream of UNFORESEEABLE) count += randomEvents(game, player, stream);
  }
  return count;
}

const UNFORESEEABLE = [ChanceStream.Coin, ChanceStream.Die, ChanceStream.Choice];
