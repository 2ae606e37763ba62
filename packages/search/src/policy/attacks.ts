/**
 * Playout scores for attacks, one creature at a time. It looks at single fights (who would die) and at whether damage is lethal; double blocks and
 * tricks are left to chance.
 */
import {
  CardType,
  type Decision,
  type Game,
  type Handle,
  isPlayerValue,
  Keyword,
  type Permanent,
  playerOfValue,
} from '@foretell/rules';
import { kills, strikesBefore } from './fights.ts';
import { permanentValue } from './worth.ts';

const UNBLOCKABLE_ENOUGH: number = Keyword.Fear | Keyword.Intimidate | Keyword.Shadow | Keyword.Horsemanship;

/** Scores for the creature in `decision.subjects`: 0 stays home, anything else is attacked. */
export function scoreAttack(game: Game, decision: Decision, scores: number[]): void {
  const creature = game.permanent(decision.subjects[0] as Handle);
  for (let i = 0; i < decision.options.length; i++) {
    const target = decision.options[i] as number;
    if (target === 0 || creature === null) scores[i] = 0;
    else scores[i] = attackScore(game, creature, target);
  }
}

function attackScore(game: Game, attacker: Permanent, target: number): number {
  const defender = isPlayerValue(target) ? playerOfValue(target) : (game.permanent(target)?.controller ?? 0);
  const { power, keywords } = attacker.characteristics;
  if (power <= 0) return -3;
  let killers = 0;
  let blockers = 0;
  let bestTrade = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const blocker = game.objects[game.battlefield[i] as number];
    if (blocker === null || blocker === undefined || blocker.controller !== defender) continue;
    if (!mayBlock(blocker, keywords)) continue;
    blockers++;
    const dies = kills(attacker, blocker);
    if (!kills(blocker, attacker) || (dies && strikesBefore(attacker, blocker))) continue;
    killers++;
    if (dies && !strikesBefore(blocker, attacker)) {
      const trade = permanentValue(blocker) - permanentValue(attacker);
      if (trade > bestTrade) bestTrade = trade;
    }
  }
  const many = attackersReady(game);
  // Each killer stops one attacker: with many of them most get through.
  const caught = many.count > killers ? killers / many.count : 1;
  let score = blockers === 0 ? 3 : 2 - caught * (3.5 - 4 * bestTrade);
  if (!isPlayerValue(target)) return score + 0.3;
  const open = many.count > blockers ? (many.power * (many.count - blockers)) / many.count : 0;
  if (open >= (game.players[defender]?.life ?? 0)) score += 4;
  return score;
}

interface Attackers {
  count: number;
  power: number;
}

const ready: Attackers = { count: 0, power: 0 };

/** The active player's creatures that could attack, attacking ones among them. */
function attackersReady(game: Game): Attackers {
  ready.count = 0;
  ready.power = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.controller !== game.activePlayer) continue;
    if (!canJoin(permanent)) continue;
    ready.count++;
    ready.power += permanent.characteristics.power;
  }
  return ready;
}

function canJoin(permanent: Permanent): boolean {
  const { types, keywords, power } = permanent.characteristics;
  return (types & CardType.Creature) !== 0 && !permanent.tapped && (keywords & Keyword.Defender) === 0 && power > 0;
}

function mayBlock(blocker: Permanent, attackerKeywords: number): boolean {
  const { types, keywords } = blocker.characteristics;
  if ((types & CardType.Creature) === 0 || blocker.tapped || blocker.phasedOut) return false;
  if ((attackerKeywords & UNBLOCKABLE_ENOUGH) !== 0) return false;
  return (attackerKeywords & Keyword.Flying) === 0 || (keywords & (Keyword.Flying | Keyword.Reach)) !== 0;
}
