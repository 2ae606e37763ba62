/** Who moves the game on: one loop, which whoever wants to change something stops first. What they change is changed one after the other. */
import type { Wishes } from './thinking.ts';

/** The game that is moved on. */
export interface Runnable {
  /** Whether the loop goes on: nobody is asked, and the game is not over. */
  isRunning(): boolean;
  /** One decision, whoever has to make it. */
  step(wishes: Wishes): Promise<void>;
  /** A defect has come up in a step or a change. */
  fail(error: unknown): void;
  /** The loop has come to its end. */
  rest(): void;
}

export class Runner {
  private readonly game: Runnable;
  /** Of whoever thinks now. */
  private wishes: Wishes = { hurry: false, stop: false };
  /** The loop, or the change that comes last. */
  private running: Promise<void> = Promise.resolve();
  /** Changes that wait for what runs to stop. */
  private waiting = 0;
  private isClosed = false;

  constructor(game: Runnable) {
    this.game = game;
  }

  get isInterrupted(): boolean {
    return this.waiting > 0;
  }

  /** Goes on from where the game stands. */
  start(): void {
    this.wishes = { hurry: false, stop: false };
    this.running = this.loop(this.wishes);
  }

  /** Stops whoever thinks, makes the change, and goes on, unless more changes have come meanwhile: then they are made first. */
  interrupt(change: () => void): Promise<void> {
    this.waiting++;
    this.wishes.stop = true;
    this.running = this.running.then(() => {
      this.waiting--;
      if (this.isClosed) return;
      try {
        change();
      } catch (error) {
        this.game.fail(error);
      }
      if (this.waiting === 0) this.start();
    });
    return this.running;
  }

  hurry(): void {
    this.wishes.hurry = true;
  }

  close(): void {
    this.isClosed = true;
    this.wishes.stop = true;
  }

  private async loop(wishes: Wishes): Promise<void> {
    try {
      while (!wishes.stop && this.game.isRunning()) await this.game.step(wishes);
    } catch (error) {
      this.game.fail(error);
    }
    if (!wishes.stop) this.game.rest();
  }
}
