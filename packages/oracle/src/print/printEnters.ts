/** "As … enters" and "enters with …" (614.1c–d). */

import { CardType, type EntersModification, type Replacement } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList, numberWord, withArticle } from './english.ts';
import { printExceptions } from './printChange.ts';
import { printCondition } from './printCondition.ts';
import { printCostAsAction } from './printCost.ts';
import { nounPhrase } from './printFilter.ts';
import { anyOfPlayers, playersPossessive } from './printPlayers.ts';
import { counted, quantityValue } from './printQuantity.ts';
import { withDeterminer } from './printReference.ts';
import { theObject } from './printReplacement.ts';
import { colorNames } from './vocabulary.ts';

export function enters(replacement: Replacement & { readonly kind: 'enters' }, context: PrintContext): string {
  const self = replacement.what.kind === 'isSelf';
  // Something that was spoken of before.
  const one = replacement.what.kind === 'among' && replacement.what.what.kind === 'bound';
  const what = self
    ? theObject(replacement.what, 'permanent', context)
    : nounPhrase(replacement.what, context, { place: 'permanent', many: !one });
  const enter = self || one ? 'enters' : 'enter';
  if (self && replacement.condition?.kind === 'paid') {
    const paid = printCondition(replacement.condition, context).replace(/^(it|this spell) /, `${what} `);
    const ways = replacement.as.map((modification) => entersModification(modification, 'it', enter, self, context));
    // 702.138c
    if (replacement.condition.cost === 'escape')
      return mergeEnters(ways).replace(/^it enters with\b/, `${what} escapes with`);
    return `if ${paid}, ${mergeEnters(ways)}`;
  }
  const condition = replacement.condition === undefined ? '' : conditionSuffix(replacement.condition, context);
  const texts = replacement.as.map((modification, index) =>
    entersModification(modification, index === 0 ? what : 'it', index === 0 ? enter : 'enters', self, context),
  );
  const merged = mergeEnters(texts);
  return merged + condition;
}

/** "enters tapped" and "enters with …" in one: "enters tapped with …". */
function mergeEnters(texts: readonly string[]): string {
  const [first, second] = texts;
  if (texts.length === 2 && first?.endsWith(' tapped') === true && second?.startsWith('it enters with ') === true)
    return `${first} ${second.slice('it enters '.length)}`;
  return texts.map((text, index) => (index === 0 ? text : text.charAt(0).toUpperCase() + text.slice(1))).join('. ');
}

/** "unless you control two or fewer other lands" for a negated condition, "if …" otherwise. */
function conditionSuffix(condition: Parameters<typeof printCondition>[0], context: PrintContext): string {
  return condition.kind === 'not'
    ? ` unless ${printCondition(condition.of, context)}`
    : ` if ${printCondition(condition, context)}`;
}

function entersModification(
  modification: EntersModification,
  what: string,
  enter: string,
  self: boolean,
  context: PrintContext,
): string {
  switch (modification.kind) {
    case 'tapped':
      return `${what} ${enter} tapped`;
    case 'untapped':
      return `${what} ${enter} untapped`;
    case 'tappedUnlessPaid':
      return `as ${what} ${enter}, you may ${printCostAsAction(modification.cost, context)}. If you don't, ${modification.cost.some((part) => part.kind === 'revealFromHand') ? what : 'it'} enters tapped`;
    case 'counters':
      if (modification.optional !== undefined)
        return `you may have ${what} enter with ${insertOn(entersCounters(modification, self, context), enter === 'enters' ? 'it' : 'them')}`;
      return `${what} ${enter} with ${insertOn(entersCounters(modification, self, context), enter === 'enters' ? 'it' : 'them')}`;
    case 'countersOfChoice': {
      const { counters: kinds, count } = modification;
      return count === 1
        ? `${what} ${enter} with your choice of ${joinList(
            kinds.map((kind) => `${withArticle(kind)} counter`),
            'or',
          )} on it`
        : `${what} ${enter} with your choice of ${numberWord(count)} different counters on it from among ${joinList(kinds, 'and')}`;
    }
    case 'countersUpTo':
      return `${what} ${enter} with one to ${numberWord(modification.most)} ${modification.counter} counters on it, as you choose`;
    case 'lookAtHand':
      return `as ${what} ${enter}, look at ${modification.of.kind === 'opponents' ? "an opponent's" : "a player's"} hand`;
    case 'devour':
      return `as ${what} ${enter}, you may sacrifice any number of ${nounPhrase(modification.filter, context, { place: 'permanent', many: true })}. It enters with ${quantityValue(modification.counters, context)} times that many +1/+1 counters on it`;
    case 'day':
      return `if it's neither day nor night, it becomes day as ${what} ${enter}`;
    case 'designated':
      return `${what} ${enter} ${modification.word}`;
    case 'copy': {
      const of = withDeterminer(nounPhrase(modification.of, context, { place: 'permanent', many: false }));
      const except =
        modification.changes === undefined || modification.changes.length === 0
          ? ''
          : `, ${printExceptions(modification.changes, context)}`;
      const where = /graveyard/.test(of) ? '' : ' on the battlefield';
      const tapped = modification.tapped === true ? ' tapped' : '';
      const exile = modification.exiles === true ? '. When you do, exile that card' : '';
      return modification.optional
        ? `you may have ${what} enter${tapped} as a copy of ${of.replace(/^an? /, 'any ')}${where}${except}${exile}`
        : `${what} ${enter}${tapped} as a copy of ${of}${where}${except}${exile}`;
    }
    case 'chooseColor':
      return `as ${what} ${enter}, choose a color${modification.except === undefined ? '' : ` other than ${joinList(colorNames(modification.except), 'or')}`}`;
    case 'chooseCreatureType':
      return `as ${what} ${enter}, choose ${modification.among === undefined ? 'a creature type' : joinList(modification.among, 'or')}`;
    case 'chooseWord':
      return `as ${what} ${enter}, choose ${wordsToChoose(modification.words)}`;
    case 'chooseBasicLandType':
      return `as ${what} ${enter}, choose a basic land type`;
    case 'chooseName':
      return `as ${what} ${enter}, choose ${modification.filter.kind === 'any' ? 'a card name' : withDeterminer(`${nounPhrase(modification.filter, context, { place: 'card', many: false })} name`)}`;
    case 'choosePlayer':
      return `as ${what} ${enter}, choose ${anyOfPlayers(modification.from, context)}`;
    case 'underControlOf':
      return `${what} ${enter} under ${modification.who.kind === 'opponents' ? 'the control of an opponent of your choice' : `${playersPossessive(modification.who, context)} control`}`;
    case 'pay':
      return `if ${what} would enter, ${printCostAsAction(modification.cost, context)} instead. If you do, put it onto the battlefield. If you don't, put it into its owner's graveyard`;
  }
}

/** "a charge counter on it for each time it was kicked". */
function insertOn(amount: string, what: string): string {
  const at = amount.search(/ (for each|equal to) /);
  return at < 0 ? `${amount} on ${what}` : `${amount.slice(0, at)} on ${what}${amount.slice(at)}`;
}

function entersCounters(
  modification: EntersModification & { readonly kind: 'counters' },
  self: boolean,
  context: PrintContext,
): string {
  const noun = `${modification.counter} counter`;
  return self ? counted(modification.count, noun, context) : counted(modification.count, `additional ${noun}`, context);
}

/** "a card type", "a card type other than creature or land", or one of the words themselves. */
function wordsToChoose(given: readonly string[]): string {
  const types = Object.keys(CardType).map((name) => name.toLowerCase());
  const missing = types.filter((type) => !given.includes(type));
  if (!given.every((word) => types.includes(word)) || missing.length > given.length) return joinList(given, 'or');
  return missing.length === 0 ? 'a card type' : `a card type other than ${joinList(missing, 'or')}`;
}
