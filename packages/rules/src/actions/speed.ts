/** Speed (702.179): an inherent triggered ability without a source for each player who has any, as the monarch's are. */
import type { EffectHandler } from '../engine/handlers.ts';
import { selectPlayers } from '../engine/select.ts';
import type { Effect, EventPattern } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { inherent } from './monarch.ts';

const MOST_SPEED = 4;
const opponentLosesLife: EventPattern = { kind: 'losesLife', who: { kind: 'opponents' } };
const faster: Effect = { kind: 'increaseSpeed', who: { kind: 'you' } };

/** What every catalog has compiled, and by which states name it. */
export const SPEED_EFFECT: Effect = faster;
export const SPEED_EVENT: EventPattern = opponentLosesLife;

/** 702.179a, 702.179d */
export function startSpeed(game: Game, player: number): void {
  game.player(player).speed = 1;
  game.stale = true;
  game.delayed = [...game.delayed, inherent(game, player, opponentLosesLife, faster)];
}

/** Once in each of the player's own turns (702.179d). */
export const increaseSpeed: EffectHandler<'increaseSpeed'> = (game, frame, effect) => {
  for (const index of selectPlayers(game, frame, effect.who)) {
    const player = game.player(index);
    if (game.activePlayer !== index || player.speedTurn === game.turnNumber || player.speed >= MOST_SPEED) continue;
    player.speed++;
    player.speedTurn = game.turnNumber;
    game.stale = true;
  }
  return Flow.Next;
};
