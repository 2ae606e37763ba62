// Undoing a cast that turned out illegal (733.1), in clones that share the state to go back to.
import { describe, expect, it } from 'vitest';
import { advance, answer } from '../../src/engine/advance.ts';
import { compileCatalog } from '../../src/engine/compile.ts';
import { createGame, placeCard, startAtTurn } from '../../src/engine/setup.ts';
import { type CardDefinition, CardType, Zone } from '../../src/ir/index.ts';
import { ActionType, actionType } from '../../src/stack/action.ts';
import { DEFAULT_CONFIG } from '../../src/state/config.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import type { Game } from '../../src/state/game.ts';
import { hashGame } from '../../src/state/hash.ts';

const FACE = { supertypes: 0, subtypes: [], power: null, toughness: null, loyalty: null, keywords: 0, abilities: [] };
const MOUNTAIN: CardDefinition = {
  name: 'mountain',
  layout: 'normal',
  faces: [{ ...FACE, name: 'mountain', manaCost: null, types: CardType.Land, subtypes: ['Mountain'] }],
};
const RELIC: CardDefinition = {
  name: 'relic',
  layout: 'normal',
  faces: [{ ...FACE, name: 'relic', manaCost: '{2}', types: CardType.Artifact }],
};

/** At the question which mana to make for a relic that the one Mountain cannot pay. */
function midPayment(): Game {
  const catalog = compileCatalog([MOUNTAIN, RELIC]);
  const game = createGame(catalog, { ...DEFAULT_CONFIG, manualMana: [0] }, 1);
  const [mountain, relic] = [catalog.byName.get('mountain'), catalog.byName.get('relic')];
  if (mountain === undefined || relic === undefined) throw new Error('cards did not compile');
  placeCard(game, mountain, 0, Zone.Battlefield);
  placeCard(game, relic, 0, Zone.Hand);
  for (const owner of [0, 1]) for (let i = 0; i < 5; i++) placeCard(game, mountain, owner, Zone.Library);
  startAtTurn(game, 1);
  for (let decision = advance(game); decision !== null; decision = advance(game)) {
    if (decision.kind === DecisionKind.Pay) return game;
    answer(
      game,
      Math.max(
        0,
        decision.options.findIndex((option) => actionType(option) === ActionType.Cast),
      ),
    );
  }
  throw new Error('nothing was to be paid');
}

/** Declines to make mana: the cast cannot be paid and is undone. */
function giveUp(game: Game): Game {
  const options = game.decision?.options ?? [];
  answer(game, options.length - 1);
  advance(game);
  return game;
}

describe('a cast that cannot be paid', () => {
  it('leaves the card in hand and the land untapped', () => {
    const game = giveUp(midPayment());
    expect(game.stack).toHaveLength(0);
    expect(game.player(0).hand).toHaveLength(1);
    expect(game.objects.filter((object) => object?.tapped === true)).toHaveLength(0);
  });

  it('is undone in each clone by itself', () => {
    const start = midPayment();
    const first = giveUp(start.clone());
    const second = giveUp(start.clone());
    const before = hashGame(second);
    for (let i = 0; i < 10 && !first.over; i++) {
      const decision = advance(first);
      if (decision !== null) answer(first, 0);
    }
    expect(hashGame(second)).toBe(before);
  });
});
