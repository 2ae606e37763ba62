/** Negated and alternative filters: "nonland", "without flying", "creature or planeswalker". */

import type { Filter } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList } from './english.ts';
import { areOutlaws, collect, emptyParts, type Parts } from './filterParts.ts';
import { assemble, type NounOptions, nounPhrase } from './printFilter.ts';
import { printPlayers } from './printPlayers.ts';
import { printObjects } from './printReference.ts';
import { colorNames, keywordNames, supertypeNames, typeNames, zoneName } from './vocabulary.ts';

export function collectNot(filter: Filter, parts: Parts, context: PrintContext, options: NounOptions): void {
  switch (filter.kind) {
    case 'type':
      if (typeNames(filter.types).length > 1) notDescribed(filter, parts, context, options);
      else parts.non.push(...typeNames(filter.types).map((name) => `non${name}`));
      return;
    case 'supertype':
      parts.non.push(...supertypeNames(filter.supertypes).map((name) => `non${name}`));
      return;
    case 'subtype':
      if (areOutlaws(filter.subtypes)) parts.non.push('non-outlaw');
      else if (filter.subtypes.length > 1) notDescribed(filter, parts, context, options);
      else parts.non.push(...filter.subtypes.map((name) => `non-${name}`));
      return;
    case 'color':
      parts.non.push(...colorNames(filter.colors).map((name) => `non${name}`));
      return;
    case 'token':
      parts.nontoken = true;
      return;
    // What is attached to a creature is none: the others are those that it is not attached to.
    case 'attachedToBySource':
    case 'isSelf':
      parts.other = true;
      return;
    case 'keyword':
      parts.lacking.push(...keywordNames(filter.keywords));
      return;
    case 'attacking':
    case 'historic':
      parts.non.push(`non${filter.kind}`);
      return;
    case 'controlledBy':
      parts.control.push(
        filter.who.kind === 'you' ? "you don't control" : `${printPlayers(filter.who, context)} doesn't control`,
      );
      return;
    case 'ownedBy':
      parts.control.push(
        filter.who.kind === 'you' ? "you don't own" : `${printPlayers(filter.who, context)} doesn't own`,
      );
      return;
    case 'named':
      parts.that.push(`not named ${filter.name}`);
      return;
    case 'tapped':
      parts.state.push('untapped');
      return;
    case 'untapped':
      parts.state.push('tapped');
      return;
    case 'colorless':
      parts.that.push(options.many ? 'that are one or more colors' : "that's one or more colors");
      return;
    case 'or':
      if (isMonocolored(filter.of)) parts.state.push('monocolored');
      else notDescribed(filter, parts, context, options);
      return;
    case 'among':
      // What died, and the card that it has become: another card than that one.
      if (filter.what.kind === 'union' && filter.what.of.some(({ kind }) => kind === 'became')) {
        parts.other = true;
        return;
      }
      parts.that.push(`other than ${printObjects(filter.what, context).text}`);
      return;
    case 'attackedThisTurn':
      parts.that.push("that didn't attack this turn");
      return;
    case 'enteredThisTurn':
      parts.that.push("that didn't enter this turn");
      return;
    case 'castFrom':
      parts.that.push(`cast from anywhere other than your ${zoneName(filter.zone)}`);
      return;
    case 'hasAnyAbility':
      parts.having.push('no abilities');
      return;
    case 'hasActivatedAbility':
      parts.lacking.push('an activated ability');
      return;
    case 'hasManaAbility':
      parts.lacking.push('a mana ability');
      return;
    case 'hasCounter':
      if (filter.counter === undefined) {
        parts.lacking.push(options.many ? 'counters on them' : 'counters on it');
        return;
      }
      parts.lacking.push(`a ${filter.counter} counter on ${options.many ? 'them' : 'it'}`);
      return;
    default:
      notDescribed(filter, parts, context, options);
  }
}

function notDescribed(filter: Filter, parts: Parts, context: PrintContext, options: NounOptions): void {
  const inner = nounPhrase(filter, context, { place: options.place, many: options.many });
  parts.that.push(
    options.many
      ? `that aren't ${inner}`
      : `that isn't ${/^(this|it$|that|enchanted|equipped)/.test(inner) ? inner : `a ${inner}`}`,
  );
}

/** Neither colourless nor of several colours (105.2). */
function isMonocolored(not: readonly Filter[]): boolean {
  return not.length === 2 && ['multicolored', 'colorless'].every((kind) => not.some((each) => each.kind === kind));
}

/** Alternatives inside a conjunction: types and subtypes join the head, properties join a "with". */
export function collectOr(of: readonly Filter[], parts: Parts, context: PrintContext, options: NounOptions): void {
  if (of.every((each) => each.kind === 'type' || each.kind === 'subtype')) {
    parts.types.push(
      of.flatMap((each) =>
        each.kind === 'type' ? typeNames(each.types) : each.kind === 'subtype' ? [...each.subtypes] : [],
      ),
    );
    return;
  }
  const several = of.map((each) => {
    const inner = emptyParts(options.place);
    collect(each, inner, context, options);
    return inner;
  });
  const onlyHaving = several.every(
    (inner) =>
      inner.having.length > 0 &&
      assemble({ ...inner, having: [] }, options) === assemble(emptyParts(options.place), options),
  );
  if (onlyHaving)
    parts.having.push(
      joinList(
        several.map((inner) => joinList(inner.having, 'and')),
        'or',
      ),
    );
  else if (several.every((inner) => inner.state.length === 1))
    parts.state.push(
      joinList(
        several.map((inner) => inner.state[0] ?? ''),
        'or',
      ),
    );
  else if (several.every((inner) => inner.colors.length === 1))
    parts.colors.push(
      joinList(
        several.map((inner) => inner.colors[0] ?? ''),
        'or',
      ),
    );
  else if (several.every((inner) => inner.control.length === 1))
    parts.control.push(
      joinList(
        several.map((inner) => inner.control[0] ?? ''),
        'or',
      ),
    );
  else parts.phrases = several;
}
