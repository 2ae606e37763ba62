/** A game played up to one of its decisions. */
import { ok } from '@foretell/formats';
import type { Game } from '@foretell/rules';
import { type AtDecision, optionsTaken } from '@foretell/study';
import type { CommandContext } from '../command.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import type { GameSource } from './gameSource.ts';
import { runGame } from './runGame.ts';

export interface GameDecision {
  /** At the decision. */
  readonly game: Game;
  readonly decider: number;
  /** What the game took there (`optionsTaken`). */
  readonly taken: readonly number[];
}

/** The decision with so many before it. */
export async function decisionAt(
  source: GameSource,
  number: number,
  context: CommandContext,
): Promise<Checked<GameDecision>> {
  const playing = source.play();
  let last = -1;
  // The first decision from there on that leaves a choice.
  const met: AtDecision[] = [];
  const ending = await runGame(playing, context, (at) => {
    last = at.number;
    if (at.number < number || at.decision.options.length === 1) return true;
    met.push(at);
    return false;
  });
  const [at] = met;
  if (at === undefined) return complain(...notThere(source, number, last, ending?.difference ?? null, context));
  if (at.number !== number)
    return complain(
      Exit.usage,
      `${source.name}: decision ${number} leaves no choice; the next one that does is ${at.number}`,
    );
  const game = at.game.clone();
  return ok({ game, decider: at.decision.decider, taken: optionsTaken(at, playing) });
}

function notThere(
  { name }: GameSource,
  number: number,
  last: number,
  difference: string | null,
  { signal }: CommandContext,
): Parameters<typeof complain> {
  if (signal.aborted) return [Exit.interrupted, `stopped at decision ${last}`];
  if (difference !== null) return [Exit.failed, `${name}: is not the game that was recorded: ${difference}`];
  return [Exit.usage, `${name}: leaves no choice from decision ${number} on; its last one is ${last}`];
}
