// What every definition of the pool must be: plain JSON, uniquely named, with costs that parse and no reference to an unbound name.
import { type CardDefinition, checkCardBindings } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { builtInPool, cardByName } from '../src/index.ts';

const named = builtInPool.map((card): [string, CardDefinition] => [card.name, card]);

/** One or more symbols: numbers, X, colours, {C}, {S}, hybrid, two-or-one and Phyrexian ones (107.4). */
const MANA_COST = /^(\{(\d+|X|[WUBRGCS]|[WUBRG2]\/[WUBRG]|[WUBRG]\/P)\})+$/;

function manaCostsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(manaCostsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'manaCost' || key === 'cost') && typeof inner === 'string' && inner.startsWith('{')
      ? [inner]
      : manaCostsIn(inner),
  );
}

describe('the pool', () => {
  it('names each card once, and each face once', () => {
    const names = builtInPool.map((card) => card.name);
    const faces = builtInPool.flatMap((card) => card.faces.map((face) => face.name));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(faces).size).toBe(faces.length);
  });

  it('is found by card names and face names', () => {
    expect(cardByName('Fire // Ice')?.faces.map((face) => face.name)).toEqual(['Fire', 'Ice']);
    expect(cardByName('Ice')).toBe(cardByName('Fire // Ice'));
    expect(cardByName('Fire/Ice')).toBeUndefined();
  });

  it.each(named)('%s is plain JSON', (_, card) => {
    expect(JSON.parse(JSON.stringify(card))).toStrictEqual(card);
  });

  it.each(named)('%s has mana costs of known symbols', (_, card) => {
    for (const manaCost of manaCostsIn(card)) expect(manaCost).toMatch(MANA_COST);
  });

  it.each(named)('%s refers only to names that are bound', (_, card) => {
    expect(checkCardBindings(card)).toEqual([]);
  });
});
