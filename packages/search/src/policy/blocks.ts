/**
 * Playout scores for blocks, one creature at a time, with what blocks the same attacker already: what would die on either side, and the damage that is
 * kept from the player, which matters the more the less life there is. Tricks are left to chance.
 */
import {
  type Decision,
  type Frame,
  type Game,
  type Handle,
  isPlayerValue,
  Keyword,
  type Permanent,
  playerOfValue,
} from '@foretell/rules';
import { topFrame } from './choices.ts';
import { kills, strikesBefore, toughnessLeft } from './fights.ts';
import { permanentValue } from './worth.ts';

/** Scores of a permanent's worth. */
const PERMANENT = 5;
/** Of damage kept from a player with no life left, and the life at which it is half of that. */
const DAMAGE = 3.4;
const HALF_LIFE = 4;
/** Blocking is no risk that is known of. */
const SAFE = 0.7;
/** What would otherwise be dealt kills. */
const URGENCY = 3;
/** How likely an attacker kills one of several blockers rather than another. */
const SHARED_DEATH = 0.5;

/** Scores for what the creature in `decision.subjects` blocks; 0 is no block. */
export function scoreBlock(game: Game, decision: Decision, scores: number[]): void {
  const blocker = game.permanent(decision.subjects[0] as Handle);
  const { player } = decision;
  const life = Math.max(game.players[player]?.life ?? 0, 0);
  const frame = topFrame(game);
  const urgency = incomingDamage(game, player, frame) >= life ? URGENCY : 0;
  const perDamage = DAMAGE / (life + HALF_LIFE);
  for (let i = 0; i < decision.options.length; i++) {
    const attacker = game.permanent(decision.options[i] as Handle);
    if (attacker === null || blocker === null) scores[i] = 0;
    else scores[i] = blockScore(game, frame, blocker, attacker, perDamage, urgency);
  }
}

function blockScore(
  game: Game,
  frame: Frame | null,
  blocker: Permanent,
  attacker: Permanent,
  perDamage: number,
  urgency: number,
): number {
  gather(game, frame, attacker);
  const isFirst = others.count === 0;
  const diesFirst = isFirst && strikesBefore(attacker, blocker) && kills(attacker, blocker);
  const destroys = !diesFirst && !others.destroy && kills(blocker, attacker, others.damage);
  const dies = kills(attacker, blocker) && !(destroys && isFirst && strikesBefore(blocker, attacker));
  let score = isFirst ? perDamage * stopped(attacker, blocker) + urgency : 0;
  if (destroys) score += PERMANENT * permanentValue(attacker);
  if (dies) score -= PERMANENT * permanentValue(blocker) * (isFirst ? 1 : SHARED_DEATH);
  else score += isFirst || destroys ? SAFE : -SAFE;
  return score;
}

/** Damage that the block keeps from the player (702.19b for tramplers). */
function stopped(attacker: Permanent, blocker: Permanent): number {
  const { power, keywords } = attacker.characteristics;
  const once = (keywords & Keyword.Trample) !== 0 ? Math.min(power, toughnessLeft(blocker)) : power;
  return (keywords & Keyword.DoubleStrike) !== 0 ? 2 * once : once;
}

interface EarlierBlockers {
  count: number;
  damage: number;
  /** Whether they destroy the attacker by themselves. */
  destroy: boolean;
}

const others: EarlierBlockers = { count: 0, damage: 0, destroy: false };

/** What has been declared so far as blocking the attacker. */
function gather(game: Game, frame: Frame | null, attacker: Permanent): void {
  others.count = 0;
  others.damage = 0;
  others.destroy = false;
  if (frame === null || frame.data === null || frame.data.kind !== 'block') return;
  const { creatures } = frame.data;
  for (let at = 0; at < frame.locals.length; at++) {
    if (frame.locals[at] !== attacker.handle) continue;
    const blocker = game.permanent(creatures[at] as Handle);
    if (blocker === null) continue;
    others.destroy ||= kills(blocker, attacker, others.damage);
    others.count++;
    others.damage += blocker.characteristics.power;
  }
}

/** What attackers that nobody blocks yet would deal to the player. */
function incomingDamage(game: Game, player: number, frame: Frame | null): number {
  let total = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const slot = game.battlefield[i] as number;
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || permanent.attacking === 0) continue;
    if (!isPlayerValue(permanent.attacking) || playerOfValue(permanent.attacking) !== player) continue;
    if (frame?.locals.includes(permanent.handle) !== true) total += permanent.characteristics.power;
  }
  return total;
}
