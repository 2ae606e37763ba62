// One card of a puzzle's zone: `Serra Angel|Set:M10|Tapped|Counters:P1P1=2|Id:7`, or a token: `t:Knight,P:2,T:2,Types:Creature-Knight`.
import type { Field, PuzzleReport } from './file.ts';

export interface PuzzleCard {
  /** As set-up entries name it: tokens end in ` Token`. */
  readonly name: string;
  readonly field: Field;
  readonly isToken: boolean;
  /** Power and toughness that the file gives a token. */
  readonly size?: readonly [number, number];
  readonly id?: string;
  readonly tapped: boolean;
  readonly summoningSick: boolean;
  readonly faceDown: boolean;
  readonly isCommander: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  /** Undefined unless it has loyalty counters. */
  readonly loyalty?: number;
  /** The id of a card, or `player:` and a player's word. */
  readonly attachedTo?: string;
  /** `''`: a player; else the id of a planeswalker or battle. */
  readonly attacks?: string;
  /** What was chosen as it entered, in the order of the file. */
  readonly choices: readonly string[];
}

type Draft = { -readonly [Key in keyof PuzzleCard]: PuzzleCard[Key] };

/** The cards of a zone's value. */
export function readCards(field: Field, report: PuzzleReport): readonly PuzzleCard[] {
  const cards = field.value.split(';').map((text) => text.trim());
  return cards.filter((text) => text !== '').flatMap((text) => readCard(text, field, report) ?? []);
}

function readCard(text: string, field: Field, report: PuzzleReport): PuzzleCard | undefined {
  const [first = '', ...modifiers] = text.split('|').map((part) => part.trim());
  const token = /^t:(.*)$/i.exec(first)?.[1];
  const draft: Draft = {
    name: first,
    field,
    isToken: token !== undefined,
    tapped: false,
    summoningSick: false,
    faceDown: false,
    isCommander: false,
    damage: 0,
    counters: {},
    choices: [],
  };
  if (token !== undefined) describeToken(draft, token, report);
  else if (first === '') report.problem('empty-name', field, 'a card without a name', 'write its name before the |');
  for (const modifier of modifiers) modify(draft, modifier, report);
  return first === '' ? undefined : draft;
}

/** `Knight,P:2,T:2,Cost:no cost,Types:Creature-Knight,Keywords:Vigilance,Image:…` */
function describeToken(draft: Draft, text: string, report: PuzzleReport): void {
  const [name = '', ...parts] = text.split(',').map((part) => part.trim());
  const facts = new Map(
    parts.map((part): [string, string] => [part.split(':', 1)[0] ?? '', part.slice(part.indexOf(':') + 1)]),
  );
  const size = [facts.get('P'), facts.get('T')].map(Number);
  draft.name = `${name} Token`;
  if (parts.length === 0 && /^[a-z]+_/.test(name))
    report.unsupported(draft.field, `the token ${name}`, 'write t:NAME,P:1,T:1');
  if (size.every((number) => Number.isInteger(number))) draft.size = [size[0] ?? 0, size[1] ?? 0];
}

/** Modifiers that change nothing here: printings, and that nothing triggers as the position is set up. */
const WITHOUT_EFFECT = ['set', 'art', 'noetbtrigs'];

function modify(draft: Draft, modifier: string, report: PuzzleReport): void {
  const colon = modifier.indexOf(':');
  const key = (colon < 0 ? modifier : modifier.slice(0, colon)).trim().toLowerCase();
  const value = colon < 0 ? '' : modifier.slice(colon + 1).trim();
  switch (key) {
    case 'id':
      draft.id = value;
      return;
    case 'tapped':
      draft.tapped = true;
      return;
    case 'summonsick':
      draft.summoningSick = true;
      return;
    case 'iscommander':
      draft.isCommander = true;
      return;
    case 'damage':
      readDamage(draft, value, report);
      return;
    case 'attacking':
      draft.attacks = value;
      return;
    case 'attachedto':
    case 'attaching':
      draft.attachedTo = value;
      return;
    case 'enchantingplayer':
      draft.attachedTo = `player:${value}`;
      return;
    case 'counters':
      readCounters(draft, value, report);
      return;
    case 'chosencolor':
    case 'chosentype':
    case 'namedcard':
      draft.choices = [...draft.choices, key === 'chosencolor' ? colorWord(value) : value];
      return;
    case 'facedown':
      draft.faceDown = true;
      if (value !== '') report.unsupported(draft.field, `${draft.name} face down as ${value}`);
      return;
    case 'transformed':
    case 'flipped':
    case 'modal':
      report.unsupported(draft.field, `${draft.name} with ${key}`, 'write the name of the face that is up');
      return;
    default:
      // A set code may stand by itself.
      if (WITHOUT_EFFECT.includes(key) || /^[A-Z0-9]{2,6}$/.test(modifier)) return;
      report.unsupported(draft.field, `${draft.name} with ${modifier}`);
  }
}

function readDamage(draft: Draft, text: string, report: PuzzleReport): void {
  if (/^\d{1,9}$/.test(text)) draft.damage = Number(text);
  else
    report.problem(
      'wrong-type',
      draft.field,
      `${JSON.stringify(text)} says no damage on ${draft.name}`,
      'write Damage:2',
    );
}

function readCounters(draft: Draft, text: string, report: PuzzleReport): void {
  const { LOYALTY: loyalty, ...counters } = countersIn(text, draft.field, draft.name, report);
  if (loyalty !== undefined) draft.loyalty = loyalty;
  for (const [kind, count] of Object.entries(counters))
    draft.counters = { ...draft.counters, [kind.toLowerCase()]: count };
}

/** `P1P1=2,LOYALTY=5`, the kinds in capitals. */
export function countersIn(
  text: string,
  field: Field,
  bearer: string,
  report: PuzzleReport,
): Readonly<Record<string, number>> {
  const counters: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [kind = '', number = ''] = part.split('=').map((word) => word.trim());
    if (kind !== '' && /^\d{1,9}$/.test(number)) counters[kind.toUpperCase()] = Number(number);
    else
      report.problem(
        'bad-count',
        field,
        `${JSON.stringify(part)} says no number of counters on ${bearer}`,
        'write P1P1=2',
      );
  }
  return counters;
}

const COLORS: { readonly [letter: string]: string } = { w: 'White', u: 'Blue', b: 'Black', r: 'Red', g: 'Green' };

/** `white` or `W` as answers write it. */
function colorWord(text: string): string {
  const word = text.toLowerCase();
  return COLORS[word] ?? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
