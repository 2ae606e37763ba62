// Forge's `.dck`: sections in square brackets, `4 Name|SET|art` a card, a `+` behind the name of foils.
import { suggest } from '../nearest.ts';
import type { Problem, Result } from '../result.ts';
import { type CardPlace, DeckBuilder, linesOf } from './builder.ts';
import { printingOf } from './cardLine.ts';
import type { DeckFormat, DeckReading } from './format.ts';
import type { Deck, DeckEntry } from './types.ts';

export const forgeFormat: DeckFormat = {
  name: 'forge',
  title: 'Forge deck',
  extensions: ['.dck'],
  splitNames: ' // ',
  faceNames: 'front',
  recognise: (text) => linesOf(text).some((line) => /^\[[a-z ]+\]$/i.test(line.trim())),
  parse,
  print,
};

/** What cards of a section are; sections of cards that no duel uses are left out of the deck. */
const SECTIONS: ReadonlyMap<string, CardPlace> = new Map<string, CardPlace>([
  ['main', 'main'],
  ['sideboard', 'sideboard'],
  ['commander', 'commander'],
  ...['avatar', 'planes', 'schemes', 'conspiracy', 'dungeon', 'attractions', 'contraptions'].map(
    (name): [string, CardPlace] => [name, { leftOut: name }],
  ),
]);
/** They hold `key=value` lines and no cards. */
const FACTS = ['metadata', 'general', 'shop', 'duel'];

function parse(text: string, file: string): Result<DeckReading, readonly Problem[]> {
  const deck = new DeckBuilder(file);
  const lines = linesOf(text);
  let section: string | undefined;
  for (const [index, written] of lines.entries()) {
    const line = written.trim();
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(.*)\]$/.exec(line)?.[1];
    if (heading !== undefined) section = startSection(deck, heading.trim().toLowerCase(), index + 1);
    else if (section !== undefined && FACTS.includes(section)) readFact(deck, line, index + 1);
    else readCard(deck, section === undefined ? undefined : SECTIONS.get(section), line, index + 1);
  }
  return deck.finish(lines.length);
}

function startSection(deck: DeckBuilder, section: string, line: number): string {
  const known = [...FACTS, ...SECTIONS.keys()];
  if (!known.includes(section))
    deck.problem('unknown-section', line, `there is no section [${section}]`, suggest(section, known));
  return section;
}

function readFact(deck: DeckBuilder, line: string, number: number): void {
  const name = /^(?:Name|Title)=(.+)$/i.exec(line)?.[1]?.trim();
  if (name !== undefined) deck.name ??= name;
  else if (/^\d+ /.test(line))
    deck.problem('unknown-section', number, `${JSON.stringify(line)} stands before the deck`, 'write [Main] above it');
}

function readCard(deck: DeckBuilder, place: CardPlace | undefined, line: string, number: number): void {
  const [, copies, rest = ''] = /^([+-]?\d[\d.,]*)?\s*(.*)$/.exec(line) ?? [];
  const [name = '', set] = rest.split('|');
  const written = name.trimEnd().replace(/\+$/, '');
  if (copies === undefined)
    deck.problem('bad-count', number, `no number of copies before ${JSON.stringify(line)}`, `write 1 ${line}`);
  else if (place === undefined)
    deck.problem('unknown-section', number, `${JSON.stringify(line)} is in no known section`, 'write [Main] above it');
  else deck.card(place, { copies, name: written, printing: printingOf(set?.trim(), undefined) }, number);
}

function print(deck: Deck): string {
  const section = (name: string, entries: readonly DeckEntry[]): string =>
    `[${name}]\n${entries.map(printLine).join('')}`;
  const blocks = [`[metadata]\n${deck.name === undefined ? '' : `Name=${deck.name}\n`}`];
  if (deck.commander.length > 0) blocks.push(section('Commander', deck.commander));
  blocks.push(section('Main', deck.main), section('Sideboard', deck.sideboard));
  return blocks.join('');
}

function printLine({ count, name, printing }: DeckEntry): string {
  return `${count} ${name}${printing === undefined ? '' : `|${printing.set}`}\n`;
}
