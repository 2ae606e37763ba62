// The headings of text lists: `Deck`, `SIDEBOARD:`, `Sideboard (15)`, `// 15 Sideboard`.

export type Heading = 'About' | 'Commander' | 'Companion' | 'Deck' | 'Sideboard' | 'Maybeboard';

/** By their words in small letters. Under those that mean `Maybeboard` cards are noted down and not played. */
export const HEADINGS: ReadonlyMap<string, Heading> = new Map([
  ['about', 'About'],
  ['commander', 'Commander'],
  ['commanders', 'Commander'],
  ['companion', 'Companion'],
  ['deck', 'Deck'],
  ['main', 'Deck'],
  ['mainboard', 'Deck'],
  ['maindeck', 'Deck'],
  ['main deck', 'Deck'],
  ['sideboard', 'Sideboard'],
  ['side', 'Sideboard'],
  ['maybeboard', 'Maybeboard'],
  ['considering', 'Maybeboard'],
  ['tokens', 'Maybeboard'],
  ['attractions', 'Maybeboard'],
  ['contraptions', 'Maybeboard'],
  ['stickers', 'Maybeboard'],
  ['planes', 'Maybeboard'],
  ['schemes', 'Maybeboard'],
]);

/** The heading that the line is; its words and numbers of cards do not matter. */
export function headingOf(line: string): Heading | undefined {
  const words = line
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\/\/ ?(?:\d+ )?/, '');
  return HEADINGS.get(
    words
      .replace(/ ?:$/, '')
      .replace(/ ?\(\d+\)$/, '')
      .toLowerCase(),
  );
}
