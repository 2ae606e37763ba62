/** What the coach says of the question that is open, beside it. The game does not need it: where it fails that is said, and nothing else happens. */
import { OptionNames } from '@foretell/formats';
import { knownLists, mixed } from '@foretell/rules';
import { optionLabel } from '@foretell/study';
import { failureWords } from '../../protocol/failure.ts';
import type { Insight } from '../../protocol/table.ts';
import type { EngineContext } from '../context.ts';
import { Coach } from './coach.ts';
import type { Course } from './course.ts';
import { type DealtTable, personOf } from './dealTable.ts';
import type { Insights } from './insights.ts';
import type { Shown } from './shown.ts';

export class Coaching {
  private readonly dealt: DealtTable;
  private readonly course: Course;
  private readonly shown: Shown;
  private readonly insights: Insights;
  private readonly context: EngineContext;
  private readonly coach: Coach;

  constructor(dealt: DealtTable, course: Course, shown: Shown, insights: Insights, context: EngineContext) {
    this.dealt = dealt;
    this.course = course;
    this.shown = shown;
    this.insights = insights;
    this.context = context;
    this.coach = new Coach({ lanes: () => context.workers(dealt.pool), now: context.runtime.now });
  }

  /** How long it looks at each decision; null = there is no coach. */
  set(milliseconds: number | null): void {
    this.coach.milliseconds = milliseconds;
    const { question, thinking } = this.shown;
    if (milliseconds === null) {
      this.stop();
      if (thinking?.coach === true) this.shown.thinking = null;
    } else if (question !== null) void this.look(question.number);
  }

  /** Looks at the question of that number while the person thinks. */
  async look(number: number): Promise<void> {
    const isAsked = (): boolean => this.shown.question?.number === number;
    try {
      const insight = await this.insight(number, isAsked);
      if (insight === null) return;
      this.shown.insight = insight;
    } catch (error) {
      if (!isAsked()) return;
      this.shown.trouble = `the coach failed: ${failureWords(error)}`;
    }
    this.shown.thinking = null;
    this.shown.push();
  }

  stop(): void {
    this.coach.stop();
  }

  hurry(): void {
    this.coach.hurry();
  }

  /** What it likes best; null if it has nothing to say, or if another question is open by now. */
  private async insight(number: number, isAsked: () => boolean): Promise<Insight | null> {
    const { played } = this.course;
    if (played.isPaidByHand) return null;
    const seat = personOf(this.dealt.setup);
    const view = played.viewOf(seat);
    const thought = await this.coach.look({
      view,
      belief: knownLists(played.game),
      seed: mixed(this.dealt.setup.seed, played.counted),
      onProgress: (progress) => {
        if (isAsked()) this.shown.showThinking({ seat, coach: true, ...progress });
      },
    });
    if (thought === null || !isAsked()) return null;
    const { kind, best } = thought.analysis;
    const label = optionLabel(new OptionNames(view, this.context.texts).name(best.plan.picks), kind);
    const chosen = { label, slots: [], isSecret: false };
    return this.insights.remember({ number, seat, coach: true, chosen, thought }, played.game);
  }
}
