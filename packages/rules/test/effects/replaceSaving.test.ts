import { describe, expect, it } from 'vitest';
import { advance, answer } from '../../src/engine/advance.ts';
import { CardType, type Effect, Zone } from '../../src/ir/index.ts';
import type { Game } from '../../src/state/game.ts';
import { deserialise, serialise } from '../../src/state/serialise.ts';
import { anything, everyone, isCreature, opponents, PLAIN, ref, sequence, you } from '../actions/words.ts';
import { card, creature, enchantment } from './board.ts';
import { enters, position, type Replacing, replacement } from './replacing.ts';

/** Every way through the questions, saving and reading the game at each: the texts of the last priority. */
function endings(lab: Replacing, saved: boolean): string[] {
  const game = lab.game;
  if (lab.question === null) return [serialise(game)];
  return lab.asked.options.flatMap((_, option) => {
    lab.game = saved ? reread(game) : game.clone();
    answer(lab.game, option);
    advance(lab.game);
    return endings(lab, saved);
  });
}

function reread(game: Game): Game {
  const result = deserialise(game.catalog, game.config, serialise(game));
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.at}`);
  return result.game;
}

const agent = replacement({
  kind: 'find',
  by: opponents,
  ownLibrary: true,
  instead: { kind: 'exile', what: ref('thatObject') },
});
const CARDS = [
  ...PLAIN,
  creature('clone', 0, 1, {
    abilities: [enters({ kind: 'copy', of: isCreature, optional: true })],
  }),
  card('toll', CardType.Land, {
    abilities: [enters({ kind: 'tappedUnlessPaid', cost: [{ kind: 'payLife', amount: 2 }] })],
  }),
  enchantment(
    'double',
    replacement({
      kind: 'damage',
      source: anything,
      to: anything,
      players: everyone,
      outcome: { kind: 'times', factor: 2 },
    }),
  ),
  enchantment(
    'prevent',
    replacement({
      kind: 'damage',
      source: anything,
      to: anything,
      players: everyone,
      outcome: { kind: 'prevent', amount: 1 },
    }),
  ),
  enchantment(
    'mill instead',
    replacement({ kind: 'draw', who: you, optional: true, instead: { kind: 'mill', who: you, count: 1 } }),
  ),
  enchantment('agent', agent),
  enchantment('other agent', agent),
];

function begin(): Replacing {
  const effect: Effect = sequence(
    { kind: 'move', what: ref('cards'), to: { zone: Zone.Battlefield } },
    { kind: 'damage', amount: 3, players: opponents },
    { kind: 'draw', who: you, count: 1 },
    { kind: 'search', who: you, libraries: you, filter: anything, min: 1, max: 1, as: 'found' },
  );
  const lab = position(CARDS, 3, effect);
  lab.put(Zone.Battlefield, 0, 'double', 'prevent', 'mill instead');
  lab.put(Zone.Battlefield, 1, 'agent', 'bear');
  lab.put(Zone.Battlefield, 2, 'other agent');
  lab.put(Zone.Library, 0, 'wolf', 'ox');
  const cards = lab.put(Zone.Hand, 0, 'clone', 'toll');
  lab.run({ names: { cards } });
  return lab;
}

describe('games in the middle of a replacement', () => {
  it('go on the same after being written and read', () => {
    const plain = endings(begin(), false);
    expect(plain.length).toBeGreaterThan(50);
    expect(endings(begin(), true)).toEqual(plain);
  });
});
