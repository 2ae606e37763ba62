/**
 * A card file to measure with: Scryfall's "oracle cards" as NDJSON, gzipped. FORETELL_ORACLE_CARDS names it, else it is looked for in
 * `shared/data` beside the repository. It is never part of the repository; what needs it is skipped where it is absent.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { CardFileReader, type CardSource } from '../../src/index.ts';

const beside = new URL('../../../../../shared/data/oracle-cards.ndjson.gz', import.meta.url);
const file = process.env['FORETELL_ORACLE_CARDS'] ?? fileURLToPath(beside);

export const cardDataPresent: boolean = existsSync(file);

/** Every so-manieth card of the file, in its order: the same ones each time. */
export function realCards(every: number): CardSource[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  const reader = new CardFileReader();
  const read = reader.write(`${lines.filter((line, at) => line !== '' && at % every === 0).join('\n')}\n`);
  const rest = reader.end();
  if (!read.ok || !rest.ok) throw new Error('the card file cannot be read');
  return [...read.cards, ...rest.cards].map((card) => card.source);
}
