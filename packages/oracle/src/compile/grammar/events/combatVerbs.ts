/** Attacks and blocks as trigger conditions (508.3, 509.3). */
import { CardType, type Condition, type EventPattern, type Filter, type PlayerSet, Zone } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { type Described, described } from '../filters.ts';
import { conjunction } from '../nouns.ts';
import { selfObject } from '../objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from '../players.ts';
import { numeral } from '../vocabulary.ts';
import { bindObject, type Event, IS_SELF, thatObject, thatOther, thatPlayer } from './subjects.ts';
import { type Verb, verb } from './verbs.ts';

type Attack = Extract<EventPattern, { readonly kind: 'attacks' }>;

const attackedPlayer: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['you'], () => YOU),
  phrase(['a player'], () => EACH_PLAYER),
  phrase(['an opponent'], () => OPPONENTS),
  phrase(['one of your opponents'], () => OPPONENTS),
  phrase(['enchanted player'], () => ({ kind: 'enchantedPlayer' })),
  phrase(['another player'], () => ({ kind: 'otherPlayers' })),
  phrase(['the player with the most life or tied for most life'], () => ({ kind: 'mostLife' })),
);

/** Whom or what is attacked; "that player" is then the player attacked, or if that is you who attacks. */
const target: Reader<Meaning<Pick<Attack, 'defender' | 'attacked'>>> = rule(() =>
  either<Meaning<Pick<Attack, 'defender' | 'attacked'>>>(
    phrase([attackedPlayer], (defender) => (scope) => {
      if (defender.kind === 'you') {
        scope.mentionPlayers({ kind: 'controllerOf', what: thatObject });
        scope.mentionPlayers(thatPlayer);
      } else scope.mentionPlayers(thatOther);
      return { defender };
    }),
    phrase([attackedPlayer, 'or a|an', described], (defender, what) => (scope) => {
      const attacked = permanents(what(scope), scope);
      scope.mentionPlayers(defender.kind === 'you' ? thatPlayer : { kind: 'defendingPlayer', of: thatObject });
      return { defender, attacked };
    }),
    phrase(['a|an', described], (what) => (scope) => {
      const attacked = permanents(what(scope), scope);
      scope.mentionAside(thatOther, what(scope).nouns);
      return { attacked };
    }),
  ),
);

function permanents({ filter, zone }: Described, scope: Scope): Filter {
  return zone === Zone.Battlefield ? filter : scope.reject(filter);
}

const attacking: Reader<Verb> = rule(() =>
  either<Verb>(
    phrase(['attacks|attack', maybe(words('alone')), maybe(target)], (alone, whom) => ({
      gone: false,
      event: (what) => (scope) => {
        // One that attacks has one player or permanent that it attacks.
        scope.attacks = !what.many;
        return {
          kind: 'attacks',
          what: what.filter,
          ...(whom === null ? {} : whom(scope)),
          ...(alone === null ? {} : { alone: true }),
        };
      },
    })),
    phrase(
      ["attacks and isn't blocked"],
      verb((filter) => ({ kind: 'unblocked', what: filter })),
    ),
    phrase(
      ['attack and are not blocked'],
      verb((filter) => ({ kind: 'unblocked', what: filter })),
    ),
  ),
);

const opposing: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase(['a|an', described], (what) => (scope) => {
      const other = what(scope);
      scope.mentionAside(thatOther, other.nouns);
      return permanents(other, scope);
    }),
    phrase([selfObject], () => () => IS_SELF),
    phrase(['equipped|enchanted creature'], () => () => ({ kind: 'attachedToBySource' })),
  ),
);

const blocking: Reader<Verb> = rule(() =>
  either<Verb>(
    phrase(
      ['blocks|block'],
      verb((filter) => ({ kind: 'blocks', what: filter })),
    ),
    phrase(['blocks|block', opposing], (other) => ({
      gone: false,
      event: (what) => (scope) => {
        const attacker = other(scope);
        // Nothing but creatures attack (508.1a).
        const any = attacker.kind === 'type' && attacker.types === CardType.Creature;
        return { kind: 'blocks', what: what.filter, ...(any ? {} : { attacker }) };
      },
    })),
    phrase(
      ['becomes|become blocked'],
      verb((filter) => ({ kind: 'becomesBlocked', what: filter })),
    ),
    // All that block it, or that it blocks, together.
    phrase(['blocks or becomes blocked by one or more', described], (other) => ({
      gone: false,
      event: (what) => (scope) => {
        const opponent = permanents(other(scope), scope);
        scope.draft.oneOrMore = true;
        return {
          kind: 'anyOf',
          of: [
            { kind: 'blocks', what: what.filter, attacker: opponent },
            { kind: 'becomesBlocked', what: what.filter, by: opponent },
          ],
        };
      },
    })),
    phrase(['becomes|become blocked by one or more', described], (other) => ({
      gone: false,
      event: (what) => (scope) => {
        const by = permanents(other(scope), scope);
        scope.draft.oneOrMore = true;
        return { kind: 'becomesBlocked', what: what.filter, by };
      },
    })),
    phrase(['becomes|become blocked by', opposing], (other) => ({
      gone: false,
      event: (what) => (scope) => ({ kind: 'becomesBlocked', what: what.filter, by: other(scope) }),
    })),
    phrase(['blocks or becomes blocked by', opposing], (other) => ({
      gone: false,
      event: (what) => (scope) => {
        const opponent = other(scope);
        return {
          kind: 'anyOf',
          of: [
            { kind: 'blocks', what: what.filter, attacker: opponent },
            { kind: 'becomesBlocked', what: what.filter, by: opponent },
          ],
        };
      },
    })),
  ),
);

export const combatVerbs: Reader<Verb> = rule(() => either(attacking, blocking));

/** "this creature and at least two other creatures attack" */
export const together: Reader<Event> = rule(() =>
  phrase(
    [selfObject, 'and at least', numeral, maybe(words('other')), described, 'attack'],
    (_self, count, other, what) => (scope) => {
      const others = what(scope);
      bindObject(
        scope,
        {
          filter: IS_SELF,
          self: true,
          many: false,
          nouns: ['creature', 'permanent'],
          head: null,
          zone: Zone.Battlefield,
        },
        false,
      );
      const attackers = conjunction([
        ...(other === null ? [] : [{ kind: 'other' } as const]),
        { kind: 'attacking' },
        permanents(others, scope),
        { kind: 'controlledBy', who: YOU },
      ]);
      const condition: Condition = {
        kind: 'compare',
        left: { kind: 'count', of: { kind: 'all', zone: Zone.Battlefield, filter: attackers } },
        op: '>=',
        right: count,
      };
      return { kind: 'while', event: { kind: 'attacks', what: IS_SELF }, condition };
    },
  ),
);

/** Of players: "you attack", "a player attacks you", "you attack with two or more creatures". */
export const playersAttack: Reader<(who: PlayerSet) => Event> = rule(() =>
  either<(who: PlayerSet) => Event>(
    phrase(['attack|attacks'], () => (who) => () => ({
      kind: 'playerAttacks',
      who,
      what: { kind: 'any' },
      atLeast: 1,
    })),
    phrase(['attack|attacks with', numeral, 'or more', described], (atLeast, what) => (who) => (scope) => ({
      kind: 'playerAttacks',
      who,
      what: permanents(what(scope), scope),
      atLeast,
    })),
    phrase(['attack|attacks with a|an', described], (what) => (who) => (scope) => {
      const attacker = what(scope);
      scope.mentionObjects(thatObject, attacker.nouns, false);
      return { kind: 'attacks', what: conjunction([permanents(attacker, scope), { kind: 'controlledBy', who }]) };
    }),
    phrase(['attack|attacks', attackedPlayer, 'with one or more', described], (defender, what) => (who) => (scope) => {
      const attacker = what(scope);
      scope.draft.oneOrMore = true;
      scope.mentionObjects(thatObject, attacker.nouns, true);
      if (defender.kind !== 'you') scope.mentionPlayers(thatOther);
      const filter = conjunction([permanents(attacker, scope), { kind: 'controlledBy', who }]);
      return { kind: 'attacks', what: filter, defender };
    }),
    // 508.3e: once for each player attacked.
    phrase(['attack|attacks', attackedPlayer], (defender) => (who) => (scope) => {
      scope.draft.oneOrMore = true;
      scope.mentionObjects(thatObject, ['creature', 'permanent'], true);
      if (defender.kind !== 'you') scope.mentionPlayers(thatOther);
      return { kind: 'attacks', what: { kind: 'controlledBy', who }, defender };
    }),
  ),
);

/** "Two or more creatures you control attack": once for all that attack together (508.3b). */
export const severalAttack: Reader<Event> = rule(() =>
  phrase([numeral, 'or more', described, 'attack'], (atLeast, what) => (scope) => {
    const filter = permanents(what(scope), scope);
    const who = controllers(filter);
    scope.mentionPlayers(who.kind === 'you' ? YOU : thatPlayer);
    return { kind: 'playerAttacks', who, what: filter, atLeast };
  }),
);

function controllers(filter: Filter): PlayerSet {
  const parts = filter.kind === 'and' ? filter.of : [filter];
  const found = parts.find((part) => part.kind === 'controlledBy');
  return found?.kind === 'controlledBy' ? found.who : EACH_PLAYER;
}

/** "enchanted player is attacked" (508.3b) */
export const isAttacked: Reader<Event> = phrase(
  [attackedPlayer, first(words('is attacked'), words("'re attacked"))],
  (defender) => (scope) => {
    scope.draft.oneOrMore = true;
    scope.mentionPlayers(thatPlayer);
    return { kind: 'attacks', what: { kind: 'any' }, defender };
  },
);
