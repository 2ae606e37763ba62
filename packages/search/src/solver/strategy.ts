/**
 * A proven line followed through a whole game tree, reply by reply, without the short cuts of the proof: every option that the others really have is
 * answered, and the line is mended where it does not fit. In several worlds that look alike to the player it must be one strategy: what they do depends on
 * what they see alone.
 */
import { type Decision, type Game, informationHash, viewOf } from '@foretell/rules';
import { optionName, optionOfName } from './identity.ts';
import { Line } from './line.ts';
import { after, Prover } from './prover.ts';

/** What to pick by what the player sees: fingerprints (`informationHash` of the masked view) and values in that view's numbering. */
export type Strategy = Map<number, number>;

/** Decisions that mending a line may look at, each time. */
const MEND = 500;

export class Follower {
  readonly strategy: Strategy = new Map();
  /** Decisions followed and looked at so far. */
  looked = 0;
  private readonly player: number;
  private readonly most: number;

  constructor(player: number, most: number) {
    this.player = player;
    this.most = most;
  }

  /** Whether the player wins this turn from there by the line and what has been fixed so far, whatever the others do. */
  wins(game: Game, line: Line): boolean {
    return this.follow(game, line, game.turnNumber);
  }

  /**
   * The same by the line alone, without a word about what the player sees: for worlds that differ in what nobody has seen. What the line says depends on
   * what was seen happen, so that it is one strategy in all of them.
   */
  winsByLine(game: Game, line: Line): boolean {
    return this.followLine(game, line, game.turnNumber);
  }

  private followLine(game: Game, line: Line, turn: number): boolean {
    const { decision } = game;
    if (game.over || decision === null) return game.player(this.player).won;
    if (game.turnNumber !== turn || this.looked++ > this.most) return false;
    if (line.own !== (decision.decider === this.player)) return false;
    if (line.own) {
      const index = optionOfName(game, decision, line.names[0] as number);
      const next = line.next[0];
      return index >= 0 && next !== undefined && this.followLine(after(game, index), next, turn);
    }
    for (let index = 0; index < decision.options.length; index++) {
      const next = line.next[line.names.indexOf(optionName(game, decision, index))];
      if (next === undefined || !this.followLine(after(game, index), next, turn)) return false;
    }
    return true;
  }

  /** The option that the strategy takes at the player's open decision; -1 if it has none for what they see. */
  indexAt(game: Game): number {
    const { decision } = game;
    if (decision?.options.length === 1) return 0;
    const view = viewOf(game, this.player);
    const value = this.strategy.get(informationHash(view.masked(), this.player));
    return value === undefined ? -1 : (view.decision?.options.indexOf(value) ?? -1);
  }

  private follow(game: Game, line: Line | null, turn: number): boolean {
    const decision = game.decision;
    if (game.over || decision === null) return game.player(this.player).won;
    if (game.turnNumber !== turn || this.looked++ > this.most) return false;
    if (decision.decider === this.player) return this.followOwn(game, decision, line, turn);
    for (let index = 0; index < decision.options.length; index++) {
      const at = line === null || line.own ? -1 : line.names.indexOf(optionName(game, decision, index));
      if (!this.follow(after(game, index), line?.next[at] ?? null, turn)) return false;
    }
    return true;
  }

  private followOwn(game: Game, decision: Decision, line: Line | null, turn: number): boolean {
    if (decision.options.length === 1) return this.follow(after(game, 0), childOf(line, game, decision, 0), turn);
    const view = viewOf(game, this.player);
    const options = view.decision?.options ?? [];
    const fingerprint = informationHash(view.masked(), this.player);
    const fixed = this.strategy.get(fingerprint);
    if (fixed !== undefined) {
      const index = options.indexOf(fixed);
      return index >= 0 && this.follow(after(game, index), childOf(line, game, decision, index), turn);
    }
    const index = line?.own === true ? optionOfName(game, decision, line.names[0] as number) : -1;
    if (index >= 0) {
      this.strategy.set(fingerprint, options[index] as number);
      if (this.follow(after(game, index), line?.next[0] ?? null, turn)) return true;
      this.strategy.delete(fingerprint);
    }
    const mended = new Prover(this.player);
    const found = mended.prove(game, MEND);
    this.looked += mended.looked;
    if (!(found instanceof Line)) return false;
    const other = optionOfName(game, decision, found.names[0] as number);
    this.strategy.set(fingerprint, options[other] as number);
    return this.follow(after(game, other), found.next[0] ?? null, turn);
  }
}

function childOf(line: Line | null, game: Game, decision: Decision, index: number): Line | null {
  if (line?.own !== true) return null;
  return line.names[0] === optionName(game, decision, index) ? (line.next[0] ?? null) : null;
}
