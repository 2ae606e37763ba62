// XMage's `.dck`: `4 [SET:12] Name` a card, `SB: ` before those of the sideboard, and lines on how its editor lays the cards out.
import type { Problem, Result } from '../result.ts';
import { DeckBuilder, linesOf } from './builder.ts';
import { printingOf } from './cardLine.ts';
import type { DeckFormat, DeckReading } from './format.ts';
import type { Deck, DeckEntry } from './types.ts';

export const xmageFormat: DeckFormat = {
  name: 'xmage',
  title: 'XMage deck',
  extensions: ['.dck'],
  splitNames: ' // ',
  faceNames: 'front',
  recognise: (text) =>
    linesOf(text).some((line) => /^(?:NAME:|LAYOUT \w+:|(?:SB: *)?\d+ *\[[^\]:]+:[^\]]+\])/.test(line)),
  parse,
  print,
  remarks: (deck) => {
    const bare = [...deck.commander, ...deck.main, ...deck.sideboard].filter((entry) => !isPrinted(entry)).length;
    if (bare === 0) return [];
    return [
      `XMage finds cards by set and collector number, which ${bare} of its lines do not have; its importer reads MTGO text`,
    ];
  },
};

function parse(text: string, file: string): Result<DeckReading, readonly Problem[]> {
  const deck = new DeckBuilder(file);
  const lines = linesOf(text);
  for (const [index, written] of lines.entries()) {
    const line = written.trim();
    const name = /^NAME:(.*)$/.exec(line)?.[1]?.trim();
    if (name !== undefined && name !== '') deck.name = name;
    else if (line !== '' && !/^(?:#|NAME:|AUTHOR:|LAYOUT )/.test(line)) readCard(deck, line, index + 1);
  }
  return deck.finishWithoutCommanders(lines.length);
}

function readCard(deck: DeckBuilder, line: string, number: number): void {
  const [, sideboard, copies, rest = ''] = /^(SB:\s*)?([+-]?\d[\d.,]*)?\s*(.*)$/.exec(line) ?? [];
  const [, set, collector, name = ''] = /^(?:\[([^\]:]*)(?::([^\]]*))?\])?(.*)$/.exec(rest) ?? [];
  if (copies === undefined)
    deck.problem('bad-count', number, `no number of copies before ${JSON.stringify(line)}`, `write 1 ${line}`);
  else
    deck.card(
      sideboard === undefined ? 'main' : 'sideboard',
      { copies, name, printing: printingOf(set, collector) },
      number,
    );
}

function print(deck: Deck): string {
  const name = deck.name === undefined ? '' : `NAME:${deck.name}\n`;
  const side = [...deck.commander, ...deck.sideboard].map((entry) => `SB: ${printLine(entry)}`);
  return `${name}${deck.main.map(printLine).join('')}${side.join('')}`;
}

function printLine(entry: DeckEntry): string {
  const { count, name, printing } = entry;
  return isPrinted(entry) ? `${count} [${printing?.set}:${printing?.number}] ${name}\n` : `${count} ${name}\n`;
}

/** A set without a number is no printing to XMage. */
function isPrinted({ printing }: DeckEntry): boolean {
  return printing?.number !== undefined;
}
