/** The calls between the page and the worker that holds a table, and the state it pushes. */
import type { Explanation } from '@foretell/study';
import type { Question } from './question.ts';
import type { ObjectRef, Scene } from './scene.ts';

/** Who sits at a seat. `level` is a player as command lines write them: `casual`, `strong@512`, `random`. */
export type SeatSetup = {
  readonly name: string;
  readonly deckName: string;
  /** The deck as text in any format that Foretell reads. */
  readonly deckText: string;
} & (
  | { readonly kind: 'human' }
  | { readonly kind: 'ai'; readonly level: string; readonly milliseconds: number | null }
);

export interface TableSetup {
  readonly format: 'duel' | 'ffa' | 'commander-duel' | 'commander-ffa';
  readonly seed: number;
  /** The seat that takes the first turn. */
  readonly first: number;
  /** Two to four. At most one is human: whose page this is. */
  readonly seats: readonly SeatSetup[];
}

/** When the engine stops for the person although it need not, by step name, and for how long it lets them look. */
export interface StopSettings {
  /** Every priority is asked, whatever is possible. */
  readonly fullControl: boolean;
  /** Steps in which to stop in one's own turns and in those of others. */
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** Payments are asked for one by one. */
  readonly manualMana: boolean;
  /** What another seat has done is to be seen at least so long before that seat does more. In milliseconds. */
  readonly paceMs: number;
}

/** How far passes go on without asking: to the next chance to act, to the end of the turn (until an opponent acts), to the person's next turn. */
export type PassUntil = 'next' | 'endOfTurn' | 'myTurn';

/** A line of the log. Parts that name an object carry its reference in the scene of that moment and its name for later. */
export interface LogLine {
  readonly number: number;
  readonly turn: number;
  readonly step: string;
  /** The seat it is about; -1 = the game. */
  readonly seat: number;
  readonly kind: 'turn' | 'choice' | 'event' | 'pass' | 'life' | 'end' | 'undo';
  readonly parts: readonly LogPart[];
}

export type LogPart = { readonly text: string } | { readonly card: string; readonly ref: ObjectRef };

/** An AI (or the coach) at work. */
export interface Thinking {
  readonly seat: number;
  /** Whether it thinks for the person as coach. */
  readonly coach: boolean;
  readonly elapsedMs: number;
  /** Of the time or playouts it may use, 0 … 1. */
  readonly share: number;
  readonly playouts: number;
  readonly playoutsPerSecond: number;
}

/** What a search said of one decision. During a game the page gets no option of an opponent but the one it took. */
export interface Insight {
  /** The decision's number. */
  readonly number: number;
  readonly seat: number;
  readonly coach: boolean;
  /** What was chosen, or what the coach likes best, in words. */
  readonly chosen: string;
  readonly winProbability: number;
  readonly ci95: readonly [number, number];
  /** Everything; for the coach, and after the game for everybody. */
  readonly explanation: Explanation | null;
}

export interface TableEnd {
  readonly how: 'win' | 'draw' | 'turn-limit' | 'decision-limit' | 'error';
  /** A seat, or null. */
  readonly winner: number | null;
  /** What a defect was. */
  readonly reason: string;
}

export interface TableState {
  /** Grows with every state that is pushed. */
  readonly revision: number;
  readonly scene: Scene;
  /** What the person is asked now; null while others decide and when the game is over. */
  readonly question: Question | null;
  /** Why passes were made without asking since the question before: "passed: no possible response". '' if none were. */
  readonly passed: string;
  readonly thinking: Thinking | null;
  /** Lines of the log since the state before. */
  readonly newLines: readonly LogLine[];
  /** Whether lines before these are void, because something was taken back: all from this number on go. -1 = none. */
  readonly dropLinesFrom: number;
  readonly insight: Insight | null;
  /** What went wrong beside the game, such as a coach that failed; '' if nothing did. */
  readonly trouble: string;
  /** What Z would take back: nothing, the last choice for free, or one after which new information was shown, as all is once the game is over. */
  readonly undo: 'none' | 'free' | 'marked';
  /** How many times something was taken back after new information was shown. */
  readonly markedUndos: number;
  readonly end: TableEnd | null;
}

export type OpenResult =
  | { readonly ok: true }
  /** One line a problem: file or deck, place, what, how to mend. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** A table that can be reopened: what a link and a saved game hold. A function of it and the cards is the whole game. */
export interface TableRecord {
  readonly setup: TableSetup;
  /** The index of the option taken at every decision that left a choice, in order. */
  readonly picks: readonly number[];
  /** What else the person did, in order; nothing if absent. */
  readonly marks?: readonly TableMark[];
  readonly markedUndos: number;
}

/** Something that a person did besides choosing, when `number` decisions were over: paying by hand or as planned from then on, conceding. */
export interface TableMark {
  readonly number: number;
  readonly kind: 'pay-by-hand' | 'pay-by-plan' | 'concede';
}

export type ReplayReading =
  | { readonly ok: true; readonly record: TableRecord }
  /** One line a problem. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** One point of the graph of a game: a decision of the viewer's. */
export interface GamePoint {
  readonly number: number;
  readonly turn: number;
  /** As a scene has it. */
  readonly step: string;
  readonly seat: number;
  /** What was asked; '' at a priority with nothing to respond to. */
  readonly asked: string;
  /** With what was chosen, 0 … 1. */
  readonly winProbability: number;
  readonly ci95: readonly [number, number];
  readonly chosen: string;
  /** What would have been best, and how much less the choice was worth (0 … 1). */
  readonly best: string;
  readonly loss: number;
}

/** What the page calls, through Comlink. Every call that changes something is followed by a state. */
export interface TableApi {
  /** Begins the game of the record, or goes on with it: its picks are made again first. A table that is open is closed. */
  open(record: TableRecord, stops: StopSettings, listener: TableListener): Promise<OpenResult>;
  /** Answers the question of that number; a number that is over is ignored. With `goesOn` it is taken back together with the answer before. */
  answer(number: number, option: number, goesOn: boolean): Promise<void>;
  /** Passes without being asked. */
  passUntil(until: PassUntil): Promise<void>;
  setStops(stops: StopSettings): Promise<void>;
  /** Takes the last choice of the person back. */
  undo(): Promise<void>;
  concede(): Promise<void>;
  /** The AI decides at once with what it has. */
  hurry(): Promise<void>;
  /** Whether a search looks at the person's own decisions too, and for how long each. */
  setCoach(milliseconds: number | null): Promise<void>;
  record(): Promise<TableRecord>;
  /** The text of a replay file of the game, once it is over. */
  replay(): Promise<string>;
  /** The game of a replay file, to be opened; no table need be open. At most one player of it is a person. */
  recordOfReplay(text: string): Promise<ReplayReading>;
  /** The win probability over the decisions of the game so far, from the viewer's view; calls back as points are found. */
  graph(playouts: number, onPoint: (point: GamePoint) => void): Promise<void>;
  /** No more points are found; the promise of {@link graph} is done soon. */
  stopGraph(): Promise<void>;
  /** What was thought of that decision; of an opponent's everything only once the game is over. Null where nothing was thought. */
  insight(number: number): Promise<Insight | null>;
  /** The position at a decision of a finished game as a scene and question, to branch from. */
  at(number: number): Promise<{ readonly scene: Scene; readonly question: Question | null }>;
  /** The game as it was before that decision: what branching opens. */
  recordAt(number: number): Promise<TableRecord>;
}

export type TableListener = (state: TableState) => void;
