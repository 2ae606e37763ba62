/** Who may look at the top card of a library all the time: it is played revealed, or an effect lets a player look (401.5, 701.20a). */
import { deciderFor } from '../control/decider.ts';
import { refresh } from '../effects/refresh.ts';
import { scratchFrame, selectPlayers } from '../engine/select.ts';
import type { Allowance, PlayerSet } from '../ir/index.ts';
import type { Game } from './game.ts';
import { everyone } from './knowledge.ts';
import type { RuleInForce } from './records.ts';

/** The players (bit set) who see the top card of that library now, themselves. The game's derived data must be up to date. */
export function topSeers(game: Game, owner: number): number {
  let seers = 0;
  for (const rule of game.registry.allowances) {
    if (rule.effect.kind !== 'allowance') continue;
    const { allowance } = rule.effect;
    if (!isAboutTop(allowance) || !isAmong(game, rule, allowance.who, owner)) continue;
    const isPublic = allowance.kind === 'playWithTopRevealed' || (allowance.kind === TO_PLAY && allowance.revealed);
    seers |= isPublic ? everyone(game) : 1 << owner;
  }
  return seers;
}

const TO_PLAY = 'playFromTopOfLibrary';
type AllowanceOfTop = Extract<Allowance, { kind: 'playWithTopRevealed' | 'lookAtTopOfLibrary' | typeof TO_PLAY }>;

function isAboutTop(allowance: Allowance): allowance is AllowanceOfTop {
  return (
    allowance.kind === 'playWithTopRevealed' || allowance.kind === 'lookAtTopOfLibrary' || allowance.kind === TO_PLAY
  );
}

function isAmong(game: Game, rule: RuleInForce, who: PlayerSet, player: number): boolean {
  return selectPlayers(game, scratchFrame(rule.origin.controller, rule.origin.source), who).includes(player);
}

/** Whoever sees the top card of the library remembers it, now that it is about to be moved or covered. */
export function rememberTop(game: Game, owner: number): void {
  if (game.registry.allowances.length === 0) return;
  const top = game.player(owner).library.at(-1);
  if (top === undefined) return;
  if (game.stale) refresh(game);
  const seers = topSeers(game, owner);
  if (seers === 0) return;
  const withControllers = seers | (1 << deciderFor(game, owner));
  game.known[top] = (game.known[top] as number) | withControllers;
}
