/** What keeps players from being targeted or damaged for a time: "you gain protection from everything until your next turn" (702.11c, 702.16b). */
import {
  type Change,
  type Duration,
  type Effect,
  type Filter,
  Keyword,
  type PlayerSet,
  type Restriction,
  Zone,
} from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, phrase, type Reader, rule } from '../../parsing.ts';
import type { Clause } from '../clauses.ts';
import { duration } from '../durations.ts';
import { allOf, described } from '../filters.ts';
import { YOU } from '../players.ts';
import { granted } from './granted.ts';

/** The rules that give players what the changes would give permanents; null if players cannot have it. */
export function shields(changes: readonly Change[], who: PlayerSet): readonly Restriction[] | null {
  const found: Restriction[] = [];
  for (const change of changes) {
    const parts = change.kind === 'addKeywords' ? ofKeywords(change.keywords, who) : ofAbilities(change, who);
    if (parts === null) return null;
    found.push(...parts);
  }
  return found;
}

function ofKeywords(keywords: number, who: PlayerSet): readonly Restriction[] | null {
  if (keywords === Keyword.Hexproof) return [{ kind: 'playerHexproof', who }];
  return keywords === Keyword.Shroud ? [{ kind: 'playerShroud', who }] : null;
}

function ofAbilities(change: Change, who: PlayerSet): readonly Restriction[] | null {
  if (change.kind !== 'addAbilities') return null;
  const found: Restriction[] = [];
  for (const ability of change.abilities) {
    if (ability.kind !== 'keyword') return null;
    if (ability.keyword === 'hexproof from') found.push({ kind: 'playerHexproof', who, sources: ability.from });
    else if (ability.keyword === 'protection')
      found.push({ kind: 'playerProtection', who, from: ability.from, label: ability.label });
    else return null;
  }
  return found;
}

function lasting(restrictions: readonly Restriction[], time: Duration): readonly Effect[] {
  return restrictions.map((restriction) => ({
    kind: 'applyRule',
    effect: { kind: 'restriction', restriction },
    duration: time,
  }));
}

/** The players have the protection for so long. */
export function playersProtected(who: PlayerSet, from: Filter, label: string, time: Duration): readonly Effect[] {
  return lasting([{ kind: 'playerProtection', who, from, label }], time);
}

export const playerShields: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(['you gain', granted, duration], (given, time) => (scope) => {
      const rules = shields(given(scope), YOU);
      return rules === null ? scope.reject(inSequence([])) : inSequence(lasting(rules, time(scope)));
    }),
    phrase(['you and', described, 'gain', granted, duration], (what, given, time) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      const changes = given(scope);
      const rules = shields(changes, YOU);
      if (rules === null) return scope.reject(inSequence([]));
      const to = allOf(object);
      scope.mentionObjects(to, object.nouns, true);
      const until = time(scope);
      return inSequence([...lasting(rules, until), { kind: 'apply', to, changes, duration: until }]);
    }),
  ),
);
