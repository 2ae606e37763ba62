/**
 * Playout scores for combat, one creature at a time: whether to attack, and what to block. It looks at single fights (who would die) and at
 * whether damage is lethal; double blocks, tricks and first strike are left to chance.
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
  type Value,
} from '@foretell/rules';
import { topFrame } from './choices.ts';
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
  const { power, toughness, keywords } = attacker.characteristics;
  if (power <= 0) return -3;
  let killers = 0;
  let blockers = 0;
  let bestTrade = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const blocker = game.objects[game.battlefield[i] as number];
    if (blocker === null || blocker === undefined || blocker.controller !== defender) continue;
    if (!mayBlock(blocker, keywords)) continue;
    blockers++;
    if (!kills(blocker, toughness - attacker.damage, attacker)) continue;
    killers++;
    if (kills(attacker, blocker.characteristics.toughness - blocker.damage, blocker)) {
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

/** Whether one fight's damage would destroy the victim, which has so much toughness left. */
function kills(dealer: Permanent, left: number, victim: Permanent): boolean {
  if ((victim.characteristics.keywords & Keyword.Indestructible) !== 0) return false;
  const { power, keywords } = dealer.characteristics;
  return power > 0 && (power >= left || (keywords & Keyword.Deathtouch) !== 0);
}

/** Scores for what the creature in `decision.subjects` blocks; 0 is no block. Damage that would kill makes any block better than none. */
export function scoreBlock(game: Game, decision: Decision, scores: number[]): void {
  const blocker = game.permanent(decision.subjects[0] as Handle);
  const player = decision.player;
  const life = game.players[player]?.life ?? 0;
  const earlier = topFrame(game)?.locals ?? NO_PICKS;
  const urgency = incomingDamage(game, player, earlier) >= life ? 3 : 0;
  for (let i = 0; i < decision.options.length; i++) {
    const option = decision.options[i] as Handle;
    const attacker = game.permanent(option);
    if (attacker === null || blocker === null) scores[i] = 0;
    else scores[i] = blockScore(blocker, attacker) + (earlier.includes(option) ? 0 : urgency);
  }
}

const NO_PICKS: readonly Value[] = [];

/** What attackers that nobody blocks yet would deal to the player. */
function incomingDamage(game: Game, player: number, blocked: readonly Value[]): number {
  let total = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const slot = game.battlefield[i] as number;
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || permanent.attacking === 0) continue;
    if (!isPlayerValue(permanent.attacking) || playerOfValue(permanent.attacking) !== player) continue;
    if (!blocked.includes(game.handle(slot))) total += permanent.characteristics.power;
  }
  return total;
}

function blockScore(blocker: Permanent, attacker: Permanent): number {
  const dies = kills(attacker, blocker.characteristics.toughness - blocker.damage, blocker);
  const destroys = kills(blocker, attacker.characteristics.toughness - attacker.damage, attacker);
  const stopped = 0.25 * attacker.characteristics.power;
  if (!dies) return destroys ? 3 + stopped : 1.5 + stopped;
  if (!destroys) return -2 + stopped;
  return 5 * (permanentValue(attacker) - permanentValue(blocker)) + 0.5 + stopped;
}
