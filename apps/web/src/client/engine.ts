/**
 * The engine worker as the page holds it: started when it is first needed, watched, and replaced by the next call when it is gone. A worker
 * that ends from inside fires no event: it holds a lock by its name as long as it lives (`holdLifeline`), and whoever waits for that lock
 * learns of its end at once. One that hangs does not answer pings.
 */
import { type ProxyMarked, proxy, type Remote, releaseProxy, wrap } from 'comlink';
import type { EngineApi } from '../protocol/engine.ts';

/** The parts of the engine are called in place: Comlink is told that they are not to be copied. */
interface Endpoint {
  readonly cards: EngineApi['cards'] & ProxyMarked;
  readonly table: EngineApi['table'] & ProxyMarked;
  readonly board: EngineApi['board'] & ProxyMarked;
  ping(): Promise<true>;
}

/** Why a call got no answer. */
export class EngineLost extends Error {}

interface Running {
  readonly worker: Worker;
  readonly engine: EngineApi;
  readonly release: () => void;
  /** How to fail the calls that wait for an answer. */
  readonly waiting: Set<(error: EngineLost) => void>;
  /** Done when calls may begin. */
  ready: Promise<unknown>;
  /** How many times it was asked whether it is still there since it last said anything. */
  unheard: number;
  watch: number;
}

const PING_EVERY = 3000;
/**
 * Pings without an answer: a worker is busy for seconds when it reopens a long game on a slow machine. They are counted rather than timed, since
 * time goes on while the machine sleeps.
 */
const PATIENCE = 10;

export class EngineClient {
  private running: Running | null = null;
  private started = 0;
  private readonly listeners: Set<() => void> = new Set();
  private prepare: (engine: EngineApi) => Promise<unknown> = async () => undefined;

  /** Starts the worker if there is none: what is asked later is answered sooner. */
  warm(): void {
    this.running ??= this.start();
  }

  /** Rejects with {@link EngineLost} if the worker ends before it has answered. */
  call<T>(use: (engine: EngineApi) => Promise<T>): Promise<T> {
    const running = (this.running ??= this.start());
    return new Promise<T>((resolve, reject) => {
      running.waiting.add(reject);
      running.ready
        .then(() => use(running.engine))
        .then(resolve, reject)
        .finally(() => running.waiting.delete(reject));
    });
  }

  /** What is done with every worker before it is asked anything else. */
  beforeCalls(prepare: (engine: EngineApi) => Promise<unknown>): void {
    this.prepare = prepare;
  }

  /** Tells every time that a worker was lost. */
  whenLost(listener: () => void): void {
    this.listeners.add(listener);
  }

  private start(): Running {
    const name = `foretell-engine-${crypto.getRandomValues(new Uint32Array(2)).join('-')}-${++this.started}`;
    // A plain literal, so that bundlers find the script.
    const worker = new Worker(new URL('./engine-worker.js', import.meta.url), { type: 'module', name });
    const engine: Remote<Endpoint> = wrap<Endpoint>(worker);
    const release = (): void => engine[releaseProxy]();
    const running: Running = {
      worker,
      engine,
      release,
      waiting: new Set(),
      ready: this.prepare(engine),
      unheard: 0,
      watch: 0,
    };
    worker.addEventListener('message', () => {
      running.unheard = 0;
    });
    const fail = (): void => this.lose(running, 'its script cannot be loaded');
    worker.addEventListener('error', fail);
    void engine.ping().then(() => {
      // From here on an error that nobody caught does not mean that the worker is gone.
      worker.removeEventListener('error', fail);
      this.waitForEnd(running, name);
    });
    running.watch = window.setInterval(() => this.check(running), PING_EVERY);
    return running;
  }

  /** The lock is only ours to have once the worker, which has it, is no more. Pages that are not of a secure origin have no locks. */
  private waitForEnd(running: Running, name: string): void {
    if (!('locks' in navigator)) return;
    void navigator.locks.request(name, async () => this.lose(running, 'it ended'));
  }

  private check(running: Running): void {
    if (running.unheard++ >= PATIENCE) this.lose(running, 'it does not answer');
    else void running.engine.ping();
  }

  private lose(running: Running, why: string): void {
    if (this.running !== running) return;
    this.running = null;
    window.clearInterval(running.watch);
    running.release();
    running.worker.terminate();
    for (const reject of running.waiting) reject(new EngineLost(`the engine stopped: ${why}`));
    for (const listener of this.listeners) listener();
  }
}

/** A function of the page that the engine may call, now and later. */
export function callback<Args extends readonly unknown[]>(
  use: (...args: Args) => void,
): ((...args: Args) => void) & ProxyMarked {
  return proxy(use);
}
