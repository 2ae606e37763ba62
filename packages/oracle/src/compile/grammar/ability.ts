/** The frames of abilities (113.3): a cost and a colon, a trigger and a comma, a list of modes, or sentences alone. */
import {
  type Ability,
  type Condition,
  type Cost,
  type Effect,
  type EventPattern,
  type Modes,
  type Quantity,
  type SpellAbility,
  type TriggeredAbility,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import { withDefender } from '../lowering/defender.ts';
import { finishedDraft } from '../lowering/reflexive.ts';
import { inSequence } from '../lowering/sequence.ts';
import { apartByZone } from '../lowering/triggerZones.ts';
import { either, type Meaning, maybe, phrase, type Reader, readAll, readingsAt, rule } from '../parsing.ts';
import { Scope } from '../scope.ts';
import { sentencesOf } from '../text/sentences.ts';
import { linked, type Piece } from '../text/tokens.ts';
import { withoutAbilityWord } from './abilityWords.ts';
import { effectSentence } from './clauses.ts';
import { condition } from './conditions.ts';
import { activationCost } from './costs.ts';
import { trigger } from './events/trigger.ts';
import { type ExertingAttacker, exertingAttacker } from './exerting.ts';
import { keywordLine } from './keywords.ts';
import { modeHead } from './modeHeads.ts';
import type { ModesHeader } from './modesHeader.ts';
import { selfObject } from './objects.ts';
import { replacementLine } from './replacements.ts';
import { type Sentence, sentence } from './sentences.ts';
import { staticLine } from './statics.ts';
import { poweredUp, type SymbolWord, symbolWord, whileSo } from './striations.ts';

/** What a line of text is read as, or the pieces that nobody could read. */
export type ReadAbility =
  /** `scope` is what the line has spoken of by its end, for what comes after it. */
  | { readonly kind: 'ability'; readonly abilities: readonly Ability[]; readonly scope?: Scope }
  | { readonly kind: 'unread'; readonly pieces: readonly Piece[] };

interface Frame {
  readonly make: (scope: Scope) => Ability;
  /** The zones in which the ability functions, where there are several. */
  readonly zones?: readonly ZoneId[];
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
  const dash = pieces.findIndex((piece) => piece.text === '—');
  const numbers = dash < 0 ? null : chapterNumbers(pieces.slice(0, dash));
  if (numbers !== null) return readChapter(numbers, pieces.slice(dash + 1), scope);
  const symbol = symbolWord(pieces);
  if (symbol !== null) return readSymbol(symbol.word, symbol.rest, scope);
  const exerting = exertingAttacker(pieces);
  if (exerting !== null) return readExerting(exerting, scope);
  const marked = withoutAbilityWord(pieces);
  if (marked === null) return unread(pieces);
  const { limit } = marked;
  if (limit === null) return readLine(marked.pieces, scope) ?? readFramed(marked.pieces, scope);
  const limited = scope.trial();
  limit(limited.draft);
  return readFramed(marked.pieces, limited);
}

const EXERT: Ability = { kind: 'keyword', keyword: 'exert' };
const EXERT_ONCE: Ability = { kind: 'keyword', keyword: 'exert', oncePerTurn: true };

/** "You may exert this creature as it attacks. When you do, …" (701.43d). */
function readExerting({ linked, oncePerTurn }: ExertingAttacker, scope: Scope): ReadAbility {
  const permission = oncePerTurn ? EXERT_ONCE : EXERT;
  if (linked === null) return { kind: 'ability', abilities: [permission] };
  const read = readFramed(linked, scope);
  return read.kind === 'unread' ? read : { kind: 'ability', abilities: [permission, ...read.abilities] };
}

function readSymbol(word: SymbolWord, pieces: readonly Piece[], scope: Scope): ReadAbility {
  if (word === 'to solve') {
    const plain = pieces[pieces.length - 1]?.text === '.' ? pieces.slice(0, -1) : pieces;
    const so = lowered(condition, plain, scope);
    if (so === null) return unread(pieces);
    return { kind: 'ability', abilities: [{ kind: 'keyword', keyword: 'toSolve', condition: so.value }] };
  }
  const read = readAbility(pieces, scope);
  if (read.kind === 'unread') return read;
  const abilities = word === 'power-up' ? poweredUp(read.abilities) : whileSo(word, read.abilities);
  return abilities === null ? unread(pieces) : { kind: 'ability', abilities };
}

const ROMAN: readonly string[] = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];

/** "I, II" before the dash of a chapter (714.2b); null for anything else. */
function chapterNumbers(pieces: readonly Piece[]): readonly number[] | null {
  const numbers: number[] = [];
  for (const { text } of pieces) {
    const at = ROMAN.indexOf(text);
    if (at >= 0) numbers.push(at + 1);
    else if (text !== ',') return null;
  }
  return numbers.length === 0 ? null : numbers;
}

function readChapter(numbers: readonly number[], pieces: readonly Piece[], scope: Scope): ReadAbility {
  // A chapter may have a name, which says nothing.
  const read = readSentences(sentencesOf(modeHead(pieces).rest), scope);
  if (read.kind === 'unread') return unread(read.pieces);
  return {
    kind: 'ability',
    abilities: [{ kind: 'keyword', keyword: 'chapter', numbers, ...finishedDraft(read.scope.draft) }],
  };
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
  return line === null ? null : { kind: 'ability', abilities: line.value, scope: line.scope };
}

function keywordEffect(keywords: number): Extract<Ability, { kind: 'static' }>['effect'] {
  return { kind: 'change', affected: { kind: 'self' }, changes: [{ kind: 'addKeywords', keywords }] };
}

const wholeLine: Reader<Meaning<readonly Ability[]>> = rule(() => either(staticLine, replacementLine));

interface TriggerFrame {
  /** The zones in which it functions, if they are said. */
  readonly zones: readonly ZoneId[];
  readonly event: Meaning<EventPattern>;
  readonly condition: Meaning<Condition> | null;
  readonly then: Meaning<Effect>;
}

const triggered: Reader<TriggerFrame> = rule(() =>
  phrase([trigger, ',', maybe(functioning), maybe(interveningIf), effectSentence], (event, zones, so, then) => ({
    zones: zones ?? [],
    event,
    condition: so,
    then,
  })),
);

/** "If this card is in your graveyard": there the ability functions (113.6b). */
const functioning: Reader<readonly ZoneId[]> = rule(() =>
  either<readonly ZoneId[]>(
    phrase(['if', selfObject, 'is in your graveyard ,'], () => [Zone.Graveyard]),
    phrase(['if', selfObject, 'is in your hand ,'], () => [Zone.Hand]),
    phrase(['if', selfObject, 'is in exile ,'], () => [Zone.Exile]),
    phrase(['if', selfObject, 'is in your graveyard or on the battlefield ,'], () => [
      Zone.Battlefield,
      Zone.Graveyard,
    ]),
  ),
);

const interveningIf: Reader<Meaning<Condition>> = rule(() => phrase(['if', condition, ','], (so) => so));

/** Abilities with a frame and sentences. */
function readFramed(pieces: readonly Piece[], scope: Scope): ReadAbility {
  const [head = [], ...rest] = sentencesOf(pieces);
  const colon = head.findIndex((piece) => piece.text === ':');
  const frame = colon >= 0 ? activatedFrame(head, colon, scope) : triggeredFrame(head, scope);
  if (frame === null) return unread(colon >= 0 ? unreadActivated(head, colon, scope) : unreadTriggered(head));
  return finished(frame, rest);
}

/** The cost if that is what cannot be read, else the effect. */
function unreadActivated(head: readonly Piece[], colon: number, scope: Scope): readonly Piece[] {
  const cost = head.slice(0, colon);
  return lowered(activationCost, cost, scope) === null ? cost : head.slice(colon + 1);
}

const triggerAlone: Reader<unknown> = rule(() =>
  phrase([trigger, ',', maybe(functioning), maybe(interveningIf)], () => true),
);

/** What follows the event if that can be read, else the event. */
function unreadTriggered(head: readonly Piece[]): readonly Piece[] {
  const starts = readingsAt(triggerAlone, linked(head)).map(({ nextToken }) => nextToken?.pos.index ?? 0);
  const from = Math.max(-1, ...starts);
  const rest = from < 0 ? [] : head.filter((piece) => piece.start >= from);
  if (rest.length > 0) return rest;
  const comma = head.findIndex((piece) => piece.text === ',');
  return TRIGGER_WORDS.has(head[0]?.text ?? '') && comma > 0 ? head.slice(0, comma) : head;
}

const TRIGGER_WORDS = new Set(['when', 'whenever', 'at']);

/** The remaining sentences, and the ability that all of them make. */
function finished(frame: Frame, rest: readonly (readonly Piece[])[]): ReadAbility {
  const read = readSentences(rest, frame.scope);
  if (read.kind === 'unread') return unread(read.pieces);
  const ability = frame.make(read.scope);
  // One ability for each of the zones: the object is in one of them at a time.
  const abilities = (frame.zones ?? []).map((zone) =>
    zone === Zone.Battlefield || ability.kind !== 'triggered' ? ability : { ...ability, zone },
  );
  return { kind: 'ability', abilities: abilities.length === 0 ? apartByZone(ability) : abilities, scope: read.scope };
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
  for (const [at, pieces] of sentences.entries()) {
    const row = rowOf(pieces);
    if (row !== null) {
      const next = sentences.findIndex((each, i) => i > at && rowOf(each) !== null);
      const inRow = readRow(row, sentences.slice(at + 1, next < 0 ? undefined : next), current);
      return inRow.kind === 'unread' || next < 0 ? inRow : readSentences(sentences.slice(next), inRow.scope);
    }
    current.beginSentence();
    const read = lowered(sentenceMeaning, pieces, current);
    if (read === null) return { kind: 'unread', pieces };
    current = read.scope;
  }
  return { kind: 'read', scope: current };
}

/** A row of a table of results: "10—19 | …", "20 | …", "15+ | …" (706.3). */
interface Row {
  readonly from: number;
  readonly to: number | null;
  readonly rest: readonly Piece[];
}

function rowOf(pieces: readonly Piece[]): Row | null {
  const bar = pieces.findIndex(({ text }) => text === '|');
  const [low, ...range] = pieces.slice(0, Math.max(bar, 0)).map(({ text }) => text);
  const from = Number(low);
  if (bar < 1 || bar > 3 || !Number.isInteger(from)) return null;
  const rest = pieces.slice(bar + 1);
  const end = range.join('');
  if (end === '') return { from, to: from, rest };
  if (end === '+') return { from, to: null, rest };
  const to = Number(end.replace(/^[—-]/, ''));
  return Number.isInteger(to) ? { from, to, rest } : null;
}

/** What is done if the result is in the row. */
function readRow({ from, to, rest }: Row, more: readonly (readonly Piece[])[], scope: Scope): ReadSentences {
  const inner = scope.trial();
  inner.draft.effects.length = 0;
  const targets = inner.draft.targets.length;
  const read = readSentences([rest, ...more], inner);
  if (read.kind === 'unread') return read;
  // Targets are chosen before the die is rolled.
  if (scope.roll === null || read.scope.draft.targets.length > targets) return { kind: 'unread', pieces: rest };
  const result = { kind: 'bound', name: scope.roll } as const;
  const least: Condition = { kind: 'compare', left: result, op: '>=', right: from };
  const inRow: Condition =
    to === null ? least : { kind: 'and', of: [least, { kind: 'compare', left: result, op: '<=', right: to }] };
  const outer = scope.trial();
  const then = inSequence(read.scope.draft.effects);
  outer.draft.effects.push({ kind: 'if', condition: inRow, then });
  return { kind: 'read', scope: outer };
}

function activatedFrame(head: readonly Piece[], colon: number, scope: Scope): Frame | null {
  const cost = lowered(activationCost, head.slice(0, colon), scope);
  if (cost === null) return null;
  cost.scope.beginSentence();
  const effect = lowered(sentenceMeaning, head.slice(colon + 1), cost.scope);
  if (effect === null) return null;
  return { scope: effect.scope, make: (last) => activated(cost.value, last) };
}

function activated(cost: Cost, { draft }: Scope): Ability {
  const zone = cost.some((part) => part.kind === 'discardSelf') ? Zone.Hand : draft.zone;
  return {
    kind: 'activated',
    cost: draft.xColors === null ? cost : withXColors(cost, draft.xColors),
    ...finishedDraft(draft),
    ...(draft.modes === null ? {} : { modes: draft.modes }),
    ...(draft.sorcerySpeed ? { sorcerySpeed: true } : {}),
    ...(draft.oncePerTurn ? { oncePerTurn: true } : {}),
    ...(draft.timesPerTurn === null ? {} : { timesPerTurn: draft.timesPerTurn }),
    ...(draft.once ? { once: true } : {}),
    ...(draft.keyword === null ? {} : { keyword: draft.keyword }),
    ...(draft.leastX === null ? {} : { leastX: draft.leastX }),
    ...(draft.condition === null ? {} : { condition: draft.condition }),
    ...(draft.costsLess === null ? {} : { costsLess: draft.costsLess }),
    ...(draft.onlyAsInstant ? { onlyAsInstant: true } : {}),
    ...(draft.anyPlayer ? { activator: { kind: 'eachPlayer' } } : {}),
    ...(zone === null ? {} : { zone }),
  };
}

function withXColors(cost: Cost, xColors: number): Cost {
  return cost.map((part) => (part.kind === 'mana' && part.cost.includes('{X}') ? { ...part, xColors } : part));
}

function triggeredFrame(head: readonly Piece[], scope: Scope): Frame | null {
  for (const { zones, event, condition: so, then } of readAll(triggered, linked(head))) {
    const trial = scope.trial();
    const [first] = zones;
    if (zones.length === 1 && first !== undefined) trial.draft.zone = first;
    const pattern = event(trial);
    const only = so === null ? null : so(trial);
    trial.beginSentence();
    trial.draft.effects.push(then(trial));
    if (trial.rejected) continue;
    return {
      scope: trial,
      ...(zones.length > 1 ? { zones } : {}),
      make: ({ draft }) =>
        withDefender<TriggeredAbility>({
          kind: 'triggered',
          event: pattern,
          ...(only === null ? {} : { condition: only }),
          ...finishedDraft(draft),
          ...(draft.modes === null ? {} : { modes: draft.modes }),
          ...(draft.oncePerTurn ? { oncePerTurn: true } : {}),
          ...(draft.once ? { once: true } : {}),
          ...(draft.oneOrMore ? { oneOrMore: true } : {}),
          ...(draft.zone === null ? {} : { zone: draft.zone }),
        }),
    };
  }
  return null;
}

/** Each mode has its own targets and its own names (700.2). */
export function readModes(
  header: ModesHeader,
  options: readonly (readonly Piece[])[],
  scope: Scope,
): Modes | readonly Piece[] {
  const read: Modes['options'][number][] = [];
  for (const option of options) {
    const { cost, weight, rest: pieces } = modeHead(option);
    const inner = scope.trial();
    inner.draft.effects.length = 0;
    const sentences = readSentences(sentencesOf(pieces), inner);
    if (sentences.kind === 'unread') return sentences.pieces;
    read.push({
      ...finishedDraft(sentences.scope.draft),
      ...(cost === null ? {} : { cost }),
      ...(weight === 0 ? {} : { weight }),
    });
  }
  const { min, max, repeat, unchosen, instead } = header;
  const all = options.length;
  const most = (max: Quantity): Quantity => (typeof max === 'number' && repeat !== true ? Math.min(max, all) : max);
  return {
    min,
    max: most(typeof max === 'function' ? max(scope.trial()) : max),
    ...(repeat === true ? { repeat } : {}),
    ...(unchosen === undefined ? {} : { unchosen }),
    ...(instead === undefined
      ? {}
      : { instead: { ...instead, max: Math.min(instead.max, all), condition: instead.condition(scope.trial()) } }),
    options: read,
  };
}

export function spellAbility({ draft }: Scope): SpellAbility {
  return {
    kind: 'spell',
    ...finishedDraft(draft),
    ...(draft.modes === null ? {} : { modes: draft.modes }),
  };
}
