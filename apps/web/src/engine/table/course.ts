/** The course of a game: what is taken at a decision is told in the log and watched for news, and the moments to which the person can go back are kept. */
import type { Decision } from '@foretell/rules';
import type { StopSettings, TableRecord, TableState } from '../../protocol/table.ts';
import type { TableLog } from '../log/tableLog.ts';
import { type DealtTable, dealTable, personOf } from './dealTable.ts';
import { unasked } from './passing.ts';
import { PlayedGame, recordedDecisions } from './playedGame.ts';
import { TakingBack } from './takingBack.ts';

export class Course {
  private readonly log: TableLog;
  private readonly person: number;
  private readonly takingBack: TakingBack;
  private current: PlayedGame;
  /** The decision at which a game of a record went on; -1 for one that was just dealt. */
  private resumedAt = -1;

  /** `log` is the viewer's: the person's, if there is one. */
  constructor(dealt: DealtTable, log: TableLog) {
    this.log = log;
    this.person = personOf(dealt.setup);
    this.takingBack = new TakingBack(this.person, Math.max(0, this.person));
    this.current = new PlayedGame(dealTable(dealt), this.person);
    log.watch(this.current.game);
  }

  get played(): PlayedGame {
    return this.current;
  }

  /** Whether the game goes on here after it was opened again. */
  get isResumed(): boolean {
    return this.current.number === this.resumedAt;
  }

  /** What going back would be now. */
  get undo(): TableState['undo'] {
    return this.takingBack.kind();
  }

  /** Makes the picks of the record, of which those can be taken back that a person with these stops is asked for; why they do not fit, or null. */
  remake(record: TableRecord, stops: StopSettings): string | null {
    const decisions = recordedDecisions(this.current, record);
    for (let next = decisions.next(); ; next = decisions.next()) {
      if (next.done === true) {
        if (record.picks.length > 0) this.resumedAt = this.current.number;
        return next.value?.problem ?? null;
      }
      const { decision, option } = next.value;
      this.look(decision);
      const isPersons = decision.decider === this.person && decision.options.length > 1;
      if (isPersons && unasked(this.current.game, decision, stops, null) === null) this.keepMoment(false);
      this.tell(decision, option);
      this.takingBack.isOver(decision, this.current.number + 1);
    }
  }

  /** The game stands at that decision: whatever has come to be seen is news. */
  look(decision: Decision): void {
    this.takingBack.look(this.current, decision);
  }

  take(decision: Decision, option: number): void {
    this.look(decision);
    this.tell(decision, option);
    this.current.take(option);
    this.takingBack.isOver(decision, this.current.number);
  }

  /** The person is about to answer. With `goesOn` their answer is taken back together with the one before. */
  keepMoment(goesOn: boolean): void {
    if (!goesOn || this.takingBack.isEmpty) this.takingBack.keep(this.current, this.log.lines().length);
  }

  /** Goes back to where the person was asked last: how many lines the log has there; null if there is no such moment. */
  takeBack(): number | null {
    const moment = this.takingBack.take();
    if (moment === null) return null;
    this.current = moment.played;
    this.log.watch(this.current.game);
    return moment.lines;
  }

  private tell(decision: Decision, option: number): void {
    if (decision.options.length > 1) this.log.decision(this.current.game, decision, option);
  }
}
