/** What one viewer sees of a game, made from their view alone: two games that they cannot tell apart have equal scenes. */
import type { AbilityTexts } from '@foretell/formats';
import { STEP_NAMES, type View } from '@foretell/rules';
import type { Scene } from '../../protocol/scene.ts';
import { factsOf } from './facts.ts';
import { seatScene, shownCards } from './seatScene.ts';
import { seenIn } from './seen.ts';
import { stackScene } from './stackScene.ts';

/** `seats` are the names of the seats; one that is missing or empty is called by its letter. `you` is the seat of whose page it is; -1 = nobody's. */
export function sceneOf(view: View, seats: readonly string[], texts: AbilityTexts, you: number = view.viewer): Scene {
  const seen = seenIn(view, seats, texts, you);
  const players = Array.from({ length: view.playerCount }, (_, seat) => seat);
  return {
    viewer: view.viewer,
    turn: view.turnNumber,
    step: STEP_NAMES[view.step] ?? '',
    activeSeat: view.activePlayer,
    waitingFor: view.over ? -1 : (view.decision?.decider ?? -1),
    seats: players.map((seat) => seatScene(seen, seat)),
    stack: view.stack().map((item) => stackScene(seen, item)),
    shown: shownCards(seen),
    facts: factsOf(seen),
  };
}
