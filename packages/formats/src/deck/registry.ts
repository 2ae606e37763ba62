// All formats of deck lists, and which of them a text is in.
import type { Problem, Result } from '../result.ts';
import { arenaFormat } from './arena.ts';
import { cockatriceFormat } from './cockatrice.ts';
import { forgeFormat } from './forge.ts';
import { DECK_FORMAT_NAMES, type DeckFormat, type DeckFormatName, type DeckReading } from './format.ts';
import { mtgoFormat } from './mtgo.ts';
import { mtgoTextFormat } from './mtgoText.ts';
import { xmageFormat } from './xmage.ts';

const FORMATS: { readonly [Name in DeckFormatName]: DeckFormat } = {
  arena: arenaFormat,
  mtgo: mtgoFormat,
  'mtgo-text': mtgoTextFormat,
  forge: forgeFormat,
  xmage: xmageFormat,
  cockatrice: cockatriceFormat,
};

/** Those with marks of their own come before plain text. */
const BY_CONTENT: readonly DeckFormatName[] = ['cockatrice', 'mtgo', 'forge', 'xmage', 'arena', 'mtgo-text'];

export function deckFormat(name: DeckFormatName): DeckFormat {
  return FORMATS[name];
}

/** The format of a text: by what is in it, else by the end of its file's name, else text. */
export function detectDeckFormat(text: string, fileName: string): DeckFormat {
  const name = fileName.toLowerCase();
  const byContent = BY_CONTENT.find((one) => FORMATS[one].recognise(text));
  if (byContent !== undefined) return FORMATS[byContent];
  const byName = DECK_FORMAT_NAMES.find((one) => FORMATS[one].extensions.some((end) => name.endsWith(end)));
  // Any other XML is for the reader of XML to refuse.
  return /^\ufeff?\s*</.test(text) ? FORMATS.mtgo : FORMATS[byName ?? 'arena'];
}

/** Reads a deck of any format. `file` is the name used in problems, and tells the format where the text does not. */
export function readDeck(
  text: string,
  file: string,
): { readonly format: DeckFormat; readonly result: Result<DeckReading, readonly Problem[]> } {
  const format = detectDeckFormat(text, file);
  return { format, result: format.parse(text, file) };
}
