// MTG Arena's export, which Moxfield and Archidekt write with additions of their own: headings, set codes, collector numbers.
import { linesOf } from './builder.ts';
import type { DeckFormat } from './format.ts';
import { hasSections, parseDeckText } from './text.ts';
import type { Deck, DeckEntry } from './types.ts';

export const arenaFormat: DeckFormat = {
  name: 'arena',
  title: 'MTG Arena text',
  extensions: ['.txt'],
  splitNames: ' // ',
  faceNames: 'both',
  recognise: (text) => hasSections(linesOf(text)),
  parse: parseDeckText,
  print,
};

function print(deck: Deck): string {
  const blocks: string[] = [];
  if (deck.name !== undefined) blocks.push(`About\nName ${deck.name}\n`);
  const section = (heading: string, entries: readonly DeckEntry[]): void => {
    blocks.push(`${heading}\n${entries.map(printLine).join('')}`);
  };
  if (deck.commander.length > 0) section('Commander', deck.commander);
  if (deck.companion !== undefined) section('Companion', deck.companion);
  section('Deck', deck.main);
  if (deck.sideboard.length > 0) section('Sideboard', deck.sideboard);
  return blocks.join('\n');
}

function printLine({ count, name, printing }: DeckEntry): string {
  if (printing === undefined) return `${count} ${name}\n`;
  const { set, number } = printing;
  return `${count} ${name} (${set})${number === undefined ? '' : ` ${number}`}\n`;
}
