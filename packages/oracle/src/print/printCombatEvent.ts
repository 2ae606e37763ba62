/** Attacks and damage as trigger conditions (508.3, 603.2). */

import { EVENT_NAMES, type EventPattern, type Filter } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { numberWord } from './english.ts';
import { printCondition } from './printCondition.ts';
import { one, other, subject, withoutControl } from './printEvent.ts';
import { nounPhrase } from './printFilter.ts';
import { anyOfPlayers, printPlayers } from './printPlayers.ts';

export function attacks(event: EventPattern & { readonly kind: 'attacks' }, context: PrintContext): string {
  const [only, saddled, ...more] = event.what.kind === 'and' ? event.what.of : [];
  if (only?.kind === 'isSelf' && saddled?.kind === 'designated' && more.length === 0)
    return `${attacks({ ...event, what: only }, context)} while ${saddled.word}`;
  const parts = event.what.kind === 'and' ? event.what.of : [];
  const during = parts.filter((part) => part.kind === 'while');
  if (during.length > 0) {
    const others = parts.filter((part) => part.kind !== 'while');
    const [alone] = others;
    const what: Filter = others.length === 1 && alone !== undefined ? alone : { kind: 'and', of: others };
    const so = during.map(({ condition }) => printCondition(condition, context)).join(' and ');
    return `${attacks({ ...event, what }, context)} while ${so}`;
  }
  const what = one(event.what, 'permanent', context);
  context.bind(EVENT_NAMES.other, { later: "the player or planeswalker it's attacking", many: false, player: true });
  const defender =
    event.defender === undefined
      ? ''
      : event.defender.kind === 'opponents'
        ? ' one of your opponents'
        : event.defender.kind === 'you'
          ? ' you or a planeswalker you control' // 508.5
          : event.defender.kind === 'mostLife'
            ? ' the player with the most life or tied for most life'
            : ` ${printPlayers(event.defender, context)}`;
  return `${what} attacks${event.alone === true ? ' alone' : ''}${defender}`;
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
  const much = event.atLeast === undefined ? '' : `${event.atLeast} or more `;
  const damage = `${much}${event.combat === true ? 'combat damage' : 'damage'}`;
  context.bind(EVENT_NAMES.player, {
    later: event.players?.kind === 'you' ? 'you' : 'that player',
    many: false,
    player: true,
  });
  const players = event.players === null ? null : anyOfPlayers(event.players, context);
  const objects = event.to === null ? null : event.to.kind === 'any' ? 'a permanent' : other(event.to, context);
  context.mention(EVENT_NAMES.object);
  if (event.source.kind === 'isSelf') context.mentionSelf();
  if (players === null && objects === null) return `${source} deals ${damage}`;
  if (players === 'a player' && objects === 'a permanent') return `${source} deals ${damage}`;
  return `${source} deals ${damage} to ${[players, objects].filter((each) => each !== null).join(' or ')}`;
}
