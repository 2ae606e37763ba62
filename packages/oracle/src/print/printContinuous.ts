/** Continuous effects: what static abilities say, and durations. */

import {
  type Change,
  type ContinuousEffect,
  type Duration,
  EVENT_NAMES,
  type Filter,
  type PlayerControl,
  Zone,
} from '@foretell/rules/ir';
import { clause, predicate, type Subject } from './clause.ts';
import type { PrintContext } from './context.ts';
import { describeFilter } from './describe.ts';
import { joinList, words } from './english.ts';
import { printAllowance } from './printAllowance.ts';
import { controlChange, printChanges } from './printChange.ts';
import { printCondition } from './printCondition.ts';
import { printCostChange } from './printCostChange.ts';
import { playerGroup, playerGroupIsMany, playersPossessive } from './printPlayers.ts';
import { printObjects, printSelf } from './printReference.ts';
import { printRestriction } from './printRestriction.ts';

/** The effect as one sentence without its full stop. */
export function printContinuous(effect: ContinuousEffect, context: PrintContext): string {
  switch (effect.kind) {
    case 'change':
      return changeSentence(effect, context);
    case 'restriction':
      return printRestriction(effect.restriction, context);
    case 'allowance':
      return printAllowance(effect.allowance, context);
    case 'cost':
      return printCostChange(effect.change, context);
    case 'control':
      return printControl(effect.control, context);
  }
}

function changeSentence(effect: ContinuousEffect & { readonly kind: 'change' }, context: PrintContext): string {
  const control = controlChange(effect.changes);
  const objects = printObjects(effect.affected, context, 'bare');
  const spells = effect.affected.kind === 'all' && effect.affected.zone === Zone.Stack;
  const bare = spells ? { ...objects, text: objects.text.replace(/ you control\b/, ' you cast') } : objects;
  const whole =
    effect.affected.kind === 'all' &&
    (/^(creatures|permanents|artifacts)$/.test(bare.text) || isOfSubtypes(effect.affected.filter));
  const phrase = whole ? { text: `all ${bare.text}`, many: true } : bare;
  const others = effect.changes.filter((change) => change !== control);
  const sentences: string[] = [];
  if (control !== null)
    sentences.push(
      `${playerGroup(control.who, context)} ${playerGroupIsMany(control.who) ? 'control' : 'controls'} ${phrase.text}`,
    );
  if (others.length > 0) {
    const subject: Subject = { text: phrase.text, person: phrase.many ? 'many' : 'one', key: phrase.text };
    context.bind(EVENT_NAMES.object, { later: 'it', many: false, player: false });
    const defining = others.length === 1 && others[0]?.kind === 'definePowerToughness';
    const predicates = printChanges(others, { lasting: true, many: phrase.many }, context);
    if (defining && predicates[0] !== undefined) return `${definingSubject(phrase.text, predicates[0].rest)}`;
    const texts = predicates.map(({ verb, rest }) => predicate(clause(subject, verb, rest, 'change')));
    sentences.push(words(control === null ? phrase.text : 'it', joinList(texts, 'and')));
  }
  const kept = keptByProtection(effect.changes, context);
  if (kept !== null) sentences.push(`This effect doesn't remove ${kept}`);
  return sentences.join('. ');
}

/** What the protection that is given does not remove (702.16n). */
function keptByProtection(changes: readonly Change[], context: PrintContext): string | null {
  for (const change of changes) {
    if (change.kind !== 'addAbilities') continue;
    for (const ability of change.abilities) {
      if (ability.kind !== 'keyword' || ability.keyword !== 'protection' || ability.keeps === undefined) continue;
      return ability.keeps.kind === 'isSelf'
        ? printSelf(context)
        : `${describeFilter(ability.keeps, Zone.Battlefield, true)}`;
    }
  }
  return null;
}

/** "Slivers", "Sliver creatures": all there are, whoever controls them. */
function isOfSubtypes(filter: Filter): boolean {
  if (filter.kind === 'and')
    return filter.of.some(isOfSubtypes) && filter.of.every((part) => part.kind === 'type' || isOfSubtypes(part));
  return filter.kind === 'subtype';
}

/** "This creature's power and toughness are each equal to …" (208.2a). */
function definingSubject(subject: string, rest: string): string {
  const own = subject.endsWith('s') && !subject.startsWith('this ') ? `${subject}'` : `${subject}'s`;
  if (rest.startsWith('power and toughness each equal to '))
    return `${own} power and toughness are each ${rest.slice('power and toughness each '.length)}`;
  const both = /^power equal to (.*) and toughness equal to (.*)$/.exec(rest);
  if (both !== null) return `${own} power is equal to ${both[1] ?? ''} and its toughness is equal to ${both[2] ?? ''}`;
  return `${own} ${rest
    .replace(/^base /, '')
    .replace(' equal to ', ' is equal to ')
    .replace(/^(power and toughness) (\d)/, '$1 are $2')}`;
}

function printControl(control: PlayerControl, context: PrintContext): string {
  const controller = playerGroup(control.controller, context);
  const verb = control.controller.kind === 'you' ? 'control' : 'controls';
  const who = playerGroup(control.players, context);
  return control.scope === 'searchingOwnLibrary'
    ? `${controller} ${verb} ${who} while they're searching their libraries`
    : `${controller} ${verb} ${who}`;
}

/** "until end of turn" and the like, or "" for what has no stated end. */
export function printDuration(duration: Duration, context: PrintContext): string {
  switch (duration.kind) {
    case 'endOfTurn':
      return 'until end of turn';
    case 'endOfCombat':
      return 'until end of combat';
    case 'untilNextTurnOf':
      return `until ${playersPossessive(duration.who, context)} next turn`;
    case 'untilEndOfNextTurnOf':
      return `until the end of ${playersPossessive(duration.who, context)} next turn`;
    case 'untilNextEndStepOf':
      if (duration.who.kind === 'eachPlayer') return 'until the next end step';
      return `until ${playersPossessive(duration.who, context)} next end step`;
    case 'throughNextUntapStepOf':
      return `during ${playersPossessive(duration.who, context)} next untap step`;
    case 'whileSourceOnBattlefield':
      return `for as long as ${printSelf(context)} remains on the battlefield`;
    case 'whileYouControlSource':
      return `for as long as you control ${printSelf(context)}`;
    case 'untilSourceExilesAnother':
      return `until you exile another card with ${context.self.permanent}`;
    case 'indefinite':
      return '';
    case 'asLongAs':
      return `for as long as ${printCondition(duration.condition, context)}`;
  }
}
