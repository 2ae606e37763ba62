/** The events that replacement and prevention effects speak of (614, 615): which damage, by what, to whom. */
import { type Filter, type ObjectSet, type PlayerSet, type Replacement, Zone } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { type Described, described } from './filters.ts';
import { conjunction } from './nouns.ts';
import { anyTarget, singleObject } from './objects.ts';
import { EACH_PLAYER, OPPONENTS, relatedPlayers, YOU } from './players.ts';

type DamageReplacement = Extract<Replacement, { readonly kind: 'damage' }>;

/** "damage", "combat damage", "noncombat damage". */
export const damageKind: Reader<Pick<DamageReplacement, 'combat'>> = either<Pick<DamageReplacement, 'combat'>>(
  phrase(['damage'], () => ({})),
  phrase(['combat damage'], () => ({ combat: true })),
  phrase(['noncombat damage'], () => ({ combat: false })),
);

/** What is or would be damaged. */
export type Receivers = Pick<DamageReplacement, 'to' | 'players'>;

export const EVERYTHING: Receivers = { to: { kind: 'any' }, players: EACH_PLAYER };

/** The filter that stands for objects that are spoken of. */
function filterFor(what: ObjectSet): Filter {
  if (what.kind === 'self') return { kind: 'isSelf' };
  if (what.kind === 'attachedTo' && what.what === undefined) return { kind: 'attachedToBySource' };
  return what.kind === 'all' ? what.filter : { kind: 'among', what };
}

function permanents(what: Described, scope: Scope): Filter {
  return what.zone === Zone.Battlefield ? what.filter : scope.reject(what.filter);
}

/** "this creature", "enchanted creature", "target creature". */
export const oneObject: Reader<Meaning<Filter>> = rule(() =>
  phrase([singleObject], (what) => (scope) => filterFor(what(scope))),
);

/** "a creature you control", "creatures you control", "another permanent". */
const described_: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase([maybe(words('a|an|all|each')), described], (_a, what) => (scope) => permanents(what(scope), scope)),
    phrase(['another', described], (what) => (scope) => {
      const object = what(scope);
      return conjunction([scope.otherThan(object.nouns), permanents(object, scope)]);
    }),
  ),
);

const somePlayers: Reader<PlayerSet> = first<PlayerSet>(
  phrase(['you'], () => YOU),
  phrase(['players'], () => EACH_PLAYER),
  phrase(['a|each player'], () => EACH_PLAYER),
  phrase(['an opponent'], () => OPPONENTS),
  phrase(['each opponent'], () => OPPONENTS),
  phrase(['your opponents'], () => OPPONENTS),
  phrase(['enchanted player'], () => ({ kind: 'enchantedPlayer' })),
);

/** Whom or what damage is dealt to. */
export const receivers: Reader<Meaning<Receivers>> = rule(() =>
  either<Meaning<Receivers>>(
    phrase([somePlayers], (players) => () => ({ to: null, players })),
    phrase([oneObject], (to) => (scope) => ({ to: to(scope), players: null })),
    phrase([described_], (to) => (scope) => ({ to: to(scope), players: null })),
    phrase([somePlayers, 'and|or|and/or', described_], (players, to) => (scope) => ({ to: to(scope), players })),
    phrase(['a permanent or player'], () => () => EVERYTHING),
    phrase(['that player or a permanent that player controls'], () => (scope) => {
      const players = scope.findOnePlayer();
      return { to: { kind: 'controlledBy', who: players }, players };
    }),
    phrase(['any target'], () => (scope) => scope.reject(EVERYTHING)),
  ),
);

/** Whom or what damage is dealt to instead (614.9): one object or player. */
export const elsewhere: Reader<Meaning<Elsewhere>> = rule(() =>
  either<Meaning<Elsewhere>>(
    phrase([singleObject], (what) => (scope) => ({ to: what(scope) })),
    phrase(['any target'], () => (scope) => anyTarget(scope, 1, 1)),
    phrase(['you'], () => () => ({ players: YOU })),
    phrase([relatedPlayers], (who) => (scope) => ({ players: who(scope) })),
  ),
);

export interface Elsewhere {
  readonly to?: ObjectSet;
  readonly players?: PlayerSet;
}

/** What deals damage. */
export const sources: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    oneObject,
    phrase([maybe(words('a|an|all|any')), described], (_a, what) => (scope) => dealing(what(scope), scope)),
    phrase(['a|an', described, 'or a|an', described], (one, other) => (scope) => {
      const first = dealing(one(scope), scope);
      return { kind: 'or', of: [first, dealing(other(scope), scope)] };
    }),
  ),
);

function dealing({ head, filter, zone }: Described, scope: Scope): Filter {
  if (head === 'spell') return conjunction([{ kind: 'isSpell' }, filter]);
  return zone === Zone.Battlefield ? filter : scope.reject(filter);
}
