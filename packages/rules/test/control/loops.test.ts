// Loops of mandatory actions make the game a draw (104.4b); what ends by itself or can be left does not.
import { describe, expect, it } from 'vitest';
import { resultOf } from '../../src/control/leaving.ts';
import { advance, answer } from '../../src/engine/advance.ts';
import {
  type Ability,
  CardType,
  type Effect,
  type EventPattern,
  type PlayerSet,
  PREDEFINED_TOKENS,
  Zone,
} from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import type { Game } from '../../src/state/game.ts';
import { Lab } from '../actions/lab.ts';
import { card } from '../effects/board.ts';

const you: PlayerSet = { kind: 'you' };
const opponents: PlayerSet = { kind: 'opponents' };
const gain: Effect = { kind: 'gainLife', who: you, amount: 1 };
const youGain: EventPattern = { kind: 'gainsLife', who: you };
const youLose: EventPattern = { kind: 'losesLife', who: you };

function whenever(event: EventPattern, effect: Effect): Ability {
  return { kind: 'triggered', event, targets: [], effect };
}

const CARDS = [
  card('Spring', CardType.Enchantment, { abilities: [whenever(youGain, gain)] }),
  card('Leak', CardType.Enchantment, { abilities: [whenever(youGain, { kind: 'loseLife', who: you, amount: 1 })] }),
  card('Pump', CardType.Enchantment, { abilities: [whenever(youLose, gain)] }),
  card('Leech', CardType.Enchantment, {
    abilities: [whenever(youGain, { kind: 'loseLife', who: opponents, amount: 1 })],
  }),
  card('Mouth', CardType.Enchantment, { abilities: [whenever({ kind: 'losesLife', who: opponents }, gain)] }),
  card('Tap', CardType.Enchantment, { abilities: [whenever(youGain, { kind: 'may', who: you, do: gain })] }),
];

/** Gains a life with the enchantments out, and then everybody passes as often as they are asked, or says yes to what they may do. */
function started(names: readonly string[], answers: number): Game {
  const lab = new Lab(CARDS, gain);
  lab.put(Zone.Library, 0, ...Array.from({ length: 3 }, () => 'Spring'));
  lab.put(Zone.Library, 1, ...Array.from({ length: 3 }, () => 'Spring'));
  lab.put(Zone.Battlefield, 0, ...names);
  lab.run();
  const { game } = lab;
  for (let given = 0; given < answers; given++) {
    const decision = advance(game);
    if (decision === null || game.turnNumber > 1) break;
    answer(game, decision.kind === DecisionKind.YesNo ? decision.options.indexOf(1) : decision.options.indexOf(0));
  }
  return game;
}

describe('a loop', () => {
  it('that repeats itself is a draw', () => {
    expect(resultOf(started(['Leak', 'Pump'], 1_000))).toEqual({ over: true, winners: [], draw: true });
  });

  it('in which something grows for ever is a draw as well', () => {
    expect(resultOf(started(['Spring'], 10_000))).toEqual({ over: true, winners: [], draw: true });
  });

  it('that ends by itself is none', () => {
    expect(resultOf(started(['Leech', 'Mouth'], 1_000))).toEqual({ over: true, winners: [0], draw: false });
  });

  it('that somebody keeps up by choice goes on as long as they do', () => {
    const game = started(['Tap'], 9_000);
    expect(game.over).toBe(false);
    expect(game.player(0).life).toBeGreaterThan(2_500);
  });
});

describe('a game that outgrows what can be held', () => {
  function tokens(count: number): Game {
    const lab = new Lab(CARDS, { kind: 'createTokens', who: you, token: PREDEFINED_TOKENS.Food, count });
    lab.run();
    return lab.game;
  }

  it('is a draw', () => {
    expect(resultOf(tokens(5_000))).toEqual({ over: true, winners: [], draw: true });
    expect(tokens(3_000).over).toBe(false);
  });
});
