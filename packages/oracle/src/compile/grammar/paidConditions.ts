/** Whether a cost was paid as a spell was cast: "if this spell was bargained", "if its madness cost was paid", "if the gift was promised" (601.2b). */
import {
  COST_KEYWORDS,
  type Condition,
  type Filter,
  type ManaType,
  type ObjectSet,
  type Quantity,
  Zone,
} from '@foretell/rules/ir';
import { either, type Meaning, many, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { manaCost } from './costs.ts';
import { conjunction, nounPhrase } from './nouns.ts';
import { it, selfObject, singleObject } from './objects.ts';
import { YOU } from './players.ts';
import { manaSymbol, numeral } from './vocabulary.ts';

type Clause = Meaning<Condition>;

/** Keywords with costs, besides those of the table, by which a spell may have been cast. */
const OTHER_COSTS = ['kicker', 'escape', 'flashback', 'overload', 'cleave', 'impending', 'additional'];

const costName: Reader<string> = either<string>(
  ...[...COST_KEYWORDS, ...OTHER_COSTS].map((name) => phrase([name], () => name)),
);

/** The spell, or the permanent that it became: nothing else tells what was paid for it. */
const itself: Reader<Meaning<boolean>> = rule(() =>
  either<Meaning<boolean>>(
    phrase([selfObject], (self) => (scope) => isSelf(scope, self(scope).kind)),
    phrase(['it'], () => (scope) => isSelf(scope, it(scope).kind)),
    phrase(['he|she|they'], () => (scope) => isSelf(scope, it(scope).kind)),
  ),
);

function isSelf(scope: Scope, kind: string): boolean {
  scope.mentionObjects(scope.self, ['spell', 'permanent', 'creature'], false);
  return kind === scope.self.kind;
}

const ownCost: Reader<Meaning<boolean>> = rule(() =>
  either<Meaning<boolean>>(
    phrase([selfObject, "'s"], (self) => (scope) => isSelf(scope, self(scope).kind)),
    phrase(['its|their'], () => (scope) => isSelf(scope, it(scope).kind)),
    // Of a person only the card's own name speaks.
    phrase(['his|her'], () => (scope) => isSelf(scope, scope.self.kind)),
  ),
);

/** What is said of a spell for which a cost was paid, by the name of the cost. */
const SAID: readonly (readonly [string, string])[] = [
  ['was bargained', 'bargain'],
  ['was cast using teamwork', 'teamwork'],
  ['escaped', 'escape'],
  ['were|was cast using web-slinging', 'web-slinging'],
];
const NOT_SAID: readonly (readonly [string, string])[] = [
  ["wasn't bargained", 'bargain'],
  ["wasn't cast using teamwork", 'teamwork'],
  ["wasn't kicked", 'kicker'],
];

function paid(cost: string): Condition {
  return { kind: 'paid', cost };
}

function unpaid(cost: string): Condition {
  return { kind: 'not', of: paid(cost) };
}

function controlledAsCast(filter: Filter): Condition {
  const what: ObjectSet = {
    kind: 'all',
    zone: Zone.Battlefield,
    filter: conjunction([filter, { kind: 'controlledBy', who: YOU }]),
  };
  return { kind: 'asCast', condition: { kind: 'exists', what } };
}

type OfSpell = Pick<Extract<Quantity, { kind: 'manaSpent' }>, 'of'>;

/** The spell for which mana was spent; nothing where it is this one, or the one that the permanent was. */
const spellCast: Reader<Meaning<OfSpell>> = rule(() =>
  either<Meaning<OfSpell>>(
    phrase([selfObject], () => () => ({})),
    phrase([either(words('it'), words('that spell'))], () => (scope) => {
      const of = it(scope);
      return of.kind === 'self' ? {} : { of };
    }),
  ),
);

/** "red", "colorless", as types of mana (106.1b). */
const manaType: Reader<ManaType> = either<ManaType>(
  phrase(['white'], () => 0),
  phrase(['blue'], () => 1),
  phrase(['black'], () => 2),
  phrase(['red'], () => 3),
  phrase(['green'], () => 4),
  phrase(['colorless'], () => 5),
);

/** {G}{G}: at least two green mana; of {R}{G} each. */
function symbolsSpent(symbols: readonly ManaType[], of: OfSpell): Condition {
  const parts = [...new Set(symbols)].map(
    (type): Condition => ({
      kind: 'compare',
      left: { kind: 'manaSpent', ...of, type },
      op: '>=',
      right: symbols.filter((each) => each === type).length,
    }),
  );
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind: 'and', of: parts };
}

/** Whether the coin that was flipped last came up as its player called it (705.2). */
const wonFlip: Clause = (scope) =>
  scope.contest?.startsWith('flip') === true
    ? { kind: 'bound', name: scope.contest }
    : scope.reject({ kind: 'always' });

export const paidConditions: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(
      [itself, 'was kicked with its', manaCost, 'kicker'],
      (own, cost) => (scope) => (own(scope) ? paid(`kicker ${cost}`) : scope.reject(paid('kicker'))),
    ),
    phrase(
      ['you win|won'],
      () => (scope) =>
        scope.contest === null ? scope.reject({ kind: 'always' }) : { kind: 'bound', name: scope.contest },
    ),
    phrase(['you|they win the flip'], () => wonFlip),
    phrase(['that player wins the flip'], () => wonFlip),
    phrase(['you|they lose the flip'], () => (scope) => ({ kind: 'not', of: wonFlip(scope) })),
    phrase(['that player loses the flip'], () => (scope) => ({ kind: 'not', of: wonFlip(scope) })),
    phrase(['no mana was spent to cast', spellCast], (of) => (scope) => ({
      kind: 'compare',
      left: { kind: 'manaSpent', ...of(scope) },
      op: '=',
      right: 0,
    })),
    phrase(['no colored mana was spent to cast', spellCast], (of) => (scope) => ({
      kind: 'compare',
      left: { kind: 'colorsSpent', ...of(scope) },
      op: '=',
      right: 0,
    })),
    phrase(['at least', numeral, 'mana was spent to cast', spellCast], (least, of) => (scope) => ({
      kind: 'compare',
      left: { kind: 'manaSpent', ...of(scope) },
      op: '>=',
      right: least,
    })),
    phrase(['at least', numeral, manaType, 'mana was spent to cast', spellCast], (least, type, of) => (scope) => ({
      kind: 'compare',
      left: { kind: 'manaSpent', ...of(scope), type },
      op: '>=',
      right: least,
    })),
    phrase(['at least', numeral, 'mana of the same color was spent to cast', spellCast], (least, of) => (scope) => ({
      kind: 'compare',
      left: { kind: 'manaSpent', ...of(scope), type: 'oneColor' },
      op: '>=',
      right: least,
    })),
    phrase(['mana was spent to cast', spellCast], (of) => (scope) => ({
      kind: 'compare',
      left: { kind: 'manaSpent', ...of(scope) },
      op: '>=',
      right: 1,
    })),
    phrase(
      [manaSymbol, many(manaSymbol), 'was spent to cast', spellCast],
      (symbol, more, of) => (scope) => symbolsSpent([symbol, ...more], of(scope)),
    ),
    phrase(['the gift was promised'], () => () => paid('gift')),
    phrase(["the gift wasn't promised"], () => () => unpaid('gift')),
    // What the additional cost asks to reveal (601.2b), or what is there as the spell becomes cast.
    phrase(
      ['you revealed a|an', nounPhrase, 'or controlled a|an', nounPhrase, 'as you cast', selfObject],
      (_card, permanent) => () => ({ kind: 'or', of: [paid('additional'), controlledAsCast(permanent.filter)] }),
    ),
    phrase(
      ['you controlled a|an', nounPhrase, 'as you cast', selfObject],
      (permanent) => () => controlledAsCast(permanent.filter),
    ),
    phrase(['evidence was collected'], () => () => paid('collect evidence')),
    // Whatever was beheld had the quality that the cost asks for (701.4b).
    phrase(['a|an', nounPhrase, 'was beheld'], () => () => paid('behold')),
    phrase(['tribute was paid'], () => () => paid('tribute')),
    phrase(["tribute wasn't paid"], () => () => unpaid('tribute')),
    phrase(['the', manaCost, 'cost was paid'], (cost) => () => paid(`pay ${cost}`)),
    ...SAID.map(([verb, cost]) =>
      phrase(
        [itself, verb],
        (own): Clause =>
          (scope) =>
            own(scope) ? paid(cost) : scope.reject(paid(cost)),
      ),
    ),
    ...NOT_SAID.map(([verb, cost]) =>
      phrase(
        [itself, verb],
        (own): Clause =>
          (scope) =>
            own(scope) ? unpaid(cost) : scope.reject(unpaid(cost)),
      ),
    ),
    phrase([singleObject, 'was cast for its', costName, 'cost'], (what, cost) => (scope) => {
      const object = what(scope);
      scope.mentionAgain(object);
      return object.kind === 'self' ? paid(cost) : { kind: 'paid', cost, what: object };
    }),
    phrase(
      [ownCost, costName, 'cost was paid'],
      (own, cost) => (scope) => (own(scope) ? paid(cost) : scope.reject(paid(cost))),
    ),
    // It was cast this turn, then: else it would not be here from the spell for which that was paid (400.7d).
    phrase([ownCost, costName, 'cost was paid this turn'], (own, cost) => (scope) => {
      if (!own(scope)) scope.reject(null);
      return {
        kind: 'and',
        of: [paid(cost), { kind: 'matches', what: { kind: 'self' }, filter: { kind: 'enteredThisTurn' } }],
      };
    }),
    phrase(
      [ownCost, costName, "cost wasn't paid"],
      (own, cost) => (scope) => (own(scope) ? unpaid(cost) : scope.reject(unpaid(cost))),
    ),
  ),
);
