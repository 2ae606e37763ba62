/** How far an explanation, or a batch of them, is. */
import { LEVELS } from '@foretell/search';
import { duration, type Terminal } from '../terminal.ts';
import type { ExplainSettings } from './analysePosition.ts';

export class ExplainProgress {
  private readonly terminal: Terminal;
  private readonly positions: number;
  private readonly milliseconds: number | null;
  private readonly playouts: number | null;
  private readonly start: number;
  /** Positions that are over, and those of them that took time. */
  private done = 0;
  private analysed = 0;

  constructor(terminal: Terminal, positions: number, { level, budget, milliseconds }: ExplainSettings) {
    this.terminal = terminal;
    this.positions = positions;
    this.milliseconds = milliseconds ?? null;
    const wanted = budget ?? LEVELS[level];
    this.playouts = 'simulations' in wanted ? wanted.simulations : null;
    this.start = terminal.now();
  }

  /** A position is over; one that was answered before took no time. */
  finish(wasAnalysed: boolean): void {
    this.done++;
    if (wasAnalysed) this.analysed++;
  }

  /** Of the position that is analysed since `begun`. */
  show(id: string, begun: number, playouts: number): void {
    const { terminal, positions, done } = this;
    const now = terminal.now();
    const speed = playouts / ((now - begun) / 1000);
    const share = this.shareDone(playouts, now - begun);
    const spent = (now - this.start) / 1000;
    const left = share === null ? null : (spent * (positions - done - share)) / (this.analysed + share);
    const place = positions > 1 ? `${done}/${positions} positions, ` : '';
    const rest = left === null ? '' : `, ${duration(Math.max(0, left))} left`;
    terminal.progress(`${place}${id}: ${playouts} playouts, ${speed.toFixed(0)} playouts/s${rest}`, {
      positions: done,
      of: positions,
      id,
      playouts,
      secondsLeft: left !== null && Number.isFinite(left) ? left : null,
    });
  }

  /** Of the position under way, 0 to 1; null where only the number of rounds is known. */
  private shareDone(playouts: number, spent: number): number | null {
    if (this.milliseconds !== null) return Math.min(1, spent / this.milliseconds);
    return this.playouts === null ? null : Math.min(1, playouts / this.playouts);
  }
}
