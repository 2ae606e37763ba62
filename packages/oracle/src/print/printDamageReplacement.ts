/** Damage that is prevented or changed (614.1a, 615). */

import { type DamageOutcome, type Effect, EVENT_NAMES, type Filter, type Replacement } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { capitalise } from './english.ts';
import { printEffectText } from './printEffect.ts';
import { nounPhrase } from './printFilter.ts';
import { anyOfPlayers, printPlayers } from './printPlayers.ts';
import { measured, quantityValue } from './printQuantity.ts';
import { printObjects, withDeterminer } from './printReference.ts';
import { theObject, times } from './printReplacement.ts';

export function damage(replacement: Replacement & { readonly kind: 'damage' }, context: PrintContext): string {
  const kind = replacement.combat === undefined ? 'damage' : replacement.combat ? 'combat damage' : 'noncombat damage';
  const chosen = chosenSource(replacement.source, context);
  const source = replacement.source.kind === 'any' || chosen !== null ? chosen : dealers(replacement, context);
  const receivers = damaged(replacement, preventsAll(replacement), context);
  const { outcome } = replacement;
  if (outcome.kind === 'redirect') {
    const one = replacement.to !== null && replacement.to.kind !== 'any' && receivers !== null;
    const by = chosen === null ? '' : ` ${chosen} would deal`;
    const from = source === null || chosen !== null ? '' : ` by ${source}`;
    const whom = one || receivers !== null ? ` to ${receivers}` : '';
    const much = outcome.amount === 'all' ? `all ${kind}` : `the next ${measured(outcome.amount, 'damage', context)}`;
    const said = chosen === null ? `that would be dealt${whom}${from}` : `that${by}${whom}`;
    return `${much} ${said} is dealt to ${elsewhere(outcome, context)} instead`;
  }
  if (chosen !== null && outcome.kind === 'prevent' && outcome.amount === 'all' && outcome.leaving === undefined) {
    const to = receivers === null ? '' : ` to ${receivers}`;
    return `prevent all ${kind} ${chosen} would deal${to}${followedBy(outcome.then, receivers, context)}`;
  }
  if (outcome.kind === 'prevent' && outcome.leaving !== undefined) {
    const { leaving } = outcome;
    const part = leaving === 'half' ? 'half that damage, rounded up' : `all but ${leaving} of that damage`;
    return `if ${source ?? 'a source'} would deal ${kind} to ${receivers ?? 'a permanent or player'}, prevent ${part}`;
  }
  if (outcome.kind === 'prevent' && outcome.then !== undefined) {
    const receiver = receivers ?? 'a permanent or player';
    bindFacts(receiver, context);
    const then = printEffectText(outcome.then, context).replace(/\.$/, '');
    const event =
      source === null ? `${kind} would be dealt to ${receiver}` : `${source} would deal ${kind} to ${receiver}`;
    return `if ${event}, prevent that damage. ${capitalise(then)}`;
  }
  if (outcome.kind === 'prevent' && outcome.amount !== 'all' && source !== null)
    return `if ${source} would deal ${kind} to ${receivers ?? 'a permanent or player'}, prevent ${quantityValue(outcome.amount, context)} of that damage`;
  if (outcome.kind === 'prevent') {
    const by = source === null ? '' : ` by ${source}`;
    const to = receivers === null ? '' : ` to ${receivers}`;
    if (outcome.amount === 'all') return `prevent all ${kind} that would be dealt${to}${by}`;
    return `prevent the next ${measured(outcome.amount, 'damage', context).replace('damage', kind)} that would be dealt${to}${by}`;
  }
  const subject = source ?? 'a source';
  if (outcome.kind === 'instead') {
    const receiver = receivers ?? 'a permanent or player';
    bindFacts(receiver, context);
    const text = printEffectText(outcome.effect, context).replace(/\.$/, '');
    return `if ${subject} would deal ${kind} to ${receiver}, ${text} instead`;
  }
  const event = `if ${subject} would deal ${kind} to ${receivers ?? 'a permanent or player'}, it deals`;
  if (outcome.kind === 'times' && outcome.factor === 0.5) return `${event} half that damage, rounded down, instead`;
  if (outcome.kind === 'plus' && typeof outcome.amount === 'number' && outcome.amount < 0)
    return `${event} that much damage minus ${-outcome.amount} instead`;
  if (outcome.kind === 'times')
    return `${event} ${times(outcome.factor) === 'twice' ? 'double that damage' : outcome.factor === 3 ? 'triple that damage' : `${times(outcome.factor)} that damage`} instead`;
  return `${event} that much ${kind === 'damage' ? 'damage' : kind} plus ${quantityValue(outcome.amount, context)} instead`;
}

/** Whom or what damage is dealt to instead. */
function elsewhere(outcome: Extract<DamageOutcome, { readonly kind: 'redirect' }>, context: PrintContext): string {
  const { to, players } = outcome;
  if (to !== undefined) return printObjects(to, context).text;
  return players === undefined ? 'nobody' : printPlayers(players, context);
}

/** What happens each time damage was prevented. */
function followedBy(then: Effect | undefined, receivers: string | null, context: PrintContext): string {
  if (then === undefined) return '';
  bindFacts(receivers ?? 'a permanent or player', context);
  return `. ${capitalise(printEffectText(then, context).replace(/\.$/, ''))}`;
}

/** "a red source of your choice": objects chosen before, with what they still have to be (609.7b). */
function chosenSource(filter: Filter, context: PrintContext): string | null {
  if (filter.kind === 'and') {
    const among = filter.of.find((part) => part.kind === 'among');
    return among === undefined ? null : chosenSource(among, context);
  }
  return filter.kind === 'among' && filter.what.kind === 'bound' ? printObjects(filter.what, context).text : null;
}

/** Permanents and spells alike. */
function asSource(text: string): string {
  return text.replace(/^(an? (?:\w+ )*?)permanent\b/, '$1source');
}

/** "Prevent all damage that would be dealt to …" speaks of them in the plural. */
function preventsAll({ outcome }: Replacement & { readonly kind: 'damage' }): boolean {
  if (outcome.kind === 'redirect') return true;
  return (
    outcome.kind === 'prevent' &&
    outcome.amount === 'all' &&
    outcome.then === undefined &&
    outcome.leaving === undefined
  );
}

function bindFacts(receiver: string, context: PrintContext): void {
  context.bind(EVENT_NAMES.amount, { later: 'that many', many: false, player: false });
  context.bind(EVENT_NAMES.object, { later: 'that source', many: false, player: false });
  context.bind(EVENT_NAMES.other, { later: thatReceiver(receiver), many: false, player: false });
  context.bind(EVENT_NAMES.player, { later: receiver === 'you' ? 'you' : 'that player', many: false, player: true });
}

/** Those whose damage is prevented: one object, or all of a description; else any one of them. */
function dealers(replacement: Replacement & { readonly kind: 'damage' }, context: PrintContext): string {
  const { source } = replacement;
  const one = source.kind === 'isSelf' || source.kind === 'among' || source.kind === 'attachedToBySource';
  return preventsAll(replacement) && !one
    ? nounPhrase(source, context, { place: 'permanent', many: true })
    : asSource(theObject(source, 'permanent', context));
}

function thatReceiver(receivers: string): string {
  if (receivers === 'you' || receivers.startsWith('this ')) return receivers;
  return receivers
    .replace(/\b(an?|each) /g, '')
    .replace(/ (you|an opponent|your opponents) controls?/g, '')
    .replace(/^/, 'that ')
    .replace(' or that ', ' or ');
}

function damaged(
  replacement: Replacement & { readonly kind: 'damage' },
  plural: boolean,
  context: PrintContext,
): string | null {
  const players = replacement.players === null ? null : anyOfPlayers(replacement.players, context);
  if (replacement.to === null) return players;
  if (replacement.to.kind === 'any' && replacement.players?.kind === 'eachPlayer') return null;
  // One target that may be of either kind.
  const { to } = replacement;
  if (
    to.kind === 'among' &&
    replacement.players?.kind === 'bound' &&
    to.what.kind === 'bound' &&
    to.what.name === replacement.players.name
  )
    return players;
  if (plural && to.kind !== 'among' && to.kind !== 'isSelf' && to.kind !== 'attachedToBySource') {
    const group = nounPhrase(to, context, { place: 'permanent', many: true });
    return players === null ? group : `${players} and ${group}`;
  }
  const objects =
    replacement.to.kind === 'isSelf'
      ? nounPhrase(replacement.to, context, { place: 'permanent', many: false })
      : withDeterminer(nounPhrase(replacement.to, context, { place: 'permanent', many: false }));
  const fixed = /^an? (this|it$|them$|target|another target|enchanted|equipped)/.test(objects)
    ? objects.replace(/^an? /, '')
    : objects;
  return players === null ? fixed : `${players} or ${fixed}`;
}
