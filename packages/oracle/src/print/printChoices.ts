/** Choices among instructions as they are carried out: "tap or untap", "of the color of your choice", "your choice of menace or lifelink" (608.2d). */
import { CardType, type Effect } from '@foretell/rules/ir';
import { type Clause, clause, wholeClause, wholeClauses } from './clause.ts';
import type { PrintContext } from './context.ts';
import { capitalise, joinList, plural } from './english.ts';
import { printDuration } from './printContinuous.ts';
import { printEffectSentences } from './printEffect.ts';
import { eitherPlace, eitherZone } from './printEitherPlace.ts';
import { modifier } from './printModifier.ts';
import { printPlayers } from './printPlayers.ts';
import { printObjects } from './printReference.ts';
import { objectSubject, withPlayers } from './subjects.ts';
import { keywordNames } from './vocabulary.ts';

type Choice = Effect & { readonly kind: 'chooseEffect' };

export function chooseEffect(effect: Choice, context: PrintContext): Clause[] {
  const ofKind =
    abilityOfChoice(effect, context) ??
    sizeOfChoice(effect, context) ??
    counterOfChoice(effect, context) ??
    tokenOfChoice(effect, context);
  if (ofKind !== null) return [ofKind];
  const byColor = colorOfChoice(effect, context) ?? cardTypeOfChoice(effect, context);
  if (byColor !== null) return wholeClauses(byColor, 'choose');
  const [tap, untap] = effect.options.map((option) => option.effect);
  if (tap?.kind === 'tap' && untap?.kind === 'untap' && JSON.stringify(tap.what) === JSON.stringify(untap.what))
    return [wholeClause(`tap or untap ${printObjects(tap.what, context).text}`, 'tap or untap')];
  const [head] = effect.options;
  if (head !== undefined && effect.options.map(({ label }) => label).join() === 'top,bottom')
    return wholeClauses(
      printEffectSentences(head.effect, context).map((text) =>
        text.replace(/\bon top of\b/, 'on the top or bottom of'),
      ),
      'choose',
    );
  const placed = eitherPlace(effect, context);
  if (placed !== null) return placed;
  const zones = eitherZone(effect, context);
  if (zones !== null) return zones;
  const kinds = effect.options.map(({ label }) => label);
  if (head !== undefined && kinds.join() === 'odd,even')
    return wholeClauses(
      [
        'choose odd or even',
        ...printEffectSentences(head.effect, context).map((text) =>
          text.replace(/\b(an )?odd mana values?\b/g, 'mana value of the chosen quality'),
        ),
      ],
      'choose',
    );
  if (head !== undefined && kinds.every((label) => CARD_TYPES.includes(label)))
    return wholeClauses(
      [
        `choose ${kinds.join(' or ')}`,
        ...printEffectSentences(head.effect, context).map((text) =>
          text
            .replace(new RegExp(`\\b${kinds[0] ?? ''} cards?\\b`), 'cards of the chosen type')
            .replace(new RegExp(`\\ball ${kinds[0] ?? ''}s\\b`), 'all permanents of the chosen type'),
        ),
      ],
      'choose',
    );
  const random = effect.atRandom === true ? ' at random' : '';
  const who = effect.who.kind === 'you' ? 'choose' : `${printPlayers(effect.who, context)} chooses`;
  const options = effect.options.map((option) => printEffectSentences(option.effect, context).join(', then '));
  return [wholeClause(`${who} one${random}: ${joinList(options, 'or')}`, 'choose')];
}

const CARD_TYPES = Object.keys(CardType).map((name) => name.toLowerCase());
const COLOR_LABELS = 'white blue black red green';
const LAND_LABELS = 'Plains Island Swamp Mountain Forest';

/** Options that differ in the card type alone: "gains protection from the card type of your choice". */
function cardTypeOfChoice(effect: Choice, context: PrintContext): readonly string[] | null {
  const [head] = effect.options;
  const labels = effect.options.map((option) => option.label);
  if (head === undefined || labels.join(' ') !== CARD_TYPES.map((type) => plural(type)).join(' ')) return null;
  return printEffectSentences(head.effect, context).map((text) =>
    text.replace(new RegExp(`\\bprotection from ${head.label}\\b`), 'protection from the card type of your choice'),
  );
}

/** Five options that differ in a colour alone: "gains protection from the color of your choice". */
function colorOfChoice(effect: Choice, context: PrintContext): readonly string[] | null {
  const labels = effect.options.map((option) => option.label).join(' ');
  const other = labels.endsWith(` ${COLOR_LABELS}`) ? (effect.options[0]?.label ?? null) : null;
  const head = effect.options[other === null ? 0 : 1];
  if (head === undefined || (other === null && labels !== COLOR_LABELS && labels !== LAND_LABELS)) return null;
  const printed = printEffectSentences(head.effect, context);
  if (other !== null)
    return printed.map((text) =>
      text.replace(/\bprotection from white\b/, `protection from ${other} or from the color of your choice`),
    );
  const ofController = effect.who.kind === 'controllerOf';
  const inline = printed.map((sentence) =>
    sentence
      .replace(
        /\b(protection from|becomes?) white\b/,
        `$1 the color of ${ofController ? "its controller's" : 'your'} choice`,
      )
      .replace(/(?<=color of your choice .*)\bfrom white\b/, 'from that color')
      .replace(/\b(becomes?) (a )?Plains\b/, '$1 the basic land type of your choice'),
  );
  if (labels === LAND_LABELS || inline.join() !== printed.join()) return inline;
  const chooses = effect.who.kind === 'you' ? 'choose a color' : `${printPlayers(effect.who, context)} chooses a color`;
  return [chooses, ...printed.map(ofThatColor)];
}

/** What the first of the options says of white, each says of its color. */
function ofThatColor(sentence: string): string {
  return sentence
    .replace(/\ban amount of \{W\}/g, 'an amount of mana of that color')
    .replace(/\{W\}/g, 'one mana of that color')
    .replace(/\bto white\b/g, 'to that color')
    .replace(/\bwhite ([a-z]+)\b/g, '$1 of that color');
}

/** The options, where they differ in one thing alone: the first of them, and what each has for it. */
function alike<Part extends Effect>(
  { options }: Choice,
  kind: Part['kind'],
  word: (effect: Part) => string | null,
  rest: (effect: Part) => unknown,
): { readonly first: Part; readonly names: readonly string[] } | null {
  const parts = options.map(({ effect }) => effect).filter((effect): effect is Part => effect.kind === kind);
  const [first] = parts;
  if (first === undefined || parts.length < options.length || parts.length < 2) return null;
  const names = parts.map(word);
  const same = parts.every((part) => JSON.stringify(rest(part)) === JSON.stringify(rest(first)));
  return same && names.every((name) => name !== null) ? { first, names: names.filter((name) => name !== null) } : null;
}

function abilityOfChoice(effect: Choice, context: PrintContext): Clause | null {
  const found = alike<Extract<Effect, { readonly kind: 'apply' }>>(
    effect,
    'apply',
    ({ changes }) => {
      const [change, ...more] = changes;
      const keyword = change?.kind === 'addKeywords' || change?.kind === 'removeKeywords' ? change : null;
      return keyword !== null && more.length === 0 ? keywordNames(keyword.keywords).join(' and ') : null;
    },
    ({ to, duration, changes }) => [to, duration, changes[0]?.kind],
  );
  if (found === null) return null;
  const { first, names } = found;
  const subject = objectSubject(first.to, context);
  const duration = printDuration(first.duration, context);
  const list = joinList(names, 'or');
  if (effect.atRandom === true)
    return wholeClause(
      `choose ${list} at random. ${capitalise(subject.text)} gains that ability ${duration}`,
      'choose',
    );
  const verb = first.changes[0]?.kind === 'removeKeywords' ? 'lose' : 'gain';
  return clause(subject, verb, `your choice of ${list} ${duration}`, 'apply');
}

/** "gets +2/-2 or -2/+2 until end of turn" */
function sizeOfChoice(effect: Choice, context: PrintContext): Clause | null {
  const found = alike<Extract<Effect, { readonly kind: 'apply' }>>(
    effect,
    'apply',
    ({ changes }) => {
      const [change, ...more] = changes;
      return change?.kind === 'modifyPowerToughness' && more.length === 0
        ? modifier(change.power, change.toughness, context)
        : null;
    },
    ({ to, duration }) => [to, duration],
  );
  if (found === null) return null;
  const { first, names } = found;
  const duration = printDuration(first.duration, context);
  return clause(objectSubject(first.to, context), 'get', `${joinList(names, 'or')} ${duration}`, 'apply');
}

function counterOfChoice(effect: Choice, context: PrintContext): Clause | null {
  const found = alike<Extract<Effect, { readonly kind: 'putCounters' }>>(
    effect,
    'putCounters',
    ({ counter, count }) => (count === 1 ? counter : null),
    ({ what }) => what,
  );
  if (found === null) return null;
  const { first, names } = found;
  return withPlayers(effect.who, context, (subject) => {
    const on = printObjects(first.what, context).text;
    return clause(subject, 'put', `your choice of a ${joinList(names, 'or')} counter on ${on}`, 'putCounters');
  });
}

function tokenOfChoice(effect: Choice, context: PrintContext): Clause | null {
  const found = alike<Extract<Effect, { readonly kind: 'createTokens' }>>(
    effect,
    'createTokens',
    ({ token, count }) => (count === 1 && token.power === null ? `a ${token.subtypes.join(' ')} token` : null),
    ({ who }) => who,
  );
  if (found === null) return null;
  const { first, names } = found;
  return withPlayers(first.who, context, (subject) =>
    clause(subject, 'create', `your choice of ${joinList(names, 'or')}`, 'createTokens'),
  );
}
