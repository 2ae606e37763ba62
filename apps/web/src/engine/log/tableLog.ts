/** A game as lines to a viewer, who is told what they may know. */
import type { AbilityTexts } from '@foretell/formats';
import {
  DECISION_KIND_NAMES,
  type Decision,
  type Game,
  type GameEvent,
  type GameObserver,
  STEP_NAMES,
  viewOf,
} from '@foretell/rules';
import type { LogLine, LogPart } from '../../protocol/table.ts';
import { questionOf } from '../question/questionOf.ts';
import { nameOf, seenIn } from '../scene/seen.ts';

export class TableLog implements GameObserver {
  readonly #viewer: number;
  readonly #texts: AbilityTexts;
  readonly #seats: readonly string[];
  #lines: LogLine[] = [];
  #turn = -1;
  #observed: GameObserver | null = null;

  constructor(viewer: number, texts: AbilityTexts, seats: readonly string[] = []) {
    this.#viewer = viewer;
    this.#texts = texts;
    this.#seats = seats;
  }

  /** Looks on from now on, beside whoever looks on already. */
  watch(game: Game): void {
    if (game.observer === this) return;
    this.#observed = game.observer;
    game.observer = this;
  }

  event(game: Game, event: GameEvent): void {
    this.#observed?.event(game, event);
    this.#noticeTurn(game);
  }

  /** Called at each decision, before the option is taken. */
  decision(game: Game, decision: Decision, option: number): void {
    this.#noticeTurn(game);
    const kind = DECISION_KIND_NAMES[decision.kind];
    const seen = seenIn(viewOf(game, decision.decider), this.#seats, this.#texts);
    const { options } = questionOf(seen.view, 0, this.#texts, this.#seats);
    const who = nameOf(seenIn(viewOf(game, this.#viewer), this.#seats, this.#texts), -1 - decision.decider);
    const isOwn = decision.decider === this.#viewer || kind === 'priority' || kind === 'attack' || kind === 'block';
    if (isOwn) this.#add(game, decision.decider, 'choice', [{ text: `${who}: ${options[option]?.label ?? ''}` }]);
  }

  /** The game is over. */
  end(game: Game): void {
    this.#add(game, -1, 'end', [{ text: 'The game is over' }]);
  }

  lines(): readonly LogLine[] {
    return this.#lines;
  }

  /** Forgets the lines from that number on, because what they tell was taken back. */
  cut(from: number): void {
    this.#lines = this.#lines.slice(0, from);
  }

  #noticeTurn(game: Game): void {
    if (game.turnNumber === this.#turn) return;
    this.#turn = game.turnNumber;
    if (this.#turn > 0) this.#add(game, game.activePlayer, 'turn', [{ text: `Turn ${this.#turn}` }]);
  }

  #add(game: Game, seat: number, kind: LogLine['kind'], parts: readonly LogPart[]): void {
    this.#lines.push({
      number: this.#lines.length,
      turn: game.turnNumber,
      step: STEP_NAMES[game.step] ?? '',
      seat,
      kind,
      parts,
    });
  }
}
