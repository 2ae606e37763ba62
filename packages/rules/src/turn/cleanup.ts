/** The cleanup step's turn-based actions (514.1–2). Whether players get priority in it is up to the turn (514.3). */
import { pushChoose } from '../actions/choose.ts';
import { pushDiscard } from '../actions/discard.ts';
import { expire } from '../effects/durations.ts';
import { maximumHandSize } from '../effects/rulesOfPlayers.ts';
import { Procedure, pop, push } from '../engine/procedures.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { asList } from '../state/value.ts';

const Phase = { HandSize: 0, Discard: 1, Ends: 2 } as const;

/** The turn-based actions; a procedure only where there is something to discard. */
export function beginCleanup(game: Game): void {
  const player = game.activePlayer;
  if (game.player(player).hand.length > maximumHandSize(game, player)) push(game, Procedure.Cleanup, player, 0);
  else endTurnEffects(game);
}

/** Procedure Cleanup. */
export function cleanup(game: Game, frame: Frame): void {
  switch (frame.pc) {
    case Phase.HandSize: {
      frame.pc = Phase.Ends;
      const hand = game.player(frame.controller).hand;
      const surplus = hand.length - maximumHandSize(game, frame.controller);
      if (surplus <= 0) break;
      frame.pc = Phase.Discard;
      const cards = hand.map((slot) => game.handle(slot));
      pushChoose(game, frame.controller, 0, DecisionKind.Choose, cards, surplus, surplus);
      return;
    }
    case Phase.Discard:
      frame.pc = Phase.Ends;
      pushDiscard(game, frame.controller, 0, asList(game.returned));
      return;
  }
  endTurnEffects(game);
  pop(game);
}

/** 514.2: damage wears off, on phased-out permanents too, and what lasts until end of turn ends, all at once. */
function endTurnEffects(game: Game): void {
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined) continue;
    permanent.damage = 0;
    permanent.deathtouched = false;
    permanent.regenerationShields = 0;
    if (permanent.turnDesignations.length > 0) {
      permanent.turnDesignations = [];
      game.stale = true;
    }
  }
  expire(game, 'cleanup');
}
