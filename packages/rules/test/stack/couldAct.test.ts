/** The quick refusal of players who can do nothing, against the list of actions; and what it lets be passed over, against every step played. */
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Cost,
  Keyword,
  Step,
  type StepId,
  Zone,
  type ZoneId,
} from '../../src/ir/index.ts';
import { couldAct } from '../../src/stack/couldAct.ts';
import { legalActions } from '../../src/stack/legalActions.ts';
import type { Game } from '../../src/state/game.ts';
import { hashGame } from '../../src/state/hash.ts';
import { card, enchantment, land } from '../effects/board.ts';
import { playMadeUp } from './playMadeUp.ts';
import { beast, gain, instant, sorcery, spellAbility, you } from './words.ts';

const GREEN = { kind: 'mana', cost: '{G}' } as const;
const DEAR = { kind: 'mana', cost: '{2}{G}' } as const;

function setAside(keyword: 'foretell' | 'plot'): Ability {
  return { kind: 'keyword', keyword, cost: [GREEN] };
}

function suspend(count: number): Ability {
  return { kind: 'keyword', keyword: 'suspend', count, cost: [GREEN] };
}

function activated(cost: Cost, zone: ZoneId = Zone.Battlefield): Ability {
  return { kind: 'activated', zone, cost, targets: [], effect: gain(1) };
}

function atBeginning(step: StepId): Ability {
  return {
    kind: 'triggered',
    event: { kind: 'beginningOf', step, whose: you },
    targets: [],
    effect: { kind: 'loseLife', who: you, amount: 1 },
  };
}

const CARDS: readonly CardDefinition[] = [
  land('forest', 'Forest'),
  beast('bear', '{1}{G}', 2),
  sorcery('vision', '{2}{G}', spellAbility(gain(2)), suspend(2)),
  instant('echo', '{3}{G}', spellAbility(gain(2)), suspend(1)),
  sorcery('saga', '{2}{G}', spellAbility(gain(3)), setAside('foretell')),
  sorcery('heist', '{2}{G}', spellAbility(gain(3)), setAside('plot')),
  sorcery('lesson', '{1}{G}', spellAbility(gain(1)), activated([GREEN, { kind: 'discardSelf' }], Zone.Hand)),
  card('ambusher', CardType.Creature, { manaCost: '{2}{G}', power: 2, toughness: 1, keywords: Keyword.Flash }),
  beast('healer', '{1}{G}', 1, { abilities: [activated([GREEN, { kind: 'tapSelf' }])] }),
  beast('giver', '{G}', 1, { abilities: [activated([DEAR, { kind: 'sacrificeSelf' }])] }),
  enchantment('tithe', atBeginning(Step.Upkeep)),
  enchantment('dusk', atBeginning(Step.EndTurn)),
  enchantment('drums', atBeginning(Step.BeginCombat)),
];

/** Plays random games; `look` sees every decision. Returns what became of each game. */
function play(games: number, watched: boolean, look: (game: Game) => void): number[] {
  return playMadeUp({ cards: CARDS, luck: 5, turnLimit: 30, games, watched, look });
}

/** The list of actions with every card in hand looked at, whatever is known of it. */
function listed(game: Game, player: number): readonly number[] {
  const { cards } = game.catalog;
  const before = cards.map(({ isFast }) => isFast);
  for (const record of cards) record.isFast = true;
  const actions: number[] = [];
  legalActions(game, player, actions);
  cards.forEach((record, at) => {
    record.isFast = before[at] ?? false;
  });
  return actions;
}

describe('who could act', { timeout: 60_000 }, () => {
  it('is never refused who has an action; is refused who only waits for another time, or has nothing to pay with', () => {
    let refused = 0;
    const despite = new Map<string, number>();
    play(12, false, (game) => {
      for (const { index, hand } of game.players) {
        if (couldAct(game, index)) continue;
        expect(listed(game, index), `turn ${game.turnNumber}, step ${game.step}`).toEqual([]);
        refused++;
        const controlled = game.battlefield.filter((slot) => game.objects[slot]?.controller === index);
        for (const slot of [...hand, ...controlled]) {
          const { name } = game.card(slot).definition;
          despite.set(name, (despite.get(name) ?? 0) + 1);
        }
      }
    });
    expect(refused).toBeGreaterThan(500);
    for (const name of ['vision', 'heist', 'healer', 'giver']) expect(despite.get(name), name).toBeGreaterThan(30);
  });

  it('plays the same games where every step is played piece by piece', () => {
    const states = (watched: boolean): number[] => {
      const seen: number[] = [];
      const ends = play(12, watched, (game) => {
        seen.push(hashGame(game));
      });
      return [...seen, ...ends];
    };
    expect(states(false)).toEqual(states(true));
  });
});
