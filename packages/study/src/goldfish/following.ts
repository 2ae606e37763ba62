/** Plays the opening hands of the deck that plays alone, and looks at its turns. */
import {
  type CardRecord,
  CardType,
  type Catalog,
  characteristicsOf,
  type Decision,
  DecisionKind,
  EventKind,
  type Game,
  type GameEvent,
  type GameObserver,
  isSick,
  Step,
  slotOf,
  TurnYield,
  turnYield,
} from '@foretell/rules';
import { cardNumbers } from '../match/cardNames.ts';
import type { MatchDeck } from '../match/match.ts';
import { type GoldfishRecord, type GoldfishTurn, isKept, landsPutBack, type MulliganPolicy } from './goldfish.ts';

/** The side that plays. */
const ALONE = 0;
/** Cards of the library that are kept: more draw steps than a game of this kind has. */
const LIBRARY_KEPT = 30;

export class Following implements GameObserver {
  private readonly policy: MulliganPolicy;
  private readonly numbers: ReadonlyMap<CardRecord, number>;
  private readonly landsDealt: number[] = [];
  private cards: readonly number[] = [];
  private kept = 0;
  private readonly turns: GoldfishTurn[] = [];
  /** The turn of the game that the last of `turns` is. */
  private lastTurn = 0;

  /** Of a game that was just dealt, in which side 0 has that deck. */
  constructor(policy: MulliganPolicy, catalog: Catalog, deck: MatchDeck, game: Game) {
    this.policy = policy;
    this.numbers = cardNumbers(catalog, deck);
    game.observer = this;
  }

  event(game: Game, { kind, from: step, player }: GameEvent): void {
    if (kind === EventKind.BeginningOf && step === Step.EndTurn && player === ALONE) this.endTurn(game);
  }

  /** The answer to a decision about the opening hand (an index), or null if the decision is another one. */
  answerTo(game: Game, decision: Decision): number | null {
    const { kind, player, options, source } = decision;
    if (player !== ALONE || game.turnNumber > 0 || source !== 0) return null;
    if (kind === DecisionKind.Mulligan) return options.indexOf(this.keeps(game) ? 0 : 1);
    if (kind === DecisionKind.Choose) return this.bottomPick(game, decision);
    return null;
  }

  record(game: Game): GoldfishRecord {
    // A turn that the game ended in; the one after the limit only began.
    const { activePlayer, turnNumber, config } = game;
    if (activePlayer === ALONE && turnNumber > this.lastTurn && turnNumber <= config.turnLimit) this.endTurn(game);
    const { landsDealt, cards, kept, turns } = this;
    return { landsDealt, cards, kept, turns };
  }

  private keeps(game: Game): boolean {
    const { hand, library, mulligans } = game.player(ALONE);
    const landsAmong = (slots: readonly number[]): number => slots.filter((slot) => isLand(game, slot)).length;
    const lands = landsAmong(hand);
    // So many cards of the seven lie on the bottom.
    this.landsDealt.push(lands + landsAmong(library.slice(0, mulligans)));
    const below = library.toReversed().slice(0, LIBRARY_KEPT);
    this.cards = [...hand, ...below].map((slot) => this.numberOf(game.card(slot)));
    this.kept = hand.length;
    return isKept(this.policy, lands, mulligans);
  }

  private numberOf(card: CardRecord): number {
    const number = this.numbers.get(card);
    if (number === undefined) throw new Error(`${card.definition.name} is in a library and not in its deck`);
    return number;
  }

  /** The next card for the bottom: they are picked in the order in which they are offered, cards that are the same standing for each other. */
  private bottomPick(game: Game, { options, subjects }: Decision): number {
    const { hand, mulligans } = game.player(ALONE);
    const lands = hand.filter((slot) => isLand(game, slot));
    // The last drawn first, whatever they are: what is kept is a random part of the lands.
    const others = hand
      .filter((slot) => !isLand(game, slot))
      .toReversed()
      .toSorted((a, b) => manaValueOf(game, b) - manaValueOf(game, a));
    const backLands = landsPutBack(this.policy, lands.length, others.length, mulligans);
    const back = [...lands.toReversed().slice(0, backLands), ...others.slice(0, mulligans - backLands)];
    const wanted = back.map((slot) => game.card(slot));
    for (const chosen of subjects) {
      const at = wanted.indexOf(game.card(slotOf(chosen)));
      if (at >= 0) wanted.splice(at, 1);
    }
    const pick = options.findIndex((handle) => handle !== 0 && wanted.includes(game.card(slotOf(handle))));
    if (pick < 0) throw new Error('cards for the bottom of the library that are not offered');
    return pick;
  }

  private endTurn(game: Game): void {
    this.lastTurn = game.turnNumber;
    const { hand, tally } = game.player(ALONE);
    const turn = { lands: 0, mana: 0, types: 0 };
    const made = new TurnYield();
    for (const slot of game.battlefield) {
      const permanent = game.permanent(game.handle(slot));
      if (permanent === null || permanent.controller !== ALONE) continue;
      if ((characteristicsOf(game, permanent.handle).types & CardType.Land) !== 0) turn.lands++;
      if (isSick(game, permanent)) continue;
      turnYield(game, permanent, made);
      turn.mana += made.amount;
      turn.types |= made.types;
    }
    const { manaSpent: spent, spellsCast: spells } = tally;
    this.turns.push({ ...turn, spent, spells, hand: hand.length, opponentLife: game.player(1 - ALONE).life });
  }
}

function isLand(game: Game, slot: number): boolean {
  return game.card(slot).faces[0]?.isLand === true;
}

function manaValueOf(game: Game, slot: number): number {
  return game.card(slot).faces[0]?.characteristics.manaValue ?? 0;
}
