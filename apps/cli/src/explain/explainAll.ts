/** Positions one after another: what is said of each, what is kept, and how it ends. */
import type { Explanation } from '@foretell/study';
import type { CommandContext } from '../command.ts';
import { type Checked, type Complaint, Exit, type ExitCode, worstOf } from '../exit.ts';
import type { PositionSource } from '../files/positionFile.ts';
import { analysePosition, type ExplainSettings, type Surroundings } from './analysePosition.ts';
import { type AnswersFile, fingerprintOf, type PlacedExplanation, placed } from './answers.ts';
import { ExplainProgress } from './progress.ts';
import { situationOf } from './situation.ts';
import { explanationText } from './table.ts';

export interface Batch {
  /** Complaints are of positions that cannot be read. */
  readonly entries: readonly Checked<PositionSource>[];
  readonly settings: ExplainSettings;
  readonly surroundings: Pick<Surroundings, 'lanes' | 'pool' | 'request'>;
  /** Where the answers are kept; null: nowhere. */
  readonly kept: AnswersFile | null;
}

/** What became of a position. */
type Outcome = 'answered' | 'known' | 'none' | 'failed' | 'stopped';

export class Explaining {
  private readonly batch: Batch;
  private readonly context: CommandContext;
  private readonly progress: ExplainProgress;
  private readonly documents: Explanation[] = [];
  private readonly exits: ExitCode[] = [];
  private unkept: Complaint | null = null;
  private readonly counts: Record<Outcome, number> = { answered: 0, known: 0, none: 0, failed: 0, stopped: 0 };

  constructor(batch: Batch, context: CommandContext) {
    this.batch = batch;
    this.context = context;
    this.progress = new ExplainProgress(context.terminal, batch.entries.length, batch.settings);
  }

  async run(): Promise<Checked<ExitCode>> {
    const { entries } = this.batch;
    const { signal, options, terminal } = this.context;
    for (const entry of entries) {
      if (signal.aborted) break;
      const outcome = entry.ok ? await this.explain(entry.value) : this.complain(entry.error);
      terminal.endProgress();
      if (this.unkept !== null) return { ok: false, error: this.unkept };
      this.counts[outcome]++;
      this.progress.finish(outcome === 'answered');
    }
    const [first] = this.documents;
    if (options.flag('json') && first !== undefined)
      terminal.out(`${JSON.stringify(entries.length === 1 ? first : this.documents)}\n`);
    this.tellCounts();
    return { ok: true, value: signal.aborted ? Exit.interrupted : worstOf(this.exits) };
  }

  private async explain(source: PositionSource): Promise<Outcome> {
    const { settings, surroundings, kept } = this.batch;
    const { terminal, signal } = this.context;
    // Where no lines are asked for, nobody is told which position of which file it was.
    const inLines = kept !== null || this.context.options.flag('ndjson');
    const position = inLines ? await fingerprintOf(source, surroundings.pool, surroundings.request) : null;
    if (position !== null && kept?.has(position, settings) === true) return 'known';
    const { id } = source.scenario;
    const begun = terminal.now();
    const explained = await analysePosition(source, settings, {
      ...surroundings,
      signal,
      now: terminal.now,
      onProgress: ({ playouts }) => this.progress.show(id, begun, playouts),
    });
    terminal.endProgress();
    if (!explained.ok) return this.complain(explained.error);
    if (explained.value === null) return 'none';
    const { explanation, view, cancelled } = explained.value;
    if (cancelled) terminal.talk(`${id}: stopped after ${explanation.iterations} playouts`);
    // Without a single playout there is nothing to rank; and a file shall have whole answers only.
    if (explanation.iterations === 0 || (cancelled && kept !== null)) return 'stopped';
    this.documents.push(explanation);
    if (position !== null) this.addLine(placed(explanation, source, position, settings));
    else if (!this.context.options.flag('json')) this.print(explanationText(explanation, situationOf(view)));
    return 'answered';
  }

  private complain({ lines, exit }: Complaint): Outcome {
    for (const line of lines) this.context.terminal.talk(line);
    this.exits.push(exit);
    return 'failed';
  }

  /** To the file that keeps them, which is told in short; otherwise to the output. */
  private addLine(document: PlacedExplanation): void {
    const { kept } = this.batch;
    this.unkept = kept?.append(document) ?? null;
    this.context.terminal.out(`${kept === null ? JSON.stringify(document) : shortly(document)}\n`);
  }

  private print(text: string): void {
    this.context.terminal.out(`${this.documents.length > 1 ? '\n' : ''}${text}`);
  }

  /** What the output does not show: how many positions there were, and what became of the others. */
  private tellCounts(): void {
    const { entries, kept } = this.batch;
    const { answered, known, none, failed } = this.counts;
    const { terminal, signal } = this.context;
    const parts = [
      ...(known === 0 ? [] : [`${known} answered before`]),
      ...(failed === 0 ? [] : [`${failed} not to be analysed`]),
      ...(none === 0 ? [] : [`${none} ${none === 1 ? 'scenario' : 'scenarios'} without an open decision left out`]),
    ];
    const all = entries.length - none;
    const sum = `${answered} of ${all} positions analysed${parts.map((part) => `, ${part}`).join('')}`;
    if (signal.aborted && all > 1)
      terminal.talk(`stopped: ${sum}${kept === null ? '' : '; say the same again to go on'}`);
    else if (kept !== null || (parts.length > 0 && entries.length > 1)) terminal.notice(sum);
  }
}

/** `file:line: id: best option 53.1 % [51.0, 55.2], 4.0 ahead of the next`. */
function shortly({ file, line, id, options }: PlacedExplanation): string {
  const [best, next] = options;
  const points = (share: number): string => (100 * share).toFixed(1);
  const chance =
    best === undefined
      ? ''
      : `: ${best.key}  ${points(best.winProbability)} % [${points(best.ci95[0])}, ${points(best.ci95[1])}]`;
  const ahead = next === undefined ? '' : `, ${points(-next.pairedDiff.mean)} ahead of ${next.key}`;
  return `${file}:${line}: ${id}${chance}${ahead}`;
}
