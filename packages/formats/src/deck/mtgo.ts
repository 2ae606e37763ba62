// MTGO's `.dek`: XML with one `Cards` element a printing. It has no place for the deck's name.
import type { Problem, Result } from '../result.ts';
import { DeckBuilder, linesOf } from './builder.ts';
import type { DeckFormat, DeckReading } from './format.ts';
import type { Deck, DeckEntry } from './types.ts';
import { escapeXml, readXml, type XmlTree } from './xml.ts';

export const mtgoFormat: DeckFormat = {
  name: 'mtgo',
  title: 'MTGO deck',
  extensions: ['.dek'],
  splitNames: '/',
  faceNames: 'front',
  recognise: (text) => /^\ufeff?\s*</.test(text) && /<Deck[\s>]/.test(text),
  parse,
  print,
  remarks: () => [
    'MTGO finds cards by numbers of its own, which are not known here: where it refuses the file, take mtgo-text',
  ],
};

function parse(text: string, file: string): Result<DeckReading, readonly Problem[]> {
  const root = readXml(text, file);
  if (!root.ok) return root;
  const deck = new DeckBuilder(file);
  if (root.value.name !== 'Deck')
    deck.problem(
      'malformed',
      root.value.line,
      `<${root.value.name}> is no deck of MTGO or Cockatrice`,
      'export it as text',
    );
  else readElements(deck, root.value);
  return deck.finishWithoutCommanders(linesOf(text).length);
}

/** Cards count wherever they stand. */
function readElements(deck: DeckBuilder, { children }: XmlTree): void {
  for (const element of children) {
    readElement(deck, element);
    readElements(deck, element);
  }
}

function readElement(deck: DeckBuilder, { name: element, attributes, line }: XmlTree): void {
  const name = attributes.get('Name');
  const copies = attributes.get('Quantity');
  const sideboard = (attributes.get('Sideboard') ?? 'false').toLowerCase();
  if (element !== 'Cards') {
    if (name !== undefined || copies !== undefined)
      deck.problem('unknown-section', line, `<${element}> is no element for cards`, 'write Cards');
  } else if (copies === undefined)
    deck.problem('bad-count', line, `no Quantity of ${JSON.stringify(name ?? '')}`, 'write Quantity="1"');
  else if (sideboard !== 'true' && sideboard !== 'false')
    deck.problem('unknown-word', line, `Sideboard is ${JSON.stringify(sideboard)}`, 'write true or false');
  else deck.card(sideboard === 'true' ? 'sideboard' : 'main', { copies, name: name ?? '' }, line);
}

function print(deck: Deck): string {
  const cards = (entries: readonly DeckEntry[], sideboard: boolean): string =>
    entries
      .map(
        ({ count, name }) =>
          `  <Cards CatID="0" Quantity="${count}" Sideboard="${sideboard}" Name="${escapeXml(name)}" Annotation="0" />\n`,
      )
      .join('');
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n',
    '<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n',
    '  <NetDeckID>0</NetDeckID>\n',
    '  <PreconstructedDeckID>0</PreconstructedDeckID>\n',
    cards(deck.main, false),
    cards([...deck.commander, ...deck.sideboard], true),
    '</Deck>\n',
  ].join('');
}
