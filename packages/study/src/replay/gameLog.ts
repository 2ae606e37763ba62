/**
 * A game as lines for people. Everything a decision begins (the parts of a cast, the creatures of an attack) is one line with the number of its
 * first decision; passes in a row are one line.
 */
import { PLAYERS } from '@foretell/formats';
import { type Decision, EventKind, type Game, type GameEvent, type GameObserver } from '@foretell/rules';
import { belongs, type Scope, scopeAfter } from '@foretell/search';
import type { AtDecision } from '../match/playGame.ts';
import { boardLines } from './boardLines.ts';
import type { ToldDecision } from './decisionWords.ts';
import { eventWords } from './eventWords.ts';

/** Columns of the numbers, and of the names of steps. */
const NUMBERS = 9;
const STEPS = 20;
const INDENT = ' '.repeat(NUMBERS + 5);

interface OpenLine {
  readonly first: ToldDecision;
  last: ToldDecision;
  readonly words: string[];
  /** Who passed; empty on other lines. */
  readonly passes: string[];
  scope: Scope | null;
  decision: Decision;
}

export class GameLog implements GameObserver {
  private readonly out: (line: string) => void;
  private turn = -1;
  private step = '';
  private open: OpenLine | null = null;
  private observed: GameObserver | null = null;
  /** Players whose life has changed since it was told. */
  private readonly changed: Set<number> = new Set();

  constructor(out: (line: string) => void) {
    this.out = out;
  }

  /** Looks on from now on, beside whoever looks on already. */
  watch(game: Game): void {
    this.observed = game.observer;
    game.observer = this;
  }

  event(game: Game, event: GameEvent): void {
    this.observed?.event(game, event);
    this.noticeTurn(game);
    if (event.kind === EventKind.GainsLife || event.kind === EventKind.LosesLife) this.changed.add(event.player);
    const words = game.turnNumber === 0 ? null : eventWords(game, event);
    if (words === null) return;
    this.close();
    // Damage of one moment is told as a whole before what it comes to.
    if (event.kind !== EventKind.Damage) this.tellLife(game);
    this.out(`${INDENT}${words}`);
  }

  /** Called at each decision, before the option is taken; `told` is null where there is only one. */
  decision(at: AtDecision, told: ToldDecision | null): void {
    const { game, decision, option } = at;
    this.noticeTurn(game);
    this.tellLife(game);
    const { open } = this;
    if (open?.scope != null && belongs(game, decision, open.scope, open.decision)) {
      open.decision = decision;
      if (told === null) return;
      open.words.push(told.text);
      open.last = told;
      return;
    }
    if (told === null) return;
    if (open !== null && open.passes.length > 0 && told.text === 'pass') {
      open.passes.push(told.decider);
      open.last = told;
      return;
    }
    this.close();
    const asks = told.kind === 'priority' || told.source === '' ? '' : `${told.source}: `;
    this.open = {
      first: told,
      last: told,
      words: [`${asks}${told.text}`],
      passes: told.text === 'pass' ? [told.decider] : [],
      scope: scopeAfter(game, decision, decision.options[option] ?? 0),
      decision,
    };
  }

  /** The game is over, or nobody goes on with it. */
  end(game: Game): void {
    this.tellLife(game);
    this.close();
    for (const line of boardLines(game)) this.out(`  ${line}`);
  }

  private noticeTurn(game: Game): void {
    if (game.turnNumber === this.turn) return;
    this.tellLife(game);
    this.close();
    if (this.turn > 0) for (const line of boardLines(game)) this.out(`  ${line}`);
    this.turn = game.turnNumber;
    this.step = '';
    this.out(this.turn === 0 ? 'before the first turn' : `turn ${this.turn}, ${PLAYERS[game.activePlayer] ?? ''}`);
  }

  private tellLife(game: Game): void {
    if (this.changed.size === 0) return;
    this.close();
    for (const player of this.changed)
      this.out(`${INDENT}${PLAYERS[player] ?? ''} is at ${game.player(player).life} life`);
    this.changed.clear();
  }

  private close(): void {
    const { open } = this;
    if (open === null) return;
    this.open = null;
    const { first, last, words, passes } = open;
    const numbers = passes.length > 1 ? `${first.n}–${last.n}` : String(first.n);
    const said = passes.length > 1 ? passWords(passes) : words.join(', ');
    const who = passes.length > 1 ? ' ' : first.decider;
    const step = first.turn === 0 || first.step === this.step ? '' : first.step.replaceAll('_', ' ');
    this.step = first.step;
    this.out(`${numbers.padStart(NUMBERS)}  ${who}  ${first.turn === 0 ? '' : step.padEnd(STEPS)}${said}`);
  }
}

/** Of more than one pass in a row. */
function passWords(passes: readonly string[]): string {
  const [first = ''] = passes;
  return passes.every((who) => who === first) ? `${first} passes ${passes.length} times` : `${passes.join(', ')} pass`;
}
