/** The frames of abilities (113.3): a cost and a colon, a trigger and a comma, a list of modes, or sentences alone. */
import {
  type Ability,
  type Condition,
  type Cost,
  type Effect,
  type EventPattern,
  type Modes,
  type SpellAbility,
  Zone,
} from '@foretell/rules/ir';
import { inSequence } from '../lowering/sequence.ts';
import { either, type Meaning, maybe, phrase, type Reader, readAll, rule } from '../parsing.ts';
import { Scope } from '../scope.ts';
import { sentencesOf } from '../text/sentences.ts';
import { linked, type Piece } from '../text/tokens.ts';
import { effectSentence, type Sentence, sentence } from './clauses.ts';
import { condition } from './conditions.ts';
import { activationCost } from './costs.ts';
import { trigger } from './events.ts';
import { keywordLine } from './keywords.ts';
import { replacementLine } from './replacements.ts';
import { staticLine } from './statics.ts';
import { numeral } from './vocabulary.ts';

/** What a line of text is read as, or the pieces that nobody could read. */
export type ReadAbility =
  | { readonly kind: 'ability'; readonly abilities: readonly Ability[] }
  | { readonly kind: 'unread'; readonly pieces: readonly Piece[] };

interface Frame {
  readonly make: (scope: Scope) => Ability;
  /** The scope after the frame's own part was lowered. */
  readonly scope: Scope;
}

function unread(pieces: readonly Piece[]): ReadAbility {
  return { kind: 'unread', pieces };
}

/** The first reading whose lowering finds everything it speaks of, and the scope it leaves. */
export function lowered<Value>(
  reader: Reader<Meaning<Value>>,
  pieces: readonly Piece[],
  scope: Scope,
): { readonly value: Value; readonly scope: Scope } | null {
  for (const meaning of readAll(reader, linked(pieces))) {
    const trial = scope.trial();
    const value = meaning(trial);
    if (!trial.rejected) return { value, scope: trial };
  }
  return null;
}

/** One paragraph of a permanent's text, or of a quotation. */
export function readAbility(pieces: readonly Piece[], scope: Scope): ReadAbility {
  return readLine(withoutAbilityWord(pieces), scope) ?? readFramed(withoutAbilityWord(pieces), scope);
}

/** Lines that are whole abilities by themselves. */
function readLine(pieces: readonly Piece[], scope: Scope): ReadAbility | null {
  const plain = pieces[pieces.length - 1]?.text === '.' ? pieces.slice(0, -1) : pieces;
  const keywords = lowered(keywordLine, plain, scope);
  if (keywords !== null) {
    const { bits, abilities } = keywords.value;
    return bits === 0
      ? { kind: 'ability', abilities }
      : { kind: 'ability', abilities: [{ kind: 'static', effect: keywordEffect(bits) }, ...abilities] };
  }
  const line = lowered(wholeLine, plain, scope);
  return line === null ? null : { kind: 'ability', abilities: line.value };
}

function keywordEffect(keywords: number): Extract<Ability, { kind: 'static' }>['effect'] {
  return { kind: 'change', affected: { kind: 'self' }, changes: [{ kind: 'addKeywords', keywords }] };
}

const wholeLine: Reader<Meaning<readonly Ability[]>> = rule(() => either(staticLine, replacementLine));

/** An ability word in italics says nothing (207.2c): "Landfall — Whenever …". */
function withoutAbilityWord(pieces: readonly Piece[]): readonly Piece[] {
  const dash = pieces.findIndex((piece) => piece.text === '—');
  if (dash < 1 || dash > 4) return pieces;
  const before = pieces.slice(0, dash);
  const after = pieces[dash + 1];
  const plain = before.every((piece) => piece.kind === 'word') && before[0]?.capital === true;
  const sentenceFollows = after !== undefined && (after.capital || after.kind === 'symbol' || after.kind === 'self');
  return plain && sentenceFollows && !CHOOSE.has(before[0]?.text ?? '') ? pieces.slice(dash + 1) : pieces;
}

const CHOOSE = new Set([
  'choose',
  'when',
  'whenever',
  'at',
  'equip',
  'kicker',
  'cycling',
  'ward',
  'flashback',
  'suspend',
]);

interface TriggerFrame {
  readonly event: Meaning<EventPattern>;
  readonly condition: Meaning<Condition> | null;
  readonly then: Meaning<Effect>;
}

const triggered: Reader<TriggerFrame> = rule(() =>
  phrase([trigger, ',', maybe(interveningIf), effectSentence], (event, so, then) => ({ event, condition: so, then })),
);

const interveningIf: Reader<Meaning<Condition>> = rule(() => phrase(['if', condition, ','], (so) => so));

/** Abilities with a frame and sentences. */
function readFramed(pieces: readonly Piece[], scope: Scope): ReadAbility {
  const [head = [], ...rest] = sentencesOf(pieces);
  const colon = head.findIndex((piece) => piece.text === ':');
  const frame = colon >= 0 ? activatedFrame(head, colon, scope) : triggeredFrame(head, scope);
  if (frame === null) return unread(head);
  return finished(frame, rest);
}

/** The remaining sentences, and the ability that all of them make. */
function finished(frame: Frame, rest: readonly (readonly Piece[])[]): ReadAbility {
  const read = readSentences(rest, frame.scope);
  return read.kind === 'unread' ? unread(read.pieces) : { kind: 'ability', abilities: [frame.make(read.scope)] };
}

type ReadSentences =
  | { readonly kind: 'read'; readonly scope: Scope }
  | { readonly kind: 'unread'; readonly pieces: readonly Piece[] };

const sentenceMeaning: Reader<Meaning<void>> = rule(() =>
  phrase([sentence], (what: Sentence) => (scope: Scope) => what(scope)),
);

/** Sentences one after another in the same scope. */
export function readSentences(sentences: readonly (readonly Piece[])[], scope: Scope): ReadSentences {
  let current = scope;
  for (const pieces of sentences) {
    const read = lowered(sentenceMeaning, pieces, current);
    if (read === null) return { kind: 'unread', pieces };
    current = read.scope;
  }
  return { kind: 'read', scope: current };
}

function activatedFrame(head: readonly Piece[], colon: number, scope: Scope): Frame | null {
  const cost = lowered(activationCost, head.slice(0, colon), scope);
  if (cost === null) return null;
  const effect = lowered(sentenceMeaning, head.slice(colon + 1), cost.scope);
  if (effect === null) return null;
  return { scope: effect.scope, make: (last) => activated(cost.value, last) };
}

function activated(cost: Cost, { draft }: Scope): Ability {
  const zone = cost.some((part) => part.kind === 'discardSelf') ? Zone.Hand : draft.zone;
  return {
    kind: 'activated',
    cost,
    targets: draft.targets,
    effect: inSequence(draft.effects),
    ...(draft.modes === null ? {} : { modes: draft.modes }),
    ...(draft.sorcerySpeed ? { sorcerySpeed: true } : {}),
    ...(draft.oncePerTurn ? { oncePerTurn: true } : {}),
    ...(draft.condition === null ? {} : { condition: draft.condition }),
    ...(zone === null ? {} : { zone }),
  };
}

function triggeredFrame(head: readonly Piece[], scope: Scope): Frame | null {
  for (const { event, condition: so, then } of readAll(triggered, linked(head))) {
    const trial = scope.trial();
    const pattern = event(trial);
    const only = so === null ? null : so(trial);
    trial.draft.effects.push(then(trial));
    if (trial.rejected) continue;
    return {
      scope: trial,
      make: ({ draft }) => ({
        kind: 'triggered',
        event: pattern,
        ...(only === null ? {} : { condition: only }),
        targets: draft.targets,
        effect: inSequence(draft.effects),
        ...(draft.modes === null ? {} : { modes: draft.modes }),
        ...(draft.oncePerTurn ? { oncePerTurn: true } : {}),
        ...(draft.zone === null ? {} : { zone: draft.zone }),
      }),
    };
  }
  return null;
}

/** What the header of a list of modes allows (700.2d). */
export const modesHeader: Reader<{ readonly min: number; readonly max: number; readonly repeat: boolean }> = rule(() =>
  either<{ readonly min: number; readonly max: number; readonly repeat: boolean }>(
    phrase(['choose', numeral, '—'], (count) => ({ min: count, max: count, repeat: false })),
    phrase(['choose one or both —'], () => ({ min: 1, max: 2, repeat: false })),
    phrase(['choose one or more —'], () => ({ min: 1, max: 99, repeat: false })),
    phrase(['choose up to', numeral, '—'], (max) => ({ min: 0, max, repeat: false })),
    phrase(['choose', numeral, '. you may choose the same mode more than once .'], (count) => ({
      min: count,
      max: count,
      repeat: true,
    })),
  ),
);

/** Each mode has its own targets and its own names (700.2). */
export function readModes(
  header: { readonly min: number; readonly max: number; readonly repeat: boolean },
  options: readonly (readonly Piece[])[],
  scope: Scope,
): Modes | readonly Piece[] {
  const read: { targets: Modes['options'][number]['targets']; effect: Effect }[] = [];
  for (const pieces of options) {
    const inner = scope.trial();
    inner.draft.effects.length = 0;
    const sentences = readSentences(sentencesOf(pieces), inner);
    if (sentences.kind === 'unread') return sentences.pieces;
    read.push({ targets: sentences.scope.draft.targets, effect: inSequence(sentences.scope.draft.effects) });
  }
  return {
    min: header.min,
    max: Math.min(header.max, options.length),
    ...(header.repeat ? { repeat: true } : {}),
    options: read,
  };
}

export function spellAbility({ draft }: Scope): SpellAbility {
  return {
    kind: 'spell',
    targets: draft.targets,
    effect: inSequence(draft.effects),
    ...(draft.modes === null ? {} : { modes: draft.modes }),
  };
}
