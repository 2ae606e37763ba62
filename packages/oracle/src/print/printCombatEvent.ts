/** Attacks and damage as trigger conditions (508.3, 603.2). */

import { EVENT_NAMES, type EventPattern, type PlayerSet } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { numberWord } from './english.ts';
import { one, other, subject, withoutControl } from './printEvent.ts';
import { nounPhrase } from './printFilter.ts';
import { anyOfPlayers } from './printPlayers.ts';
import { withDeterminer } from './printReference.ts';

export function attacks(event: EventPattern & { readonly kind: 'attacks' }, context: PrintContext): string {
  const [only, saddled, ...more] = event.what.kind === 'and' ? event.what.of : [];
  if (only?.kind === 'isSelf' && saddled?.kind === 'designated' && more.length === 0)
    return `${attacks({ ...event, what: only }, context)} while ${saddled.word}`;
  const what = one(event.what, 'permanent', context);
  context.bind(EVENT_NAMES.other, { later: "the player or planeswalker it's attacking", many: false, player: true });
  return `${what} attacks${event.alone === true ? ' alone' : ''}${attacked(event, context)}`;
}

/** "this creature and at least two other creatures attack": attackers are counted as one of them attacks. */
export function attacksTogether(
  { event, condition }: EventPattern & { readonly kind: 'while' },
  context: PrintContext,
): string | null {
  if (event.kind !== 'attacks' || condition.kind !== 'compare' || condition.op !== '>=') return null;
  const { left, right } = condition;
  if (typeof right !== 'number' || typeof left === 'number' || left.kind !== 'count' || left.of.kind !== 'all')
    return null;
  const parts = left.of.filter.kind === 'and' ? left.of.filter.of : [];
  const counted = parts.filter(({ kind }) => kind !== 'attacking' && kind !== 'controlledBy');
  if (counted.length === parts.length || !parts.some(({ kind }) => kind === 'attacking')) return null;
  const others = nounPhrase({ kind: 'and', of: counted }, context, { place: 'permanent', many: right > 1 });
  return `${one(event.what, 'permanent', context)} and at least ${numberWord(right)} ${others} attack`;
}

/** Whom or what is attacked: " you or a planeswalker you control". */
function attacked({ defender, attacked }: EventPattern & { readonly kind: 'attacks' }, context: PrintContext): string {
  const player = defender === undefined ? [] : [attackedPlayer(defender, context)];
  const permanent =
    attacked === undefined ? [] : [withDeterminer(nounPhrase(attacked, context, { place: 'permanent', many: false }))];
  return [...player, ...permanent].map((each, at) => (at === 0 ? ` ${each}` : ` or ${each}`)).join('');
}

function attackedPlayer(defender: PlayerSet, context: PrintContext): string {
  if (defender.kind === 'opponents') return 'one of your opponents';
  if (defender.kind === 'mostLife') return 'the player with the most life or tied for most life';
  return anyOfPlayers(defender, context);
}

/** "combat damage", "noncombat damage" or either. */
export function damageWord(combat: boolean | undefined): string {
  if (combat === undefined) return 'damage';
  return combat ? 'combat damage' : 'noncombat damage';
}

export function orMore(least: number | undefined): string {
  return least === undefined ? '' : `${least} or more `;
}

export function playerAttacks(event: EventPattern & { readonly kind: 'playerAttacks' }, context: PrintContext): string {
  const who = subject(event.who, 'attack', context);
  const noun = nounPhrase(withoutControl(event.what), context, { place: 'permanent', many: true });
  const plain = event.what.kind === 'any' || noun === 'creatures' || noun === 'permanents';
  if (event.atLeast <= 1 && plain) return who;
  return `${who} with ${event.atLeast <= 1 ? 'one' : numberWord(event.atLeast)} or more ${plain ? 'creatures' : noun}`;
}

export function dealsDamage(event: EventPattern & { readonly kind: 'dealsDamage' }, context: PrintContext): string {
  const source = event.source.kind === 'any' ? 'a source' : one(event.source, 'permanent', context);
  const damage = `${orMore(event.atLeast)}${damageWord(event.combat)}`;
  context.bind(EVENT_NAMES.player, {
    later: event.players?.kind === 'you' ? 'you' : 'that player',
    many: false,
    player: true,
  });
  const players =
    event.players === null
      ? null
      : event.together === true
        ? event.players.kind === 'opponents'
          ? 'one or more of your opponents'
          : 'one or more players'
        : anyOfPlayers(event.players, context);
  const objects = event.to === null ? null : event.to.kind === 'any' ? 'a permanent' : other(event.to, context);
  context.mention(EVENT_NAMES.object);
  if (event.source.kind === 'isSelf') context.mentionSelf();
  if (players === null && objects === null) return `${source} deals ${damage}`;
  if (players === 'a player' && objects === 'a permanent') return `${source} deals ${damage}`;
  return `${source} deals ${damage} to ${[players, objects].filter((each) => each !== null).join(' or ')}`;
}
