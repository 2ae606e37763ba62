/** Rules text made comparable: no reminder text, no ability words, one word for the card itself, keywords one by one, lines in any order. */
import type { CardSource } from '../../src/index.ts';

type Face = CardSource['faces'][number];

const NOUN = 'creature|land|artifact|enchantment|planeswalker|permanent|card|spell|token|battle';
const KIND = 'Aura|Equipment|Vehicle|Saga|Siege|Class|Case|Room|Spacecraft|Fortification';
const SELF = new RegExp(`\\bthis (${NOUN}|${KIND})\\b`, 'gi');

/** A keyword alone or with its cost or number: "flying", "ward {2}", "toxic 1", "first strike". */
const KEYWORD = '[a-z]+(?:[ -][a-z!]+)?(?: (?:\\{[^ ]*|\\d+|x))?|(?:protection|hexproof) from [^,;.]+|[a-z]+walk';
const KEYWORD_LINE = new RegExp(`^(?:${KEYWORD})(?:[,;] (?:${KEYWORD}))*$`);

/** The lines of the text; those of an instant or sorcery are one, since its sentences make one ability (113.3a). */
export function comparable(text: string, face: Face): readonly string[] {
  const plain = withoutOwnName(text.replace(/ ?\([^()]*\)/g, ''), face);
  const lines = plain
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.replace(/^(• )?[A-Z][\w'’! -]* — (?=[A-Z{~•])/, '$1'))
    .map((line) => line.replace(SELF, '~').toLowerCase().replaceAll('−', '-').replace(/\s+/g, ' '))
    .flatMap((line) => (KEYWORD_LINE.test(line) ? line.split(/[,;] /) : [line]));
  return /Instant|Sorcery/.test(face.typeLine) ? [lines.join(' ')] : lines.sort();
}

/** Names are how cards of old, and legendary ones, speak of themselves (201.5). */
function withoutOwnName(text: string, face: Face): string {
  const short = face.name.replace(/(,| of the | the ).*$/, '');
  const first = face.name.replace(/ .*$/, '');
  const legendary = /Legendary|Planeswalker/.test(face.typeLine) && first.length > 3;
  const names = [face.name, short, ...(legendary ? [first] : [])].filter((name) => name.length > 2);
  return names.reduce((left, name) => left.replaceAll(name, '~'), text).replaceAll("~' ", "~'s ");
}

/** The shape of a difference: what both have in common left out, numbers, costs and types by placeholders. */
export function differenceShape(real: readonly string[], ours: readonly string[]): string {
  const [a, b] = [
    shape(real.filter((line) => !ours.includes(line))),
    shape(ours.filter((line) => !real.includes(line))),
  ];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const from = Math.max(0, start - 2);
  const part = (words: readonly string[]): string => words.slice(from, words.length - end + 2).join(' ');
  return `${part(a)}  =>  ${part(b)}`;
}

function shape(lines: readonly string[]): readonly string[] {
  return lines
    .join(' / ')
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\{[^ ]*\}/g, '{}')
    .replace(/[+-](\d+|x)\/[+-](\d+|x)/g, '+N/+N')
    .replace(/\b(\d+|two|three|four|five|six|seven|eight|nine|ten)\b/g, 'N')
    .replace(/\b(white|blue|black|red|green)\b/g, 'COLOR')
    .split(' ');
}
