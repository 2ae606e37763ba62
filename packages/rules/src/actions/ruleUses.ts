/**
 * Rules for a limited number of spells ("the next sorcery spell you cast this turn …"): each matching spell uses one up as it becomes cast, whether it
 * needed it or not.
 */
import { ruleContext } from '../effects/ruleContext.ts';
import { matches } from '../engine/match.ts';
import { includesPlayer } from '../engine/select.ts';
import type { ContinuousEffect, Filter, PlayerSet } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { AppliedRule } from '../state/records.ts';
import type { StackItem } from '../state/stackItem.ts';

/** To be called as a spell becomes cast (601.2i). What such a rule says about the spell itself stays true of it. */
export function useRules(game: Game, spell: StackItem): void {
  if (!game.rules.some((rule) => rule.uses > 0)) return;
  const rules: AppliedRule[] = [];
  for (const rule of game.rules) {
    if (rule.uses < 0 || !speaksOf(game, rule, spell)) {
      rules.push(rule);
      continue;
    }
    if (rule.effect.kind === 'restriction' && rule.effect.restriction.kind === 'cantBeCountered') {
      spell.cantBeCountered = true;
    }
    if (rule.uses > 1) rules.push({ ...rule, uses: rule.uses - 1 });
  }
  game.rules = rules;
  game.stale = true;
}

function speaksOf(game: Game, rule: AppliedRule, spell: StackItem): boolean {
  const about = spellsUsingUp(rule.effect);
  if (about === null) return false;
  const context = ruleContext(rule.origin);
  if (about.who !== null && !includesPlayer(game, context, about.who, spell.controller)) return false;
  return matches(game, context, about.spells, spell.handle);
}

/** Whose spells, and which, use such a rule up; null for one that casting does not use up. */
export function spellsUsingUp(
  effect: ContinuousEffect,
): { readonly who: PlayerSet | null; readonly spells: Filter } | null {
  switch (effect.kind) {
    case 'allowance': {
      const { allowance } = effect;
      const castable = allowance.kind === 'castAsThoughFlash' || allowance.kind === 'spendManaAs';
      return castable ? { who: allowance.who, spells: allowance.spells } : null;
    }
    case 'cost':
      return effect.change.what === 'spell' ? { who: effect.change.who, spells: effect.change.filter } : null;
    case 'restriction':
      return effect.restriction.kind === 'cantBeCountered' ? { who: null, spells: effect.restriction.what } : null;
    case 'change':
    case 'control':
      return null;
  }
}
