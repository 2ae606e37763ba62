/**
 * A card file to compare the pool with: Scryfall's "oracle cards" as NDJSON, gzipped. FORETELL_ORACLE_CARDS names it, else it is looked
 * for in `shared/data` beside the repository. It is never part of the repository; tests that need it are skipped where it is absent.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const beside = new URL('../../../../shared/data/oracle-cards.ndjson.gz', import.meta.url);
const file = process.env['FORETELL_ORACLE_CARDS'] ?? fileURLToPath(beside);

export const cardDataPresent: boolean = existsSync(file);

/** The fields of one face that are compared. */
export interface PrintedFace {
  readonly name: string;
  readonly mana_cost?: string;
  readonly type_line: string;
  readonly oracle_text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly colors?: readonly string[];
  readonly color_indicator?: readonly string[];
}

export interface PrintedCard extends PrintedFace {
  readonly layout: string;
  readonly color_identity: readonly string[];
  readonly card_faces?: readonly PrintedFace[];
}

/** The cards of those names, by name. */
export function readCards(names: ReadonlySet<string>): Map<string, PrintedCard> {
  const cards = new Map<string, PrintedCard>();
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    if (line === '') continue;
    const card = JSON.parse(line) as PrintedCard;
    if (names.has(card.name)) cards.set(card.name, card);
  }
  return cards;
}
