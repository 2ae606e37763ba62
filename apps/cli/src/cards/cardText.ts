/** A card for people: its facts, its text as the card file has it, as the engine understands it, and what it does not understand. */
import { type FaceSource, printFace, type Ruling } from '@foretell/oracle';
import { type CardDefinition, type CardFace, CardType, type Quantity, Supertype } from '@foretell/rules/ir';
import { type CompiledCard, gapsOf, gapText } from '@foretell/workers';

/** Everything that is known of one card. */
export interface ShownCard {
  readonly name: string;
  /** As it is played; null if it is not. */
  readonly card: CardDefinition | null;
  readonly isBuiltIn: boolean;
  /** As the card file has it; null without a file, or if it has no such card. */
  readonly file: CompiledCard | null;
  /** Why it is not played; null if it is. */
  readonly refusal: string | null;
  readonly rulings: readonly Ruling[];
}

export function cardText(shown: ShownCard, withData: boolean): string {
  const { card, file, refusal, rulings, isBuiltIn } = shown;
  const parts: string[] = [];
  if (file !== null) parts.push(file.source.faces.map(sourceText).join('//\n'));
  if (card !== null) {
    const heading = file === null ? '' : `as it is played here${isBuiltIn ? ' (built in)' : ''}:\n`;
    parts.push(`${heading}${card.faces.map(file === null ? definitionText : playedText).join('//\n')}`);
  }
  if (refusal !== null) parts.push(`${refusal}\n`);
  if (refusal !== null && file !== null) parts.push(gapLines(file));
  if (withData && card !== null) parts.push(`${JSON.stringify(card, null, 2)}\n`);
  if (rulings.length > 0) parts.push(`rulings:\n${rulings.map(({ date, text }) => `${date}  ${text}\n`).join('')}`);
  return parts.filter((part) => part !== '').join('\n');
}

/** What else is not understood, after the first gap, which the refusal names. */
function gapLines({ source, outcome }: CompiledCard): string {
  const others = gapsOf(outcome).slice(1);
  return others.map((gap) => `${gapText(gap, source.faces[gap.face]?.text ?? '')}\n`).join('');
}

function sourceText({ name, manaCost, typeLine, text, power, toughness, loyalty, defense }: FaceSource): string {
  const lines = [heading(name, manaCost), typeLine];
  if (text !== '') lines.push(text);
  if (power !== null || toughness !== null) lines.push(`${power}/${toughness}`);
  if (loyalty !== null) lines.push(`Loyalty ${loyalty}`);
  if (defense !== null) lines.push(`Defense ${defense}`);
  return `${lines.join('\n')}\n`;
}

/** The abilities alone; the facts stand above them. */
function playedText(face: CardFace): string {
  const lines = printFace(face);
  return `${lines.length === 0 ? '(no abilities)' : lines.join('\n')}\n`;
}

function definitionText(face: CardFace): string {
  const lines = [heading(face.name, face.manaCost ?? ''), typeLine(face), ...printFace(face)];
  const number = (quantity: Quantity | null): string =>
    quantity === null ? '' : typeof quantity === 'number' ? String(quantity) : '*';
  if (face.power !== null || face.toughness !== null) lines.push(`${number(face.power)}/${number(face.toughness)}`);
  if (face.loyalty !== null) lines.push(`Loyalty ${number(face.loyalty)}`);
  return `${lines.join('\n')}\n`;
}

function heading(name: string, manaCost: string): string {
  return manaCost === '' ? name : `${name}  ${manaCost}`;
}

/** "Legendary Creature — Human Monk" (205.1). */
function typeLine(face: CardFace): string {
  const named = (bits: number, names: Readonly<Record<string, number>>): string[] =>
    Object.entries(names).flatMap(([name, bit]) => ((bits & bit) !== 0 ? [name] : []));
  const types = [...named(face.supertypes, Supertype), ...named(face.types, CardType)].join(' ');
  return face.subtypes.length === 0 ? types : `${types} — ${face.subtypes.join(' ')}`;
}
