/** The visitor's cards and decks. */
import { type DeckRules, totalOf } from '@foretell/formats';
import { formatCardFileProblem } from '@foretell/oracle';
import { colorIdentityOf } from '@foretell/rules';
import { BUILT_IN_POOL, type CardStore, importCards, openKeptCards } from '@foretell/workers/web';
import type { CardPoolInfo, CardsApi, DeckCheck, ImportResult } from '../../protocol/cards.ts';
import type { EngineContext } from '../context.ts';
import type { CardKeeper } from './cardKeeper.ts';
import { type DeckReport, readDeckText } from './deckReading.ts';

/** `compiler` tells what the compiler of this build calls itself: what another one compiled is not taken for its own. */
export function createCardsApi(context: EngineContext, keeper: CardKeeper, compiler: () => Promise<string>): CardsApi {
  return new Cards(context, keeper, compiler);
}

class Cards implements CardsApi {
  private readonly context: EngineContext;
  private readonly keeper: CardKeeper;
  private readonly compiler: () => Promise<string>;
  private importing: { aborted: boolean } | null = null;

  constructor(context: EngineContext, keeper: CardKeeper, compiler: () => Promise<string>) {
    this.context = context;
    this.keeper = keeper;
    this.compiler = compiler;
  }

  async checkDeck(name: string, text: string, rules: DeckRules): Promise<DeckCheck> {
    return checkOf(await readDeckText({ name, text, rules }, this.context));
  }

  async kept(): Promise<CardPoolInfo | null> {
    const latest = await this.keeper.latest();
    if (latest === undefined || !latest.key.endsWith(`-${await this.compiler()}`)) return null;
    const store = await openKeptCards(this.keeper, latest.key);
    if (store === null) return null;
    this.context.store = store;
    return infoOf(latest.file, store, true);
  }

  async importFile(file: File, onCards: (cards: number) => void): Promise<ImportResult> {
    if (this.importing !== null)
      return { kind: 'refused', problem: 'another file is being read; wait for it or cancel it' };
    const cancellation = { aborted: false };
    this.importing = cancellation;
    try {
      const lanes = await this.context.workers(BUILT_IN_POOL);
      const { keeper } = this;
      const compiler = await this.compiler();
      const outcome = await importCards({ file, compiler, lanes, keeper, cancellation, onCards });
      switch (outcome.kind) {
        case 'cancelled':
          return outcome;
        case 'unreadable':
          return { kind: 'refused', problem: formatCardFileProblem(file.name, outcome.problem) };
        case 'ready':
          return await this.take(file.name, outcome.key, outcome.store);
      }
    } catch (error) {
      // The visitor's file is gone or may not be read.
      if (error instanceof DOMException)
        return { kind: 'refused', problem: `${file.name} cannot be read: ${error.message}` };
      throw error;
    } finally {
      this.importing = null;
    }
  }

  async cancelImport(): Promise<void> {
    if (this.importing !== null) this.importing.aborted = true;
  }

  async forget(): Promise<void> {
    this.context.store = null;
    await this.keeper.clear();
  }

  private async take(file: string, key: string, store: CardStore): Promise<ImportResult> {
    if (store.entries.length === 0)
      return {
        kind: 'refused',
        problem: `${file} has no cards; choose Scryfall’s “Oracle Cards” or MTGJSON’s “AtomicCards”`,
      };
    this.context.store = store;
    const isKept = await this.keeper.setLatest({ file, key });
    return { kind: 'ready', pool: infoOf(file, store, isKept) };
  }
}

function infoOf(file: string, { summary }: CardStore, isKept: boolean): CardPoolInfo {
  return { file, cards: summary.cards, playable: summary.compiled, isKept };
}

function checkOf({ deck, cards, problems, unsupported }: DeckReport): DeckCheck {
  const colors = [...cards.values()].reduce((all, card) => all | colorIdentityOf(card), 0);
  return {
    name: deck?.name ?? null,
    cards: deck === null ? 0 : totalOf([...deck.main, ...deck.commander]),
    sideboard: deck === null ? 0 : totalOf(deck.sideboard),
    commanders: deck?.commander.map(({ name }) => name) ?? [],
    colors: ['W', 'U', 'B', 'R', 'G'].filter((_, color) => (colors & (1 << color)) !== 0).join(''),
    problems,
    unsupported,
    playable: deck !== null && problems.length === 0 && unsupported.length === 0,
  };
}
