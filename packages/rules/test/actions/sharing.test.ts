/** What objects share with one another: colours, creature types, card types (105, 205). */
import { expect, it } from 'vitest';
import { CardType, type Effect, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Lab } from './lab.ts';
import { PLAIN, ref, you } from './words.ts';

const CARDS = [
  ...PLAIN,
  card('elf', CardType.Creature, { subtypes: ['Elf', 'Warrior'] }),
  card('human', CardType.Creature, { subtypes: ['Human', 'Warrior'] }),
  card('wall', CardType.Creature, { subtypes: ['Wall'] }),
];

function gainForSharing(apart: boolean): Effect {
  const filter = {
    kind: 'shares',
    what: 'creatureType',
    with: ref('it'),
    ...(apart ? ({ apart: true } as const) : {}),
  } as const;
  return { kind: 'gainLife', who: you, amount: { kind: 'count', of: { kind: 'all', zone: Zone.Battlefield, filter } } };
}

it.each([
  [false, 22],
  [true, 21],
])('a creature shares a type with itself, unless those that are compared are apart (%s)', (apart, life) => {
  const lab = new Lab(CARDS, gainForSharing(apart));
  const [elf = 0] = lab.put(Zone.Battlefield, 0, 'elf');
  lab.put(Zone.Battlefield, 0, 'human', 'wall');
  lab.run({ names: { it: [elf] } });
  expect(lab.game.player(0).life).toBe(life);
});
