/** Opening hands (103.5): the London mulligan, all players deciding in turn order and taking their mulligans at the same time. */
import { pushChoose } from '../actions/choose.ts';
import { pushOrder } from '../actions/order.ts';
import { propose } from '../effects/propose.ts';
import { givesNewHand } from '../effects/rulesOfCasting.ts';
import { shuffleLibrary } from '../engine/chance.ts';
import { moveEvent, type ProposedEvent } from '../engine/events.ts';
import { ask, pop, YES_NO } from '../engine/procedures.ts';
import { Zone } from '../ir/index.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { asList } from '../state/value.ts';
import { beginWithCards } from './openingHand.ts';

/** 103.5 */
const STARTING_HAND_SIZE = 7;

export const MulliganPhase = {
  Deal: 0,
  Declare: 1,
  Declared: 2,
  Bottom: 3,
  Order: 4,
  Put: 5,
  Begin: 6,
  Offered: 7,
  Exiled: 8,
} as const;

/** A player's state in `frame.locals`, by place in turn order. */
const Hand = { Open: 0, Kept: 1, Mulligan: 2 } as const;

/** The answers to the mulligan question: 0 = keep, 1 = mulligan. */
const KEEP_OR_MULLIGAN: readonly number[] = [0, 1];

/** Procedure Mulligans, from the first draw to the opening hands. `frame.a` is the place in turn order of the player whose turn it is. */
export function mulligans(game: Game, frame: Frame): void {
  switch (frame.pc) {
    case MulliganPhase.Deal:
      frame.pc = MulliganPhase.Declare;
      frame.locals = game.config.order.map(() => Hand.Open);
      drawOpeningHands(game, game.config.order);
      return;
    case MulliganPhase.Declared:
      frame.locals[frame.a] = game.picked === 1 ? Hand.Mulligan : Hand.Kept;
      frame.a++;
      frame.pc = MulliganPhase.Declare;
      declare(game, frame);
      return;
    case MulliganPhase.Declare:
      declare(game, frame);
      return;
    case MulliganPhase.Offered:
      // `frame.c`: -1 once the player has declined for this hand, else how many cards are drawn after it was exiled.
      frame.c = -1;
      frame.pc = MulliganPhase.Declare;
      if (game.picked === 1) exileHand(game, frame);
      else declare(game, frame);
      return;
    case MulliganPhase.Exiled:
      frame.pc = MulliganPhase.Declare;
      drawCards(game, [playerAt(game, frame.a)], frame.c);
      frame.c = 0;
      return;
    case MulliganPhase.Bottom:
      chooseBottom(game, frame);
      return;
    case MulliganPhase.Order: {
      frame.pc = MulliganPhase.Put;
      pushOrder(game, playerAt(game, frame.a), 0, asList(game.returned));
      return;
    }
    case MulliganPhase.Put: {
      const bottom = asList(game.returned).map((card) => moveEvent(card, Zone.Library, { position: -1 }));
      frame.a++;
      frame.pc = MulliganPhase.Bottom;
      propose(game, bottom);
      return;
    }
    default:
      if (beginWithCards(game, frame)) pop(game);
  }
}

function playerAt(game: Game, place: number): number {
  return game.config.order[place] as number;
}

/** Asks each player who has not kept yet, in turn order; then those who said so take their mulligans. */
function declare(game: Game, frame: Frame): void {
  while (frame.a < frame.locals.length) {
    const player = playerAt(game, frame.a);
    if (frame.locals[frame.a] === Hand.Kept || game.player(player).lost || !mayMulligan(game, player)) {
      frame.locals[frame.a] = Hand.Kept;
      frame.a++;
      continue;
    }
    const card = frame.c === -1 ? undefined : handOf(game, player).find((each) => givesNewHand(game, each));
    if (card !== undefined) {
      frame.pc = MulliganPhase.Offered;
      ask(game, DecisionKind.YesNo, player, card, 'number', YES_NO, [card]);
      return;
    }
    frame.c = 0;
    frame.pc = MulliganPhase.Declared;
    ask(game, DecisionKind.Mulligan, player, 0, 'number', KEEP_OR_MULLIGAN, handOf(game, player));
    return;
  }
  takeMulligans(game, frame);
}

function exileHand(game: Game, frame: Frame): void {
  const hand = handOf(game, playerAt(game, frame.a));
  frame.c = hand.length;
  frame.pc = MulliganPhase.Exiled;
  propose(
    game,
    hand.map((card) => moveEvent(card, Zone.Exile)),
  );
}

function handOf(game: Game, player: number): Handle[] {
  return game.player(player).hand.map((slot) => game.handle(slot));
}

/** 103.5: not once the opening hand would be no cards. */
function mayMulligan(game: Game, player: number): boolean {
  return cardsToBottom(game, player) < STARTING_HAND_SIZE;
}

/** 103.5c: in multiplayer games the first mulligan does not count. */
function cardsToBottom(game: Game, player: number, more = 0): number {
  const free = game.config.playerCount > 2 ? 1 : 0;
  return Math.max(0, game.player(player).mulligans + more - free);
}

/** How many cards the player's next mulligan would leave in their hand (103.5, 103.5c). */
export function handAfterMulligan(game: Game, player: number): number {
  return STARTING_HAND_SIZE - cardsToBottom(game, player, 1);
}

function takeMulligans(game: Game, frame: Frame): void {
  frame.a = 0;
  const players = game.config.order.filter((_, place) => frame.locals[place] === Hand.Mulligan);
  if (players.length === 0) {
    frame.pc = MulliganPhase.Begin;
    return;
  }
  frame.pc = MulliganPhase.Bottom;
  const returned: ProposedEvent[] = [];
  for (const player of players) {
    game.player(player).mulligans++;
    for (const slot of game.player(player).hand) returned.push(moveEvent(game.handle(slot), Zone.Library));
  }
  propose(game, returned);
  for (const player of players) shuffleLibrary(game, player);
  drawOpeningHands(game, players);
}

function drawOpeningHands(game: Game, players: readonly number[]): void {
  drawCards(game, players, STARTING_HAND_SIZE);
}

function drawCards(game: Game, players: readonly number[], count: number): void {
  const draws: ProposedEvent[] = [];
  for (const player of players) {
    for (let i = 0; i < count; i++) draws.push({ kind: 'draw', player });
  }
  propose(game, draws);
}

/** The next player who took a mulligan chooses the cards for the bottom; after the last the declarations start again. */
function chooseBottom(game: Game, frame: Frame): void {
  while (frame.a < frame.locals.length) {
    const player = playerAt(game, frame.a);
    if (frame.locals[frame.a] === Hand.Mulligan) {
      frame.locals[frame.a] = Hand.Open;
      const count = cardsToBottom(game, player);
      if (count > 0) {
        frame.pc = MulliganPhase.Order;
        pushChoose(game, player, 0, DecisionKind.Choose, handOf(game, player), count, count);
        return;
      }
    }
    frame.a++;
  }
  frame.a = 0;
  frame.pc = MulliganPhase.Declare;
}
