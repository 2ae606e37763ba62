/** Costs that effects let players pay rather than mana costs (118.9), some of them once each turn. */

import { ruleContext } from '../effects/ruleContext.ts';
import { affectsPlayer, allowanceIn, allowancesOf } from '../effects/rulesInForce.ts';
import type { Cost, Filter } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { CastWay, CostGrant } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { RuleInForce } from '../state/records.ts';

/** Whether the mana cost is what is paid: only then may something else be paid in its place (118.9a). */
export function isForManaCost(way: CastWay): boolean {
  return (way.name === '' || way.name === FUSED) && way.alternative === null && !way.free;
}

/** The word for casting both halves of a split card as one spell (702.102). */
export const FUSED = 'fused';

/** Whether any effect lets a player pay something else. */
export function anyGrantedCosts(game: Game): boolean {
  const rules = game.registry.allowances;
  for (let i = 0; i < rules.length; i++)
    if (allowanceIn(rules[i] as RuleInForce).kind === 'alternativeCost') return true;
  return false;
}

/** The same cast for each cost that the player may pay instead. `fits` judges the spell in the terms of the effect (601.3e). */
export function grantedCosts(
  game: Game,
  player: number,
  way: CastWay,
  fits: (context: Frame, spells: Filter) => boolean,
): CastWay[] {
  const granted: CastWay[] = [];
  for (const rule of allowancesOf(game)) {
    const allowance = allowanceIn(rule);
    if (allowance.kind !== 'alternativeCost' || !affectsPlayer(game, rule, allowance.who, player)) continue;
    if (allowance.from !== undefined && game.zones[way.slot] !== allowance.from) continue;
    const grant = grantOf(game, rule, allowance.oncePerTurn === true);
    if (grant === null || !fits(ruleContext(rule.origin), allowance.spells)) continue;
    const { cost } = allowance;
    granted.push({
      ...way,
      name: wordFor(cost),
      alternative: cost === 'free' ? null : cost,
      free: cost === 'free',
      instant: way.instant || allowance.flash === true,
      grant,
    });
  }
  return granted;
}

/** What lets the player cast so; null if it serves once each turn and has served this turn. */
export function grantOf(game: Game, rule: RuleInForce, once: boolean): CostGrant | null {
  const { source } = rule.origin;
  if (!once) return { source, once: -1 };
  const permanent = game.permanent(source);
  const record = permanent?.characteristics.abilities.find(
    ({ ability }) => ability.kind === 'static' && ability.effect === rule.effect,
  );
  if (permanent === null || record === undefined || permanent.usedThisTurn.includes(record.id)) return null;
  return { source, once: record.id };
}

/** To be called as the spell becomes cast: what serves once each turn has served. */
export function useGrant(game: Game, grant: CostGrant): void {
  const permanent = game.permanent(grant.source);
  if (grant.once >= 0 && permanent !== null) permanent.usedThisTurn = [...permanent.usedThisTurn, grant.once];
}

/** The word for casting so: the mana where it is mana. */
function wordFor(cost: Cost | 'free'): string {
  if (cost === 'free') return 'free';
  return cost.map((component) => (component.kind === 'mana' ? component.cost : component.kind)).join(', ');
}
