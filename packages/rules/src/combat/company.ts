/**
 * Creatures that can't attack or block alone, and creatures that can only attack alone (506.5, 508.1c, 509.1b): what matters of the others that are
 * declared with them is whether there is none, one or more.
 */
import { fits, restrictionIn, restrictionsOf } from '../effects/rulesInForce.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { RuleInForce } from '../state/records.ts';

/** What a creature asks of the others: nothing, that there are some, that there are none. */
const Company = { Any: 0, Needed: 1, Barred: 2 } as const;

/** Whether any effect says so of attackers, or of blockers. */
export function restrictsCompany(game: Game, doing: 'attack' | 'block'): boolean {
  return restrictionsOf(game).some((rule) => isOfCompany(rule, doing));
}

function isOfCompany(rule: RuleInForce, doing: 'attack' | 'block'): boolean {
  const restriction = restrictionIn(rule);
  return restriction.kind === 'company' && restriction.doing === doing;
}

/** By creature; null where none of them asks for anything. Both are asked for by what cannot be declared at all. */
export function companyOf(
  game: Game,
  doing: 'attack' | 'block',
  creatures: readonly Handle[],
): readonly number[] | null {
  const rules = restrictionsOf(game).filter((rule) => isOfCompany(rule, doing));
  if (rules.length === 0) return null;
  const company = creatures.map((creature) => {
    let asked: number = Company.Any;
    for (const rule of rules) {
      const restriction = restrictionIn(rule);
      if (restriction.kind === 'company' && fits(game, rule, restriction.what, creature))
        asked |= restriction.alone === 'never' ? Company.Needed : Company.Barred;
    }
    return asked;
  });
  return company.some((asked) => asked !== Company.Any) ? company : null;
}

/** Those that are declared so far: a number that is negative where no declaration is legal any more. */
export const Declared = { None: 0, One: 1, OneInNeed: 2, OneApart: 3, Several: 4, Illegal: -1 } as const;

/** After one more creature that asks for such company. */
export function declaredAfter(declared: number, asked: number): number {
  if (declared < 0 || asked === (Company.Needed | Company.Barred)) return Declared.Illegal;
  if (declared === Declared.None)
    return asked === Company.Needed ? Declared.OneInNeed : asked === Company.Barred ? Declared.OneApart : Declared.One;
  return declared === Declared.OneApart || asked === Company.Barred ? Declared.Illegal : Declared.Several;
}

/** Whether the declaration may end so. */
export function mayEnd(declared: number): boolean {
  return declared >= 0 && declared !== Declared.OneInNeed;
}
