import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, Keyword, type TargetSpec } from '../../src/ir/index.ts';
import { beginQuestion, endQuestion } from '../../src/mana/question.ts';
import { checkStateBasedActions } from '../../src/sba/stateBasedActions.ts';
import { canCast, canCastFront } from '../../src/stack/canCast.ts';
import { normalWay } from '../../src/stack/ways.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import type { Game } from '../../src/state/game.ts';
import { hashGame } from '../../src/state/hash.ts';
import { always, card, creature, enchantment, every, IS_CREATURE, land, OTHER, plus, YOURS } from '../effects/board.ts';
import { playMadeUp } from './playMadeUp.ts';

const IT = { kind: 'bound', name: 'it' } as const;
const TARGET: TargetSpec = {
  name: 'it',
  what: IS_CREATURE,
  zone: 4,
  players: { kind: 'eachPlayer' },
  min: 1,
  max: 1,
};

function costing(manaCost: string, definition: CardDefinition): CardDefinition {
  return { ...definition, faces: definition.faces.map((face) => ({ ...face, manaCost })) };
}

const BURN: Ability = {
  kind: 'spell',
  targets: [TARGET],
  effect: { kind: 'damage', amount: 2, to: IT, players: { kind: 'bound', name: 'it' } },
};
const PING: Ability = {
  kind: 'activated',
  cost: [{ kind: 'mana', cost: '{1}' }, { kind: 'tapSelf' }],
  targets: [{ ...TARGET, players: null }],
  effect: { kind: 'damage', amount: 1, to: IT },
};

const CARDS: readonly CardDefinition[] = [
  costing('{G}', creature('bear', 2, 2)),
  costing('{G}{G}', creature('killer', 1, 1, { keywords: Keyword.Deathtouch })),
  costing('{1}', creature('rock', 0, 3, { keywords: Keyword.Indestructible })),
  costing('{1}{G}', creature('lord', 1, 1, { abilities: [always(every(OTHER, YOURS, IS_CREATURE), plus(1, 1))] })),
  costing('{1}{G}', creature('pinger', 1, 2, { abilities: [PING] })),
  costing('{G}', card('burn', CardType.Instant, { abilities: [BURN] })),
  costing('{1}{G}', enchantment('shrink', always(every(IS_CREATURE), plus(0, -1)))),
  costing('{X}{G}', creature('hydra', { kind: 'x' }, 3)),
  land('forest', 'Forest'),
];

/** Plays random games; `look` sees every decision. Returns what became of each game. */
function play(games: number, watched: boolean, look: (game: Game) => void): number[] {
  return playMadeUp({ cards: CARDS, luck: 3, turnLimit: 40, games, watched, look });
}

describe('short cuts of whole games', { timeout: 60_000 }, () => {
  it('judge a card from hand as casting it in the normal way is judged', () => {
    let compared = 0;
    let castable = 0;
    play(6, false, (game) => {
      if (game.decision?.kind !== DecisionKind.Priority) return;
      for (const { index, hand } of game.players) {
        for (const slot of hand) {
          const { front } = game.card(slot);
          if (front.isLand) continue;
          beginQuestion(game, index);
          const short = canCastFront(game, index, slot, front);
          endQuestion();
          expect(short, `${front.face.name}, turn ${game.turnNumber}`).toBe(canCast(game, index, normalWay(slot, 0)));
          compared++;
          if (short) castable++;
        }
      }
    });
    expect(compared).toBeGreaterThan(1000);
    expect(castable).toBeGreaterThan(100);
  });

  it('leave no state-based action waiting when a player gets priority (117.5)', () => {
    let checked = 0;
    play(6, false, (game) => {
      if (game.decision?.kind !== DecisionKind.Priority) return;
      const twin = game.clone();
      twin.stale = true;
      expect(checkStateBasedActions(twin), `turn ${game.turnNumber}, step ${game.step}`).toBe(false);
      checked++;
    });
    expect(checked).toBeGreaterThan(300);
  });

  it('know all permanents with something to activate', () => {
    let found = 0;
    play(4, false, (game) => {
      if (game.stale) return;
      const slots = game.battlefield.filter((slot) =>
        game.objects[slot]?.characteristics.abilities.some(
          ({ ability, addsMana }) => ability.kind === 'activated' && !addsMana,
        ),
      );
      expect(game.registry.activators).toEqual(slots);
      for (const slot of slots) {
        const controller = game.objects[slot]?.controller ?? -1;
        expect(game.registry.activatorPlayers & (1 << controller)).not.toBe(0);
        found++;
      }
    });
    expect(found).toBeGreaterThan(50);
  });

  it('come to the same states, decision by decision, whether or not somebody watches every event', () => {
    const states = (watched: boolean): number[] => {
      const seen: number[] = [];
      const ends = play(8, watched, (game) => {
        seen.push(hashGame(game));
      });
      return [...seen, ...ends];
    };
    expect(states(false)).toEqual(states(true));
  });
});
