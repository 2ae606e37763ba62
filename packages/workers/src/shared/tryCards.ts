/** Cards put to the test on one worker: compiled for the engine, printed, and played in small random games. */
import { builtInPool, cardByName } from '@foretell/cards';
import { messageOf } from '@foretell/formats';
import { printCard } from '@foretell/oracle';
import { type Catalog, compileCatalog } from '@foretell/rules';
import type { CardDefinition } from '@foretell/rules/ir';
import { type TrialResult, type TrialSettings, tryCard } from '@foretell/study';

export interface TrialRequest {
  /** Cards of the built-in pool or any others. */
  readonly cards: readonly CardDefinition[];
  readonly settings: TrialSettings;
}

export function tryCards({ cards, settings }: TrialRequest): readonly TrialResult[] {
  const catalog = catalogWith(cards);
  // If they cannot be compiled together, each is by itself, so that the one at fault is found.
  return cards.map((card) =>
    typeof catalog === 'string' ? tryAlone(card, settings) : tryOne(catalog, card, settings),
  );
}

/** The built-in pool and these cards; a string is the reason why they cannot be compiled. */
function catalogWith(cards: readonly CardDefinition[]): Catalog | string {
  try {
    return compileCatalog([...builtInPool, ...cards.filter(({ name }) => cardByName(name) === undefined)]);
  } catch (error) {
    return messageOf(error);
  }
}

function tryAlone(card: CardDefinition, settings: TrialSettings): TrialResult {
  const catalog = catalogWith([card]);
  return typeof catalog === 'string' ? failedBefore(card, catalog) : tryOne(catalog, card, settings);
}

function tryOne(catalog: Catalog, card: CardDefinition, settings: TrialSettings): TrialResult {
  const record = catalog.byName.get(card.name);
  if (record === undefined) return failedBefore(card, 'the catalog does not have it under its name');
  try {
    printCard(card);
  } catch (error) {
    return failedBefore(card, `it cannot be printed: ${messageOf(error)}`);
  }
  return tryCard(catalog, record, settings);
}

/** Failed before any game. */
export function failedBefore({ name }: CardDefinition, message: string): TrialResult {
  return { card: name, happened: [], idle: [], failure: { game: 0, turn: 0, decisions: 0, message } };
}
