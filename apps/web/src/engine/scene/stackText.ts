/** What a spell or ability on the stack does, and what was chosen for it, in words. */
import { faceContext, printEffect } from '@foretell/oracle';
import type { Ability, StackItem } from '@foretell/rules';
import { rulesText } from './faceText.ts';
import { nameOf, type Seen } from './seen.ts';

/** The text of what resolves: of the spell, of the ability, or of a delayed trigger's instructions (603.7). */
export function textOf({ game, texts }: Seen, item: Readonly<StackItem>): string {
  const { ability, face, program } = item;
  if (ability !== null) return texts.printed(ability, face);
  if (program === null) return rulesText(face.characteristics, texts).join('\n');
  for (const [effect, compiled] of game.catalog.programOfEffect)
    if (compiled === program) return printEffect(effect, faceContext(face.face));
  return '';
}

/** X, modes, optional costs and division, as far as there are any. */
export function choicesOf(seen: Seen, item: Readonly<StackItem>): string {
  const { ability, face, x, paidCosts, way, isCopy } = item;
  const words: string[] = [];
  if (isCopy) words.push('copy');
  if (way !== '') words.push(way);
  if (x > 0 || ability?.hasX === true || (item.isSpell && (face.manaCost?.x ?? 0) > 0)) words.push(`X = ${x}`);
  words.push(...modeWords(seen, item));
  words.push(...paidCosts.filter((cost) => cost !== way && cost !== 'orElse'));
  words.push(...divisionWords(seen, item));
  return words.join('; ');
}

/** The chosen modes as rules text has them (700.2). */
export function modeWords({ texts }: Seen, { ability, face, modes }: Readonly<StackItem>): string[] {
  if (ability === null || modes.length === 0) return [];
  return modes.map((mode) => modeText(ability.ability, texts.printed(ability, face), mode));
}

/** The line of a mode in the ability's text. */
export function modeText(ability: Ability, text: string, mode: number): string {
  const lines = text.split('\n').filter((line) => line.startsWith('•'));
  const options = 'modes' in ability ? ability.modes?.options : undefined;
  const line = lines.length === options?.length ? lines[mode] : undefined;
  return line?.slice(1).trim() ?? options?.[mode]?.label ?? `mode ${mode + 1}`;
}

function divisionWords(seen: Seen, { targets, divisions }: Readonly<StackItem>): string[] {
  return divisions.flatMap((shares, spec) =>
    shares.map((share, at) => `${share} to ${nameOf(seen, targets[spec]?.[at] ?? 0) || 'it'}`),
  );
}
