/**
 * A game as lines to one viewer, who is told what they may know: hidden draws are "a card", what is revealed has its name. What happens alike one
 * after another is one line, passes too.
 */
import type { AbilityTexts } from '@foretell/formats';
import {
  type Decision,
  EventKind,
  type Game,
  type GameEvent,
  type GameObserver,
  resultOf,
  STEP_NAMES,
  type StackItem,
} from '@foretell/rules';
import type { LogLine } from '../../protocol/table.ts';
import { decisionTold } from './decisionTold.ts';
import { type Draft, partsOf, single, type Told, text } from './draft.ts';
import { eventTold, resolutionTold } from './eventTold.ts';
import { refsIn } from './refs.ts';
import { Telling } from './telling.ts';

export class TableLog implements GameObserver {
  private readonly telling: Telling;
  private told: LogLine[] = [];
  /** Lines that nobody has read yet; the last one may still grow. */
  private drafts: Draft[] = [];
  private turn = -1;
  /** By seat, how life has changed since it was told, and when that began. */
  private readonly life: Map<number, { change: number; readonly at: Moment }> = new Map();
  private game: Game | null = null;
  private observed: GameObserver | null = null;

  /** `seats` are the names of the seats; one that is missing or empty is called by its letter. `you` is the seat that reads it; -1 = none. */
  constructor(viewer: number, texts: AbilityTexts, seats: readonly string[] = [], you: number = viewer) {
    this.telling = new Telling(viewer, texts, seats, you);
  }

  /** Looks on from now on, beside whoever looks on already. */
  watch(game: Game): void {
    this.game = game;
    if (game.observer === this) return;
    this.observed = game.observer;
    game.observer = this;
  }

  event(game: Game, event: GameEvent): void {
    this.observed?.event(game, event);
    this.notice(game);
    const { kind, player, amount } = event;
    if (kind === EventKind.GainsLife) this.changeLife(game, player, amount);
    if (kind === EventKind.LosesLife) this.changeLife(game, player, -amount);
    const told = eventTold(this.telling, game, event);
    if (told === null) return;
    // Damage of one moment is told as a whole before what it comes to.
    if (kind !== EventKind.Damage) this.tellLife(game);
    this.tell(game, told);
  }

  resolves(game: Game, item: StackItem, doesNothing: boolean): void {
    this.observed?.resolves?.(game, item, doesNothing);
    this.notice(game);
    const told = resolutionTold(this.telling, game, item, doesNothing);
    if (told === null) return;
    this.tellLife(game);
    this.tell(game, told);
  }

  /** Called at each decision, before the option is taken; `option` is its index. */
  decision(game: Game, decision: Decision, option: number): void {
    this.notice(game);
    this.tellLife(game);
    const told = decisionTold(this.telling, game, decision, option);
    if (told !== null) this.tell(game, told);
  }

  /** The game is over, or nobody goes on with it. */
  end(game: Game): void {
    this.game = game;
    this.tellLife(game);
    const [winner, ...others] = resultOf(game).winners;
    if (winner === undefined || others.length > 0) this.tell(game, single(-1, 'end', [text('nobody wins')]));
    else
      this.tell(game, single(winner, 'end', [text(this.telling.does(game, winner, 'win the game', 'wins the game'))]));
  }

  /** All lines, oldest first; none of them changes any more. References are those of the viewer's view of the game as it stands. */
  lines(): readonly LogLine[] {
    const { game, drafts } = this;
    if (game === null) return this.told;
    this.tellLife(game);
    if (drafts.length === 0) return this.told;
    const refOf = refsIn(game, this.telling.viewer);
    for (const draft of drafts) {
      const { turn, step, first } = draft;
      const number = this.told.length;
      this.told.push({ number, turn, step, seat: first.seat, kind: first.kind, parts: partsOf(draft, refOf) });
    }
    this.drafts = [];
    return this.told;
  }

  /** Forgets the lines from that number on: what they tell was taken back. */
  cut(from: number): void {
    this.told = this.told.slice(0, from);
    this.drafts = [];
    this.life.clear();
    this.turn = this.told.at(-1)?.turn ?? -1;
  }

  private notice(game: Game): void {
    this.game = game;
    if (game.turnNumber === this.turn) return;
    this.tellLife(game);
    this.turn = game.turnNumber;
    const whose = this.telling.whose(game, game.activePlayer);
    if (this.turn > 0) this.tell(game, single(game.activePlayer, 'turn', [text(`turn ${this.turn}: ${whose} turn`)]));
  }

  private tellLife(game: Game): void {
    if (this.life.size === 0) return;
    const changes = [...this.life];
    this.life.clear();
    for (const [seat, { change, at }] of changes) {
      const sign = change < 0 ? '−' : '+';
      const now = `${this.telling.title(game, seat)}: ${game.player(seat).life} life`;
      this.tell(game, single(seat, 'life', [text(`${now} (${sign}${Math.abs(change)})`)]), at);
    }
  }

  private changeLife(game: Game, seat: number, change: number): void {
    const before = this.life.get(seat);
    if (before === undefined) this.life.set(seat, { change, at: momentOf(game) });
    else before.change += change;
  }

  private tell(game: Game, told: Told, at: Moment = momentOf(game)): void {
    const open = this.drafts.at(-1);
    if (told.group !== '' && open?.first.group === told.group) {
      if (told.kind !== 'pass' || !open.items.some((item) => isSame(item, told.item))) open.items.push(told.item);
      return;
    }
    this.drafts.push({ ...at, first: told, items: [told.item] });
  }
}

type Moment = Pick<Draft, 'turn' | 'step'>;

function momentOf({ turnNumber, step }: Game): Moment {
  return { turn: turnNumber, step: STEP_NAMES[step] ?? '' };
}

function isSame(a: Told['item'], b: Told['item']): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
