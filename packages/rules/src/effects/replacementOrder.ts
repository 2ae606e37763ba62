/**
 * Which of several applicable effects comes next (616.1): some kinds go first, and the affected player chooses among the others, but is asked
 * only where the order can make a difference. What matters to nobody is applied in the order in which it came into force.
 */
import type { ProposedEvent } from '../engine/events.ts';
import { type MoveOutcome, type Replacement, Zone } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { happensInstead } from './damageReplacement.ts';
import { enteringSoFar } from './enteringObject.ts';
import { contextOf } from './eventFacts.ts';
import { changedMana, everyOrder, manaReplacementOf, sameMana } from './manaReplacement.ts';
import { COMMANDER, REGENERATION } from './movingReplacements.ts';
import { amountAfter } from './replacedAmount.ts';

/** The effects to choose from; with one there is no question. `effects` are those that apply now, `all` also those that may come to apply. */
export function choicesAmong(
  game: Game,
  event: ProposedEvent,
  effects: readonly ReplacementInForce[],
  all: readonly ReplacementInForce[],
): readonly ReplacementInForce[] {
  const first = effects.slice(0, 1);
  if (effects.length === 1) return first;
  switch (event.kind) {
    case 'move':
      return event.to === Zone.Battlefield ? choicesOnEntering(game, event, effects) : distinct(effects);
    case 'createTokens':
      if (effects[0]?.replacement.kind !== 'createTokens') return choicesOnEntering(game, event, effects);
      // Multiplying commutes.
      return effects.every(({ replacement }) => onlyMultiplies(replacement)) ? first : distinct(effects);
    case 'draw':
    case 'find':
      return distinct(effects);
    case 'produceMana':
      return byOutcomes(
        effects,
        (at) => {
          const effect = effects[at] as ReplacementInForce;
          const others = all.filter((other) => other.key !== effect.key).map(manaReplacementOf);
          return everyOrder(changedMana(manaReplacementOf(effect), event.mana), others);
        },
        sameMana,
      );
    case 'damage':
    case 'gainLife':
    case 'putCounters':
      return amountChoices(game, event, effects, event.amount);
    case 'loseLife':
    case 'counter':
      return first;
  }
}

/** 616.1b–e: control first, then copying; then whether it enters at all, how it enters, and how many counters that makes (122.6). */
function choicesOnEntering(
  game: Game,
  event: Extract<ProposedEvent, { kind: 'move' | 'createTokens' }>,
  effects: readonly ReplacementInForce[],
): readonly ReplacementInForce[] {
  for (const kind of ['underControlOf', 'copy']) {
    const group = effects.filter(
      ({ replacement }) => replacement.kind === 'enters' && replacement.as.some((part) => part.kind === kind),
    );
    if (group.length > 0) return distinct(group);
  }
  const moved = effects.filter(({ replacement }) => replacement.kind === 'moves');
  if (moved.length > 0) return distinct(moved);
  const entering = effects.filter(({ replacement }) => replacement.kind === 'enters');
  // The last of these decides whether it enters tapped.
  if (entering.some(({ replacement }) => saysUntapped(replacement))) return distinct(entering);
  // What is left commutes: tapped, counters of its own, separate choices.
  if (entering.length > 0) return entering.slice(0, 1);
  const counters = enteringSoFar(game, event).counters;
  return amountChoices(game, event, effects, Number(counters[1] ?? 0));
}

function onlyMultiplies(replacement: Replacement): boolean {
  return (
    replacement.kind === 'createTokens' &&
    replacement.of === undefined &&
    replacement.plus === undefined &&
    replacement.copiesOf === undefined
  );
}

function saysUntapped(replacement: Replacement): boolean {
  return replacement.kind === 'enters' && replacement.as.some((part) => part.kind === 'untapped');
}

/** One of each that would do the same for the same player. */
function distinct(effects: readonly ReplacementInForce[]): readonly ReplacementInForce[] {
  return effects.filter((effect, at) => effects.findIndex((other) => doesTheSame(other, effect)) === at);
}

function doesTheSame(a: ReplacementInForce, b: ReplacementInForce): boolean {
  if (a === b) return true;
  if (isOptional(a) || isOptional(b)) return false;
  if (goesTo(a) !== null && goesTo(b) !== null) return JSON.stringify(goesTo(a)) === JSON.stringify(goesTo(b));
  return (
    a.replacement === b.replacement &&
    a.origin.controller === b.origin.controller &&
    a.record === null &&
    b.record === null
  );
}

function isOptional(effect: ReplacementInForce): boolean {
  return (
    effect.key === COMMANDER ||
    effect.key === REGENERATION ||
    ((effect.replacement.kind === 'draw' || effect.replacement.kind === 'createTokens') &&
      effect.replacement.optional === true)
  );
}

function goesTo(effect: ReplacementInForce): Extract<MoveOutcome, { kind: 'goTo' }> | null {
  const replacement: Replacement = effect.replacement;
  return replacement.kind === 'moves' && replacement.outcome.kind === 'goTo' ? replacement.outcome : null;
}

function amountChoices(
  game: Game,
  event: ProposedEvent,
  effects: readonly ReplacementInForce[],
  amount: number,
): readonly ReplacementInForce[] {
  if (effects.some(({ replacement }) => isSomethingElse(replacement))) return distinct(effects);
  const after = (effect: ReplacementInForce, before: number): number =>
    amountAfter(game, effect, contextOf(game, event, effect), before);
  return byOutcomes(
    effects,
    (at) => {
      const others = effects.filter((_, other) => other !== at);
      return amountsInEveryOrder(after(effects[at] as ReplacementInForce, amount), others, after);
    },
    (a, b) => a === b,
  );
}

function isSomethingElse(replacement: Replacement): boolean {
  if (replacement.kind === 'gainLife') return replacement.insteadDo !== undefined;
  if (replacement.kind !== 'damage') return false;
  return replacement.outcome.kind === 'redirect' || happensInstead(replacement.outcome) !== null;
}

function amountsInEveryOrder(
  amount: number,
  effects: readonly ReplacementInForce[],
  after: (effect: ReplacementInForce, before: number) => number,
): readonly number[] {
  if (effects.length === 0 || amount <= 0) return [amount];
  const results: number[] = [];
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as ReplacementInForce;
    if (effects.findIndex((other) => doesTheSame(other, effect)) < i) continue;
    const others = effects.filter((_, at) => at !== i);
    for (const result of amountsInEveryOrder(after(effect, amount), others, after)) {
      if (!results.includes(result)) results.push(result);
    }
  }
  return results;
}

/** One effect for each set of results that are possible once it has been applied. */
function byOutcomes<Result>(
  effects: readonly ReplacementInForce[],
  resultsAfter: (at: number) => readonly Result[],
  same: (a: Result, b: Result) => boolean,
): readonly ReplacementInForce[] {
  const results = effects.map((_, at) => resultsAfter(at));
  const within = (a: readonly Result[], b: readonly Result[]): boolean =>
    a.every((one) => b.some((other) => same(one, other)));
  return effects.filter((_, at) => {
    const own = results[at] as readonly Result[];
    return results.findIndex((other) => within(own, other) && within(other, own)) === at;
  });
}
