/** What a spell or ability on the stack does, and what was chosen for it, in words. */

import type { AbilityTexts } from '@foretell/formats';
import { faceContext, printEffect } from '@foretell/oracle';
import type { AbilityRecord, Effect, FaceRecord, Game, PendingTrigger, Program, StackItem } from '@foretell/rules';
import { boundContext, effectWords } from './effectWords.ts';
import { capitalised, rulesText } from './faceText.ts';
import { nameOf, type Seen } from './seen.ts';

/** The text of what resolves: of a spell's face, an ability, or a delayed trigger's instructions (603.7). */
export function textOf(seen: Seen, item: Readonly<StackItem>): string {
  const { ability, face, program } = item;
  if (ability === null && program === null) return rulesText(face.characteristics, seen.texts).join('\n');
  return instructionText(seen, { ability, program, face, names: item.boundNames, values: item.boundValues });
}

/** An ability that is on the stack or waits for it. */
type Triggered = Pick<PendingTrigger, 'ability' | 'program' | 'face' | 'names' | 'values'>;

export function instructionText(seen: Seen, { ability, program, face, names, values }: Triggered): string {
  if (ability !== null) return abilityText(ability, face, seen.texts);
  const effect = program === null ? undefined : effectOf(seen.game, program);
  return effect === undefined ? '' : effectWords(effect, boundContext(seen, face, names, values));
}

/** As printed; what triggers at once, such as the last part of suspend (702.62a), without the condition that is always true. */
export function abilityText(record: AbilityRecord, face: FaceRecord, texts: AbilityTexts): string {
  return capitalised(texts.printed(record, face).replace(/^When true, /, ''));
}

/** The instructions that the program was compiled from. */
export function effectOf({ catalog }: Game, program: Program): Effect | undefined {
  for (const [effect, compiled] of catalog.programOfEffect) if (compiled === program) return effect;
  return undefined;
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
function modeWords({ texts }: Seen, { ability, face, modes }: Readonly<StackItem>): string[] {
  return ability === null ? [] : modes.map((mode) => modeText(ability, face, mode, texts));
}

/** With what it costs (702.172a) or weighs (700.2i), where that is said. */
const MODE_LINE = /^(•|\+|\{P\})/;

/** The line of a mode in the ability's text; what it does where modes are no lines of their own. */
export function modeText(record: AbilityRecord, face: FaceRecord, mode: number, texts: AbilityTexts): string {
  const { ability } = record;
  const options = ('modes' in ability ? ability.modes?.options : undefined) ?? [];
  const lines = texts
    .printed(record, face)
    .split('\n')
    .filter((line) => MODE_LINE.test(line));
  const line = lines.length === options.length ? lines[mode] : undefined;
  if (line !== undefined) return line.replace(/^[•+]/, '').trim();
  const option = options[mode];
  if (option === undefined) return `mode ${mode + 1}`;
  const context = faceContext(face.face);
  context.addTargets(option.targets);
  return printEffect(option.effect, context);
}

function divisionWords(seen: Seen, { targets, divisions }: Readonly<StackItem>): string[] {
  return divisions.flatMap((shares, spec) =>
    shares.map((share, at) => `${share} to ${nameOf(seen, targets[spec]?.[at] ?? 0) || 'it'}`),
  );
}
