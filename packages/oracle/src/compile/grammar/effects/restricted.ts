/** What objects can't or must do, and may do as though they were otherwise (101.2, 508.1c–d, 509.1b–c, 609.4). */
import type { Allowance, ContinuousEffect, Filter, ObjectSet, Restriction } from '@foretell/rules/ir';
import { either, first, listOf, type Meaning, phrase, type Reader, rule, words } from '../../parsing.ts';
import { described } from '../filters.ts';
import { singleObject } from '../objects.ts';
import { exceptMana } from '../playerStatics.ts';
import { YOU } from '../players.ts';
import { targeters } from '../targeters.ts';
import { counterName, numeral } from '../vocabulary.ts';

/** A rule about the objects that the filter stands for. */
export type Rule = (what: Filter) => Meaning<readonly ContinuousEffect[]>;

function restrictions(make: (what: Filter) => readonly Restriction[]): () => Rule {
  return () => (what) => () => make(what).map((restriction) => ({ kind: 'restriction', restriction }));
}

function restriction(given: Restriction): readonly ContinuousEffect[] {
  return [{ kind: 'restriction', restriction: given }];
}

function allowance(make: (what: Filter) => Allowance): () => Rule {
  return () => (what) => () => [{ kind: 'allowance', allowance: make(what) }];
}

/** One object of a rule, which is not what the rule is about: "another target creature blocks it". */
function apart(what: Filter, other: Meaning<Filter>): Meaning<Filter> {
  return (scope) => {
    const found = other(scope);
    const single = found.kind === 'among' || found.kind === 'isSelf';
    if (!single || JSON.stringify(found) !== JSON.stringify(what)) return found;
    const subject: ObjectSet = what.kind === 'among' ? what.what : { kind: 'self' };
    const object = scope.apart(subject, subject);
    return object.kind === 'self' ? { kind: 'isSelf' } : { kind: 'among', what: object };
  };
}

/** Noun phrases, or one object: what blocks or is blocked. */
const others: Reader<Meaning<Filter>> = rule(() =>
  first<Meaning<Filter>>(
    phrase([singleObject], (what) => (scope) => {
      const object = what(scope);
      return object.kind === 'self' ? { kind: 'isSelf' } : { kind: 'among', what: object };
    }),
    phrase([described], (what) => (scope) => what(scope).filter),
  ),
);

const attacking: Reader<Rule> = rule(() =>
  either<Rule>(
    phrase(
      ["can't attack"],
      restrictions((what) => [{ kind: 'cantAttack', what }]),
    ),
    phrase(
      ["can't attack you"],
      restrictions((what) => [{ kind: 'cantAttack', what, defenders: YOU, playersOnly: true }]),
    ),
    phrase(
      ["can't attack you or planeswalkers|permanents you control"],
      restrictions((what) => [{ kind: 'cantAttack', what, defenders: YOU }]),
    ),
    phrase(
      ["can't attack you"],
      restrictions((what) => [{ kind: 'cantAttack', what, defenders: YOU, playersOnly: true }]),
    ),
    // 702.122d
    phrase(
      ["can't attack , block , or crew vehicles"],
      restrictions((what) => [
        { kind: 'cantAttack', what },
        { kind: 'cantBlock', what },
        { kind: 'cantCrew', what },
      ]),
    ),
    phrase(
      ["can't crew vehicles"],
      restrictions((what) => [{ kind: 'cantCrew', what }]),
    ),
    phrase(["can't attack you or block", others], (blocked) => (what) => (scope) => [
      ...restriction({ kind: 'cantAttack', what, defenders: YOU, playersOnly: true }),
      ...restriction({ kind: 'cantBeBlocked', what: apart(what, blocked)(scope), by: what }),
    ]),
    phrase(
      ["can't attack or block"],
      restrictions((what) => [
        { kind: 'cantAttack', what },
        { kind: 'cantBlock', what },
      ]),
    ),
    // 506.5
    phrase(
      ["can't attack alone"],
      restrictions((what) => [{ kind: 'company', what, doing: 'attack', alone: 'never' }]),
    ),
    phrase(
      ["can't attack or block alone"],
      restrictions((what) => [
        { kind: 'company', what, doing: 'attack', alone: 'never' },
        { kind: 'company', what, doing: 'block', alone: 'never' },
      ]),
    ),
    phrase(
      ['can only attack alone'],
      restrictions((what) => [{ kind: 'company', what, doing: 'attack', alone: 'only' }]),
    ),
    phrase(
      ["can't attack unless defending player controls a|an", described],
      (needed) => (what) => (scope) => restriction({ kind: 'cantAttack', what, unlessControls: needed(scope).filter }),
    ),
    phrase(
      ['attack|attacks each combat if able'],
      restrictions((what) => [{ kind: 'mustAttack', what }]),
    ),
    phrase(
      ['attack|attacks or block|blocks each combat if able'],
      restrictions((what) => [
        { kind: 'mustAttack', what },
        { kind: 'mustBlock', what },
      ]),
    ),
    phrase(
      ['attack|attacks each combat if able and attack|attacks a player other than you if able'],
      restrictions((what) => [{ kind: 'goaded', what }]),
    ),
    phrase(
      ["can attack as though it|they didn't have defender"],
      allowance((what) => ({ kind: 'attackAsThoughNoDefender', what })),
    ),
    phrase(
      ['is|are goaded'],
      restrictions((what) => [{ kind: 'goaded', what }]),
    ),
  ),
);

const blocking: Reader<Rule> = rule(() =>
  either<Rule>(
    phrase(
      ["can't block"],
      restrictions((what) => [{ kind: 'cantBlock', what }]),
    ),
    phrase(
      ["can't block alone"],
      restrictions((what) => [{ kind: 'company', what, doing: 'block', alone: 'never' }]),
    ),
    phrase(
      ["can't block", others],
      (blocked) => (what) => (scope) =>
        restriction({ kind: 'cantBeBlocked', what: apart(what, blocked)(scope), by: what }),
    ),
    phrase(
      ["can't be blocked"],
      restrictions((what) => [{ kind: 'cantBeBlocked', what }]),
    ),
    phrase(["can't block or be blocked by", others], (by) => (what) => (scope) => {
      const other = apart(what, by)(scope);
      return [
        ...restriction({ kind: 'cantBeBlocked', what: other, by: what }),
        ...restriction({ kind: 'cantBeBlocked', what, by: other }),
      ];
    }),
    phrase(["can't be blocked by creatures with greater power"], () => (what) => (scope) => {
      const of: ObjectSet | null =
        what.kind === 'isSelf'
          ? { kind: 'self' }
          : what.kind === 'attachedToBySource'
            ? { kind: 'attachedTo' }
            : what.kind === 'among'
              ? what.what
              : null;
      if (of === null) return scope.reject([]);
      const by: Filter = { kind: 'power', op: '>', value: { kind: 'power', of } };
      return restriction({ kind: 'cantBeBlocked', what, by });
    }),
    phrase(
      ["can't be blocked by", others],
      (by) => (what) => (scope) => restriction({ kind: 'cantBeBlocked', what, by: apart(what, by)(scope) }),
    ),
    phrase(
      ["can't be blocked except by", others],
      (by) => (what) => (scope) => restriction({ kind: 'cantBeBlockedExceptBy', what, by: apart(what, by)(scope) }),
    ),
    phrase(["can't be blocked by more than", numeral, 'creature|creatures'], (max) =>
      restrictions((what) => [{ kind: 'blockers', what, max }])(),
    ),
    phrase(["can't be blocked except by", numeral, 'or more creatures'], (min) =>
      restrictions((what) => [{ kind: 'blockers', what, min }])(),
    ),
    phrase(
      ['can block only', others],
      (attackers) => (what) => (scope) =>
        restriction({ kind: 'canBlockOnly', what, attackers: apart(what, attackers)(scope) }),
    ),
    phrase(
      ['must be blocked if able'],
      restrictions((what) => [{ kind: 'mustBeBlocked', what }]),
    ),
    phrase(
      [first(words('block|blocks each combat if able'), words('block|blocks if able'))],
      restrictions((what) => [{ kind: 'mustBlock', what }]),
    ),
    phrase(
      [words('block|blocks'), others, first(words('each combat if able'), words('if able'))],
      (_block, attackers) => (what) => (scope) =>
        restriction({ kind: 'mustBlock', what, attackers: apart(what, attackers)(scope) }),
    ),
    phrase(
      [words('able to block'), others, 'do so'],
      (_able, attackers) => (what) => (scope) =>
        restriction({ kind: 'mustBlock', what, attackers: apart(what, attackers)(scope) }),
    ),
  ),
);

/** How many creatures more than one: "an additional creature", "two additional creatures", "any number of creatures". */
const moreBlocks: Reader<number | 'any'> = either<number | 'any'>(
  phrase(['an additional creature'], () => 1),
  phrase(['an additional', numeral, 'creatures'], (count) => count),
  phrase([numeral, 'additional creatures'], (count) => count),
  phrase(['any number of creatures'], () => 'any'),
);

const damaging: Reader<Rule> = either<Rule>(
  phrase(['can block', moreBlocks, 'each combat'], (count) =>
    allowance((what) => ({ kind: 'blockAdditional', what, count }))(),
  ),
  phrase(
    ['can block any number of creatures'],
    allowance((what) => ({ kind: 'blockAdditional', what, count: 'any' })),
  ),
  phrase(
    ['assign|assigns combat damage equal to its|their toughness rather than its|their power'],
    allowance((what) => ({ kind: 'assignByToughness', what })),
  ),
);

type Tapping = 'crew' | 'saddle';

const tapping: Reader<readonly Tapping[]> = either<readonly Tapping[]>(
  phrase(['crew|crews vehicles'], () => ['crew']),
  phrase(['saddle|saddles mounts'], () => ['saddle']),
  phrase(['saddle|saddles mounts and crew|crews vehicles'], () => ['saddle', 'crew']),
);

/** "Saddles Mounts and crews Vehicles as though its power were 2 greater." */
const crewing: Reader<Rule> = either<Rule>(
  phrase([tapping, 'as though its|their power were', numeral, 'greater'], (to, by) =>
    allowance((what) => ({ kind: 'tapsAs', what, to, by }))(),
  ),
  phrase([tapping, 'using its|their toughness rather than its|their power'], (to) =>
    allowance((what) => ({ kind: 'tapsAs', what, to, by: 'toughness' }))(),
  ),
);

const targeting: Reader<Rule> = rule(() =>
  phrase(
    ["can't be the target|targets of", targeters],
    (by) => (what) => (scope) => restriction({ kind: 'cantBeTargeted', what, ...by(scope) }),
  ),
);

/** What objects cannot or must do, by the filter for them. */
export const restricted: Reader<Rule> = rule(() =>
  either<Rule>(
    attacking,
    blocking,
    damaging,
    crewing,
    targeting,
    phrase(
      ["can't be countered"],
      restrictions((what) => [{ kind: 'cantBeCountered', what }]),
    ),
    phrase(
      ['assign|assigns no combat damage'],
      restrictions((what) => [{ kind: 'assignsNoCombatDamage', what }]),
    ),
    phrase(["its|their activated abilities can't be activated", exceptMana], (except) =>
      restrictions((what) => [{ kind: 'cantActivate', what, exceptMana: except }])(),
    ),
    phrase(
      ["can't be sacrificed"],
      restrictions((what) => [{ kind: 'cantBeSacrificed', what }]),
    ),
    phrase(
      ["can't be regenerated"],
      restrictions((what) => [{ kind: 'cantRegenerate', what }]),
    ),
    phrase(
      ["can't become untapped"],
      restrictions((what) => [{ kind: 'cantUntap', what }]),
    ),
    phrase(
      ["can't be turned face up"],
      restrictions((what) => [{ kind: 'cantTurnFaceUp', what }]),
    ),
    phrase(["can't have", counterName, 'counters put on it|them'], (counter) =>
      restrictions((what) => [{ kind: 'cantHaveCounters', what, counter }])(),
    ),
    phrase(
      ["can't have counters put on it|them"],
      restrictions((what) => [{ kind: 'cantHaveCounters', what }]),
    ),
  ),
);

/** One or more of them, said of the same objects: "can't attack or block and its activated abilities can't be activated". */
export const restrictedTogether: Reader<Rule> = rule(() =>
  phrase(
    [listOf(restricted, first(words(', and'), words('and')))],
    (parts): Rule =>
      (what) =>
      (scope) =>
        parts.flatMap((part) => part(what)(scope)),
  ),
);

/** What is said with "this turn" in the middle: "blocks this creature this turn if able". */
export const thisTurn: Reader<Rule> = rule(() =>
  either<Rule>(
    phrase(['can block', moreBlocks, 'this turn'], (count) =>
      allowance((what) => ({ kind: 'blockAdditional', what, count }))(),
    ),
    phrase(
      ['attack|attacks this turn if able'],
      restrictions((what) => [{ kind: 'mustAttack', what }]),
    ),
    phrase(
      ['attack|attacks or block|blocks this turn if able'],
      restrictions((what) => [
        { kind: 'mustAttack', what },
        { kind: 'mustBlock', what },
      ]),
    ),
    phrase(
      ['block|blocks this turn if able'],
      restrictions((what) => [{ kind: 'mustBlock', what }]),
    ),
    phrase(
      ["can't be blocked this turn except by", others],
      (by) => (what) => (scope) => restriction({ kind: 'cantBeBlockedExceptBy', what, by: apart(what, by)(scope) }),
    ),
    phrase(
      [first(words('must be blocked this turn if able'), words('must be blocked each combat this turn if able'))],
      restrictions((what) => [{ kind: 'mustBeBlocked', what }]),
    ),
    phrase(
      ["can attack this turn as though it|they didn't have defender"],
      allowance((what) => ({ kind: 'attackAsThoughNoDefender', what })),
    ),
    phrase(
      ['block|blocks', others, 'this turn if able'],
      (attackers) => (what) => (scope) =>
        restriction({ kind: 'mustBlock', what, attackers: apart(what, attackers)(scope) }),
    ),
    phrase(
      ['able to block', others, 'this turn do so'],
      (attackers) => (what) => (scope) =>
        restriction({ kind: 'mustBlock', what, attackers: apart(what, attackers)(scope) }),
    ),
  ),
);

/** What is said with "this combat" in the middle: "attacks this combat if able". */
export const thisCombat: Reader<Rule> = rule(() =>
  either<Rule>(
    phrase(
      ['attack|attacks this combat if able'],
      restrictions((what) => [{ kind: 'mustAttack', what }]),
    ),
    phrase(
      ['block|blocks', others, 'this combat if able'],
      (attackers) => (what) => (scope) =>
        restriction({ kind: 'mustBlock', what, attackers: apart(what, attackers)(scope) }),
    ),
  ),
);
