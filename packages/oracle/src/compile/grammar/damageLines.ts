/** Static abilities that prevent or change damage (614.1a, 615.1a). */
import {
  type Ability,
  CardType,
  type Condition,
  type DamageOutcome,
  type Quantity,
  type Replacement,
} from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import { condition } from './conditions.ts';
import { damageKind, EVERYTHING, elsewhere, oneObject, type Receivers, receivers, sources } from './damageEvents.ts';
import { following } from './insteadOfDamage.ts';
import { selfObject } from './objects.ts';
import { YOU } from './players.ts';
import { value } from './quantities.ts';
import { numeral } from './vocabulary.ts';

type Lines = Meaning<readonly Ability[]>;
type DamageReplacement = Extract<Replacement, { readonly kind: 'damage' }>;

function line(replacement: Omit<DamageReplacement, 'kind'>): readonly Ability[] {
  return [{ kind: 'replacement', replacement: { kind: 'damage', ...replacement } }];
}

const ALL: DamageOutcome = { kind: 'prevent', amount: 'all' };
const ANY = { kind: 'any' } as const;

/** Only during its controller's turns, which is said first or last. */
function onYourTurn(prevention: Meaning<readonly Ability[]>): Lines {
  return (scope) =>
    prevention(scope).map((ability) =>
      ability.kind === 'replacement' ? { ...ability, condition: { kind: 'turnOf', who: YOU } } : ability,
    );
}

const preventing: Reader<Lines> = rule(() =>
  either<Lines>(
    alwaysPreventing,
    phrase(['during your turn ,', alwaysPreventing], onYourTurn),
    phrase([alwaysPreventing, 'during your turn'], onYourTurn),
  ),
);

const alwaysPreventing: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase(['prevent all', damageKind, 'that', sources, 'would deal to', receivers], (kind, by, to) => (scope) => {
      const source = by(scope);
      return line({ source, ...to(scope), ...kind, outcome: ALL });
    }),
    phrase(
      ['prevent all', damageKind, 'that would be dealt to', selfObject, "by creatures it's blocking"],
      (kind, _self) => () =>
        line({
          source: {
            kind: 'and',
            of: [
              { kind: 'type', types: CardType.Creature },
              { kind: 'isBlockedBy', what: { kind: 'self' } },
            ],
          },
          to: { kind: 'isSelf' },
          players: null,
          ...kind,
          outcome: ALL,
        }),
    ),
    phrase(
      ['prevent all', damageKind, 'that would be dealt to', receivers],
      (kind, to) => (scope) => line({ source: ANY, ...to(scope), ...kind, outcome: ALL }),
    ),
    phrase(
      ['prevent all', damageKind, 'that would be dealt by', sources],
      (kind, by) => (scope) => line({ source: by(scope), ...EVERYTHING, ...kind, outcome: ALL }),
    ),
    phrase(
      ['prevent all', damageKind, 'that would be dealt to', receivers, 'by', sources],
      (kind, to, by) => (scope) => {
        const whom = to(scope);
        return line({ source: by(scope), ...whom, ...kind, outcome: ALL });
      },
    ),
    phrase(['prevent all', damageKind, 'that would be dealt to and dealt by', sources], (kind, what) => (scope) => {
      const object = what(scope);
      return [
        ...line({ source: ANY, to: object, players: null, ...kind, outcome: ALL }),
        ...line({ source: object, ...EVERYTHING, ...kind, outcome: ALL }),
      ];
    }),
    phrase(
      ['if', sources, 'would deal', damageKind, 'to', receivers, ', prevent', partOfIt],
      (by, kind, to, part) => (scope) => {
        const source = by(scope);
        const whom = to(scope);
        return line({ source, ...whom, ...kind, outcome: part(scope) });
      },
    ),
  ),
);

/** How much of each damage is prevented. */
const partOfIt: Reader<Meaning<DamageOutcome>> = rule(() =>
  either<Meaning<DamageOutcome>>(
    phrase([numeral, 'of that damage'], (amount) => () => ({ kind: 'prevent', amount })),
    phrase(['x of that damage , where x is', value], (amount) => (scope) => ({
      kind: 'prevent',
      amount: amount(scope),
    })),
    phrase(['all but', numeral, 'of that damage'], (leaving) => () => ({ kind: 'prevent', amount: 'all', leaving })),
    phrase(['half that damage , rounded up'], () => () => ({ kind: 'prevent', amount: 'all', leaving: 'half' })),
  ),
);

/** What happens to damage that is changed: "it deals double that damage instead". */
const outcome: Reader<Meaning<DamageOutcome>> = rule(() =>
  either<Meaning<DamageOutcome>>(
    phrase(['double that damage'], () => () => ({ kind: 'times', factor: 2 })),
    phrase(['twice that much damage'], () => () => ({ kind: 'times', factor: 2 })),
    phrase(['triple that damage'], () => () => ({ kind: 'times', factor: 3 })),
    phrase(['half that damage , rounded down ,'], () => () => ({ kind: 'times', factor: 0.5 })),
    phrase(['that much damage minus', numeral], (amount) => () => ({ kind: 'plus', amount: -amount })),
    phrase(['that much damage plus', numeral], (amount) => () => ({ kind: 'plus', amount })),
    phrase(['that much combat|noncombat? damage plus', value], (amount) => (scope) => ({
      kind: 'plus',
      amount: amount(scope),
    })),
    phrase(['that much damage plus x'], () => () => ({ kind: 'plus', amount: { kind: 'x' } })),
    phrase(['that much damage plus an amount of damage equal to', value], (amount) => (scope) => ({
      kind: 'plus',
      amount: amount(scope),
    })),
  ),
);

/** What is said of a number after it. */
const whereX: Reader<Meaning<Quantity>> = rule(() => phrase([', where x is', value], (amount) => amount));

const sameReceivers: Reader<unknown> = phrase(
  [
    'to',
    either<unknown>(
      words('that permanent or player'),
      words('that creature or player'),
      words('that player or permanent'),
      words('that creature'),
      words('that player'),
      words('that permanent'),
      words('you'),
      phrase([oneObject], () => true),
    ),
  ],
  () => true,
);

interface Change {
  readonly replacement: DamageReplacement;
  /** Only while this is so. */
  readonly only: Condition | null;
  readonly thisTurn: boolean;
}

/** "deals that much damage plus X instead, where X is …" */
const dealt: Reader<Meaning<DamageOutcome>> = rule(() =>
  either<Meaning<DamageOutcome>>(
    phrase(['it deals', outcome, maybe(sameReceivers), 'instead'], (changed) => changed),
    phrase(['that source deals', outcome, maybe(sameReceivers), 'instead'], (changed) => changed),
    phrase(['instead it deals', outcome, maybe(whereX)], (changed, x) => (scope) => {
      const made = changed(scope);
      if (x === null) return made;
      return made.kind === 'plus' && typeof made.amount !== 'number' && made.amount.kind === 'x'
        ? { kind: 'plus', amount: x(scope) }
        : scope.reject(made);
    }),
  ),
);

const toWhom: Reader<Meaning<Receivers>> = rule(() => phrase(['to', receivers], (whom) => whom));

/** "If a source would deal damage to you …, it deals double that damage instead"; without anyone named it is any damage. */
export const changedDamage: Reader<Meaning<Change>> = rule(() =>
  either<Meaning<Change>>(
    phrase(
      [
        'if',
        sources,
        'would deal',
        damageKind,
        maybe(toWhom),
        maybe(phrase(['while', condition], (so) => so)),
        maybe(words('this turn')),
        ',',
        dealt,
      ],
      (by, kind, to, so, turn, changed) => (scope) => {
        const source = by(scope);
        const whom = to === null ? EVERYTHING : to(scope);
        const only = so === null ? null : so(scope);
        return {
          replacement: { kind: 'damage', source, ...whom, ...kind, outcome: changed(scope) },
          only,
          thisTurn: turn !== null,
        };
      },
    ),
    phrase(['double all', damageKind, 'that?', sources, 'would deal'], (kind, by) => (scope) => ({
      replacement: {
        kind: 'damage',
        source: by(scope),
        ...EVERYTHING,
        ...kind,
        outcome: { kind: 'times', factor: 2 },
      },
      only: null,
      thisTurn: false,
    })),
  ),
);

const changing: Reader<Lines> = rule(() =>
  phrase([changedDamage], (change) => (scope) => {
    const { replacement, only, thisTurn } = change(scope);
    if (thisTurn) scope.reject(null);
    // "X" of a permanent's own ability is the X of no cost.
    if (JSON.stringify(replacement.outcome).includes('{"kind":"x"}')) scope.reject(null);
    return [{ kind: 'replacement', replacement, ...(only === null ? {} : { condition: only }) }];
  }),
);

/** "All damage that would be dealt to … is dealt to … instead." */
const redirecting: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase(
      ['all', damageKind, 'that would be dealt to', receivers, 'is dealt to', elsewhere, 'instead'],
      (kind, to, where) => (scope) => {
        const whom = to(scope);
        return line({ source: ANY, ...whom, ...kind, outcome: { kind: 'redirect', amount: 'all', ...where(scope) } });
      },
    ),
    phrase(
      ['all', damageKind, 'that would be dealt to', receivers, 'by', sources, 'is dealt to', elsewhere, 'instead'],
      (kind, to, by, where) => (scope) => {
        const whom = to(scope);
        const source = by(scope);
        return line({ source, ...whom, ...kind, outcome: { kind: 'redirect', amount: 'all', ...where(scope) } });
      },
    ),
  ),
);

/** A line about damage. */
export const damageLine: Reader<Lines> = rule(() =>
  either(
    preventing,
    changing,
    following,
    redirecting,
    phrase(['as long as', condition, ',', redirecting], (so, lines) => (scope) => {
      const only = so(scope);
      return lines(scope).map((ability) =>
        ability.kind === 'replacement' ? { ...ability, condition: only } : ability,
      );
    }),
  ),
);
