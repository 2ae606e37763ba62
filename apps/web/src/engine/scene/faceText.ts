/** Type lines, rules text and the other printed facts of characteristics and faces. */
import type { AbilityTexts } from '@foretell/formats';
import { keywordNames, supertypeNames, typeNames } from '@foretell/oracle';
import { CardType, type Characteristics, COLOR_LETTERS, type FaceRecord, type Quantity } from '@foretell/rules';

/** "Legendary Creature — Human Wizard". */
export function typeLineOf({ supertypes, types, subtypes }: Characteristics): string {
  const words = [...supertypeNames(supertypes), ...typeNames(types)].map(capitalised).join(' ');
  return subtypes.length === 0 ? words : `${words} — ${subtypes.map(capitalised).join(' ')}`;
}

/** "creature", "artifact": for frames and icons. */
export function typeWords(types: number): string[] {
  return typeNames(types);
}

export function colorLetters(colors: number): string[] {
  return COLOR_LETTERS.filter((_, at) => (colors & (1 << at)) !== 0);
}

/** Plain keywords on one line, then one entry an ability. */
export function rulesText({ keywords, abilities, face }: Characteristics, texts: AbilityTexts): string[] {
  const plain = keywordNames(keywords).join(', ');
  const lines = plain === '' ? [] : [capitalised(plain)];
  // A keyword that stands for several abilities (702.1) is one line.
  const printed: Set<object> = new Set();
  for (const record of abilities) {
    if (printed.has(record.ability)) continue;
    printed.add(record.ability);
    lines.push(texts.printed(record, face));
  }
  return lines;
}

/** "3/4"; '' for what has no power. */
export function sizeOf({ types, power, toughness, face }: Characteristics): string {
  if ((types & CardType.Creature) === 0 && face.face.power === null) return '';
  return `${sizeNumber(face.face.power, power)}/${sizeNumber(face.face.toughness, toughness)}`;
}

/** A number that the game works out is a star until it has (208.2). */
function sizeNumber(printed: Quantity | null, now: number): string {
  return printed === null || typeof printed === 'number' || now !== 0 ? String(now) : '*';
}

/** Printed loyalty or defense. */
export function startingLoyalty({ face }: FaceRecord): string {
  if (face.defense !== undefined) return String(face.defense);
  if (face.loyalty === null) return '';
  return typeof face.loyalty === 'number' ? String(face.loyalty) : 'X';
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
