// Cockatrice's `.cod`: XML with a `zone` for the main deck, one for the sideboard, one for tokens, and others that users name themselves.
import type { Problem, Result } from '../result.ts';
import { type CardPlace, DeckBuilder, linesOf } from './builder.ts';
import { printingOf } from './cardLine.ts';
import type { DeckFormat, DeckReading } from './format.ts';
import { HEADINGS } from './headings.ts';
import type { Deck, DeckEntry, Printing } from './types.ts';
import { escapeXml, readXml, type XmlTree } from './xml.ts';

export const cockatriceFormat: DeckFormat = {
  name: 'cockatrice',
  title: 'Cockatrice deck',
  extensions: ['.cod'],
  splitNames: ' // ',
  faceNames: 'front',
  recognise: (text) => /<cockatrice_deck[\s>]/.test(text),
  parse,
  print,
};

function parse(text: string, file: string): Result<DeckReading, readonly Problem[]> {
  const root = readXml(text, file);
  if (!root.ok) return root;
  const deck = new DeckBuilder(file);
  if (root.value.name !== 'cockatrice_deck')
    deck.problem('malformed', root.value.line, `<${root.value.name}> is no deck of Cockatrice`, 'export it as text');
  else readElements(deck, root.value, undefined);
  return deck.finishWithoutCommanders(linesOf(text).length);
}

/** Cards count wherever they stand; outside all zones they are a mistake. */
function readElements(deck: DeckBuilder, { children }: XmlTree, place: CardPlace | undefined): void {
  for (const element of children) {
    const { name, attributes, text } = element;
    if (name === 'deckname' && text !== '') deck.name = text.replace(/\s+/g, ' ');
    else if (name === 'card' || attributes.has('number')) readCard(deck, place, element);
    readElements(deck, element, name === 'zone' ? placeOf(attributes.get('name') ?? '') : place);
  }
}

/** Cards of zones that are no part of a deck are named in notices. */
function placeOf(zone: string): CardPlace {
  switch (HEADINGS.get(zone.toLowerCase())) {
    case 'Deck':
      return 'main';
    case 'Sideboard':
      return 'sideboard';
    case 'Commander':
      return 'commander';
    case 'Companion':
      return 'companion';
    case 'About':
    case 'Maybeboard':
    case undefined:
      return { leftOut: `the zone ${JSON.stringify(zone)}` };
  }
}

function readCard(deck: DeckBuilder, place: CardPlace | undefined, { name: element, attributes, line }: XmlTree): void {
  const name = attributes.get('name') ?? '';
  const copies = attributes.get('number');
  if (element !== 'card') deck.problem('unknown-section', line, `<${element}> is no element for cards`, 'write card');
  else if (place === undefined)
    deck.problem('unknown-section', line, `${JSON.stringify(name)} is in no zone`, 'put it into a zone');
  else if (copies === undefined)
    deck.problem('bad-count', line, `no number of ${JSON.stringify(name)}`, 'write number="1"');
  else {
    const printing = printingOf(attributes.get('setShortName'), attributes.get('collectorNumber'));
    deck.card(place, { copies, name, printing }, line);
  }
}

function print(deck: Deck): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<cockatrice_deck version="1">\n',
    `    <deckname>${escapeXml(deck.name ?? '')}</deckname>\n`,
    '    <comments></comments>\n',
    printZone('main', deck.main),
    printZone('side', [...deck.commander, ...deck.sideboard]),
    '</cockatrice_deck>\n',
  ].join('');
}

function printZone(name: string, entries: readonly DeckEntry[]): string {
  if (entries.length === 0) return '';
  const cards = entries.map(
    (entry) => `        <card number="${entry.count}" name="${escapeXml(entry.name)}"${printed(entry.printing)}/>\n`,
  );
  return `    <zone name="${name}">\n${cards.join('')}    </zone>\n`;
}

function printed(printing: Printing | undefined): string {
  if (printing === undefined) return '';
  const number = printing.number === undefined ? '' : ` collectorNumber="${escapeXml(printing.number)}"`;
  return ` setShortName="${escapeXml(printing.set)}"${number}`;
}
