/** The visitor's card file as the page knows it: what is kept of it, and its import. */
import { type Signal, signal } from '@preact/signals';
import type { CardPoolInfo } from '../protocol/cards.ts';
import { failureWords } from '../protocol/failure.ts';
import { callback, type EngineClient, EngineLost } from './engine.ts';
import { readKept, writeKept } from './kept.ts';

export type ImportStage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'importing'; readonly file: string; readonly cards: number }
  | { readonly kind: 'refused'; readonly problem: string };

const KEY = 'foretell.cards';
/** Files are known by a hash, which browsers compute on secure origins alone. */
const HOW_TO_BE_SECURE = 'browsers let pages read card files at https:// or http://localhost only; open Foretell there';
const LONGEST_NAME = 200;

export class PoolClient {
  /** Null = only the built-in cards. What was there at the last visit, until the engine has started and knows. */
  readonly info: Signal<CardPoolInfo | null> = signal(infoOf(readKept(KEY)));
  readonly stage: Signal<ImportStage> = signal({ kind: 'idle' });
  private readonly engine: EngineClient;

  constructor(engine: EngineClient) {
    this.engine = engine;
    engine.beforeCalls(async ({ cards }) => {
      try {
        this.found(await cards.kept());
      } catch (error) {
        // The built-in cards are there all the same.
        this.refuse('the cards that were kept', error);
        this.info.value = null;
      }
    });
  }

  async import(file: File): Promise<void> {
    if (this.stage.value.kind === 'importing') return;
    if (!isSecureContext) {
      this.stage.value = {
        kind: 'refused',
        problem: `${file.name} cannot be read at ${location.origin}: ${HOW_TO_BE_SECURE}`,
      };
      return;
    }
    this.stage.value = { kind: 'importing', file: file.name, cards: 0 };
    const onCards = callback((cards: number) => {
      if (this.stage.value.kind === 'importing') this.stage.value = { ...this.stage.value, cards };
    });
    try {
      const result = await this.engine.call(({ cards }) => cards.importFile(file, onCards));
      if (result.kind === 'ready') this.set(result.pool);
      this.stage.value = result.kind === 'refused' ? result : { kind: 'idle' };
    } catch (error) {
      this.refuse(file.name, error);
    }
  }

  async cancel(): Promise<void> {
    try {
      await this.engine.call(({ cards }) => cards.cancelImport());
    } catch (error) {
      // With the engine the import is gone too, and says so by itself.
      if (!(error instanceof EngineLost)) throw error;
    }
  }

  async forget(): Promise<void> {
    try {
      await this.engine.call(({ cards }) => cards.forget());
      this.set(null);
    } catch (error) {
      this.refuse('the cards that were kept', error);
    }
  }

  private refuse(what: string, error: unknown): void {
    const mend = error instanceof EngineLost ? 'try again' : 'choose a card file';
    this.stage.value = { kind: 'refused', problem: `${what}: ${failureWords(error)}; ${mend}` };
  }

  /** Cards that another build compiled are not used: this one may understand them otherwise. */
  private found(info: CardPoolInfo | null): void {
    const before = this.info.value;
    if (info === null && before?.isKept === true)
      this.stage.value = {
        kind: 'refused',
        problem: `${before.file} was read by another version of Foretell, or the browser forgot it; choose it again`,
      };
    this.set(info);
  }

  private set(info: CardPoolInfo | null): void {
    this.info.value = info;
    writeKept(KEY, info);
  }
}

function infoOf(value: unknown): CardPoolInfo | null {
  if (typeof value !== 'object' || value === null) return null;
  const { file, cards, playable }: Readonly<Record<string, unknown>> = { ...value };
  if (typeof file !== 'string' || typeof cards !== 'number' || typeof playable !== 'number') return null;
  return { file: file.slice(0, LONGEST_NAME), cards, playable, isKept: true };
}
