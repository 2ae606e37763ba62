/** What happens in the place of damage (614.1a), or once it has been prevented (615.5); "that much" is how much damage it was. */
import { type Ability, type Condition, type Effect, EVENT_NAMES, type Replacement } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { effectSentence } from './clauses.ts';
import { condition } from './conditions.ts';
import { damageKind, type Receivers, receivers, sources } from './damageEvents.ts';

type Lines = Meaning<readonly Ability[]>;
type DamageReplacement = Extract<Replacement, { readonly kind: 'damage' }>;

interface Damage {
  readonly event: Omit<DamageReplacement, 'kind' | 'outcome'>;
  /** Only while this is so. */
  readonly only: Condition | null;
}

const whileSo: Reader<Meaning<Condition>> = rule(() => phrase(['while', condition], (so) => so));

/** "Damage would be dealt to …", "a source would deal damage to …". */
const wouldBeDealt: Reader<Meaning<Damage>> = rule(() =>
  either<Meaning<Damage>>(
    phrase([damageKind, 'would be dealt to', receivers, maybe(whileSo)], (kind, to, so) => (scope) => {
      const whom = to(scope);
      mentionDamaged(scope, whom);
      return { event: { source: { kind: 'any' }, ...whom, ...kind }, only: so === null ? null : so(scope) };
    }),
    phrase([sources, 'would deal', damageKind, 'to', receivers, maybe(whileSo)], (by, kind, to, so) => (scope) => {
      const source = by(scope);
      if (source.kind !== 'isSelf')
        scope.mentionObjects({ kind: 'bound', name: EVENT_NAMES.object }, ['source'], false);
      const whom = to(scope);
      mentionDamaged(scope, whom);
      return { event: { source, ...whom, ...kind }, only: so === null ? null : so(scope) };
    }),
  ),
);

/** "That creature", "that player": what was to be damaged, if it is one of many. */
function mentionDamaged(scope: Scope, { to, players }: Receivers): void {
  if (players !== null && to === null && players.kind !== 'you')
    scope.mentionPlayers({ kind: 'bound', name: EVENT_NAMES.player });
  if (to === null || players !== null || to.kind === 'isSelf' || to.kind === 'attachedToBySource') return;
  scope.mentionObjects({ kind: 'bound', name: EVENT_NAMES.other }, ['creature', 'permanent'], false);
}

/** "That much", "for each 1 damage prevented this way". */
function mentionAmount(scope: Scope): void {
  scope.amount = { kind: 'bound', name: EVENT_NAMES.amount };
  scope.thisWay.set('damage prevented', scope.amount);
}

function line({ event, only }: Damage, outcome: DamageReplacement['outcome']): readonly Ability[] {
  const replacement: Replacement = { kind: 'damage', ...event, outcome };
  return [{ kind: 'replacement', replacement, ...(only === null ? {} : { condition: only }) }];
}

/** Triggered by what was done just before. */
const AT_ONCE = { kind: 'state', condition: { kind: 'always' } } as const;

/** "When damage is prevented this way": a trigger of its own (603.12). */
const whenPrevented: Reader<unknown> = first(words('. when damage is prevented this way ,'), words('. when you do ,'));

export const following: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase(
      [
        'if',
        wouldBeDealt,
        ',',
        either(
          phrase([effectSentence, 'instead'], (then) => then),
          phrase(['instead', effectSentence], (then) => then),
        ),
      ],
      (damage, then) => (scope) => {
        const event = damage(scope);
        mentionAmount(scope);
        return line(event, { kind: 'instead', effect: then(scope) });
      },
    ),
    phrase(['if', wouldBeDealt, ', prevent that damage and|.', effectSentence], (damage, next) => (scope) => {
      const event = damage(scope);
      mentionAmount(scope);
      const then = next(scope);
      return line(event, { kind: 'prevent', amount: 'all', then });
    }),
    phrase(
      ['if', wouldBeDealt, ', prevent that damage', whenPrevented, effectSentence],
      (damage, _when, next) => (scope) => {
        const event = damage(scope);
        mentionAmount(scope);
        const then = reflexively(scope, next);
        return line(event, { kind: 'prevent', amount: 'all', then });
      },
    ),
    phrase(
      ['if', wouldBeDealt, ', prevent that damage'],
      (damage) => (scope) => line(damage(scope), { kind: 'prevent', amount: 'all' }),
    ),
  ),
);

function reflexively(scope: Scope, then: Meaning<Effect>): Effect {
  const { targets } = scope.draft;
  const before = targets.length;
  const effect = then(scope);
  return {
    kind: 'reflexive',
    ability: { kind: 'triggered', event: AT_ONCE, targets: targets.splice(before), effect },
  };
}
