/** What the page is shown of a table beside its scene, and when it is shown. */
import type { Question } from '../../protocol/question.ts';
import type { Insight, TableEnd, TableState, Thinking } from '../../protocol/table.ts';
import type { Broadcast, TableFacts } from './broadcast.ts';
import type { Course } from './course.ts';

export class Shown {
  question: Question | null = null;
  thinking: Thinking | null = null;
  insight: Insight | null = null;
  /** Null while the game goes on. */
  end: TableEnd | null = null;
  markedUndos: number;
  trouble = '';
  private readonly broadcast: Broadcast;
  private readonly course: Course;
  /** Why passes were made since the person chose last. */
  private passed: string[] = [];
  private isClosed = false;

  constructor(broadcast: Broadcast, course: Course, markedUndos: number) {
    this.broadcast = broadcast;
    this.course = course;
    this.markedUndos = markedUndos;
  }

  /** A pass was made for the person. */
  pass(reason: string): void {
    if (!this.passed.includes(reason)) this.passed.push(reason);
  }

  /** The person chooses, or takes a choice back: what was said before it is old. */
  forget(): void {
    this.thinking = null;
    this.insight = null;
    this.trouble = '';
    this.passed = [];
  }

  /** What taking back would be. Once the game is over all that was hidden can be read: who goes on has seen it. */
  get undo(): TableState['undo'] {
    const { undo } = this.course;
    return undo === 'free' && this.end !== null ? 'marked' : undo;
  }

  push(): void {
    if (!this.isClosed) this.broadcast.push(this.course.played, this.facts());
  }

  /** Nothing but who thinks is new. */
  showThinking(thinking: Thinking): void {
    this.thinking = thinking;
    if (!this.isClosed) this.broadcast.again(this.facts());
  }

  /** Nobody looks at this table any more. */
  close(): void {
    this.isClosed = true;
  }

  private facts(): TableFacts {
    const { question, thinking, insight, markedUndos, end, passed, trouble } = this;
    return {
      question,
      passed: passed.length === 0 ? '' : `passed: ${passed.join('; ')}`,
      thinking,
      insight,
      trouble,
      undo: this.undo,
      markedUndos,
      end,
    };
  }
}
