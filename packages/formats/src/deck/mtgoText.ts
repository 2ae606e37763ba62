// MTGO's text export: numbers and names, the sideboard behind a blank line, the halves of a split card joined by one slash.
import { linesOf } from './builder.ts';
import type { DeckFormat } from './format.ts';
import { hasCardLines, hasSections, parseDeckText } from './text.ts';
import type { DeckEntry } from './types.ts';

export const mtgoTextFormat: DeckFormat = {
  name: 'mtgo-text',
  title: 'MTGO text',
  extensions: ['.txt'],
  splitNames: '/',
  faceNames: 'front',
  recognise: (text) => hasCardLines(linesOf(text)) && !hasSections(linesOf(text)),
  parse: parseDeckText,
  print({ main, commander, sideboard }) {
    const side = [...commander, ...sideboard];
    const lines = (entries: readonly DeckEntry[]): string =>
      entries.map(({ count, name }) => `${count} ${name}\n`).join('');
    return side.length === 0 ? lines(main) : `${lines(main)}\n${lines(side)}`;
  },
};
