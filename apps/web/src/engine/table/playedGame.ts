/**
 * A game as its record makes it: decisions are counted, picks at decisions that leave a choice are written down, and so is what else the person
 * did (paying by hand, conceding). Every priority is a decision, so that stops can be kept; those in which only passing is possible are no part
 * of the count that seeds and replays go by.
 */
import {
  advance,
  answer,
  concede,
  type Decision,
  DecisionKind,
  type Game,
  reconfigured,
  type View,
  viewOf,
} from '@foretell/rules';
import { HandPayments } from '@foretell/study';
import type { TableMark, TableRecord, TableSetup } from '../../protocol/table.ts';

export class PlayedGame {
  game: Game;
  /** Decisions before the open one. */
  number = 0;
  /** Of them, those of a game in which nobody is asked who can only pass. */
  counted = 0;
  readonly picks: number[] = [];
  readonly marks: TableMark[] = [];
  /** The person's seat; -1 = nobody's. */
  private readonly person: number;
  private readonly hands: HandPayments;

  /** Of a game that was just dealt. */
  constructor(game: Game, person: number, hands: HandPayments = new HandPayments()) {
    this.game = game;
    this.person = person;
    this.hands = hands;
  }

  /** Runs to the next decision; null when the game is over. */
  advance(): Decision | null {
    this.game = this.hands.advancing(this.game);
    return advance(this.game);
  }

  /** Answers the open decision. */
  take(option: number): void {
    const { decision } = this.game;
    if (decision === null) throw new Error('there is no decision to answer');
    if (decision.options.length > 1) this.picks.push(option);
    this.game = this.hands.answering(this.game, decision);
    answer(this.game, option);
    this.number++;
    if (!isOnlyPass(decision)) this.counted++;
  }

  /** Whether what the person chooses from now on is paid by hand. */
  payByHand(on: boolean): void {
    if (on === this.hands.has(this.person)) return;
    this.hands.set(this.person, on);
    this.marks.push({ number: this.number, kind: on ? 'pay-by-hand' : 'pay-by-plan' });
  }

  /**
   * Whether something that is paid by hand has been begun. It may turn out not to be payable, and a view does not hold the moment to which it would
   * be taken back (733.1): nothing can be played out from here.
   */
  get isPaidByHand(): boolean {
    return this.game.undo !== null;
  }

  /** The person leaves the game (104.3a). */
  concede(): void {
    if (this.person < 0 || this.game.players[this.person]?.lost === true) return;
    this.marks.push({ number: this.number, kind: 'concede' });
    concede(this.game, this.person);
  }

  /** What the seat sees, with nothing of how the person likes to be asked. */
  viewOf(seat: number): View {
    return viewOf(reconfigured(this.game, { askEveryPriority: false, manualMana: [] }), seat);
  }

  /** Another game in the same place; nobody looks on. */
  copy(): PlayedGame {
    const copy = new PlayedGame(this.game.clone(), this.person, this.hands.copy());
    copy.number = this.number;
    copy.counted = this.counted;
    copy.picks.push(...this.picks);
    copy.marks.push(...this.marks);
    return copy;
  }
}

/** The record of that game: opened, it goes on from there. */
export function recordOf({ picks, marks }: PlayedGame, setup: TableSetup, markedUndos = 0): TableRecord {
  return { setup, picks: [...picks], ...(marks.length === 0 ? {} : { marks: [...marks] }), markedUndos };
}

function isOnlyPass({ kind, options }: Decision): boolean {
  return kind === DecisionKind.Priority && options.length === 1;
}

/** A decision of a recorded game, at which `option` is about to be taken. */
export interface RecordedDecision {
  readonly decision: Decision;
  readonly option: number;
}

/** Why a record is none of this game. */
export interface Misfit {
  readonly problem: string;
}

/** Plays the record's game decision by decision, as far as it goes; the game then stands at the next decision that leaves a choice, or is over. */
export function* recordedDecisions(
  played: PlayedGame,
  { picks, marks = [] }: Pick<TableRecord, 'picks' | 'marks'>,
): Generator<RecordedDecision, Misfit | null> {
  let pick = 0;
  let mark = 0;
  for (;;) {
    if (played.advance() === null) break;
    for (let next = marks[mark]; next?.number === played.number; next = marks[++mark]) apply(played, next);
    const decision = played.advance();
    if (decision === null) break;
    const isForced = decision.options.length === 1;
    if (!isForced && pick === picks.length) return mark < marks.length ? misfit(played, 'there is more to do') : null;
    const option = isForced ? 0 : (picks[pick++] ?? 0);
    if (decision.options[option] === undefined) return misfit(played, `there is no option ${option}`);
    yield { decision, option };
    played.take(option);
  }
  return pick < picks.length || mark < marks.length ? misfit(played, 'the game is over') : null;
}

function apply(played: PlayedGame, { kind }: TableMark): void {
  switch (kind) {
    case 'pay-by-hand':
    case 'pay-by-plan':
      played.payByHand(kind === 'pay-by-hand');
      break;
    case 'concede':
      played.concede();
  }
}

function misfit({ game, number }: PlayedGame, reason: string): Misfit {
  return {
    problem: `the game does not go as it was recorded: at decision ${number} (turn ${game.turnNumber}) ${reason}; open it with the cards and the version it was played with`,
  };
}
