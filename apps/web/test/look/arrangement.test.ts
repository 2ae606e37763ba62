import { expect, test } from 'vitest';
import { type Arrangement, arrange, type Marks } from '../../src/table/arrangement.ts';
import { creature, land, permanent, scene } from './scenes.ts';

const NO_MARKS: Marks = { choices: new Set(), picked: new Set(), pointedAt: new Set() };

function refs(row: Arrangement['front']): number[][] {
  return row.map(({ permanents }) => permanents.map(({ ref }) => ref));
}

test('creatures stand in front, planeswalkers beside them, lands and the rest behind', () => {
  const artifact = permanent(4, { types: ['artifact'] });
  const walker = permanent(2, { types: ['planeswalker'] });
  const animated = permanent(5, { name: 'Mill', types: ['land', 'creature'] });
  const { front, support, lands } = arrange(scene([land(1), walker, creature(3), artifact, animated]), 0, NO_MARKS);
  expect(refs(front)).toEqual([[3], [5], [2]]);
  expect(refs(support)).toEqual([[4]]);
  expect(refs(lands)).toEqual([[1]]);
});

test('equal lands are one pile; a tapped one, one that can be chosen and one that is pointed at are not in it', () => {
  const seen = scene([land(1), land(2), land(3, { tapped: true }), land(4), land(5)]);
  const marks = { ...NO_MARKS, choices: new Set([4]), pointedAt: new Set([5]) };
  expect(refs(arrange(seen, 0, marks).lands)).toEqual([[1, 2], [3], [4], [5]]);
});

test('creatures are piled only from four equal ones on', () => {
  const three = [1, 2, 3].map((ref) => creature(ref));
  expect(refs(arrange(scene(three), 0, NO_MARKS).front)).toEqual([[1], [2], [3]]);
  expect(refs(arrange(scene([...three, creature(4)]), 0, NO_MARKS).front)).toEqual([[1, 2, 3, 4]]);
});

test('what is attached lies with its host, whoever controls it, and what is attached to that as well', () => {
  const aura = permanent(10, { types: ['enchantment'], attachedTo: 1, controller: 1 });
  const equipment = permanent(11, { types: ['artifact'], attachedTo: 1 });
  const onEquipment = permanent(12, { types: ['enchantment'], attachedTo: 11 });
  const seen = scene([creature(1), creature(2), creature(3), creature(4), equipment, onEquipment], [aura]);
  const mine = arrange(seen, 0, NO_MARKS);
  const host = mine.front.find(({ permanents }) => permanents[0].ref === 1);
  expect(host?.attachments.map(({ ref }) => ref).toSorted()).toEqual([10, 11, 12]);
  expect(mine.support).toEqual([]);
  expect(arrange(seen, 1, NO_MARKS)).toEqual({ front: [], support: [], lands: [] });
});

test('what is attached to a player lies with its controller', () => {
  const curse = permanent(1, { types: ['enchantment'], attachedTo: -2 });
  expect(refs(arrange(scene([curse]), 0, NO_MARKS).support)).toEqual([[1]]);
});
