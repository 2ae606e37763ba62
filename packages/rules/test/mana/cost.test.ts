import { describe, expect, it } from 'vitest';
import {
  addManaCosts,
  changeGeneric,
  colorsOfCost,
  manaCost,
  manaValue,
  parseManaCost,
  printManaCost,
  reduceByType,
  withColoredX,
  withX,
} from '../../src/mana/cost.ts';
import { maskOf } from '../../src/mana/manaTypes.ts';

/** All mana symbols of 107.4, and {C/P}. */
const SYMBOLS = (
  '{W} {U} {B} {R} {G} {C} {0} {1} {16} {X} {W/U} {W/B} {U/B} {U/R} {B/R} {B/G} {R/G} {R/W} {G/W} {G/U} {2/W} {2/U} {2/B} {2/R} {2/G} ' +
  '{C/W} {C/U} {C/B} {C/R} {C/G} {W/P} {U/P} {B/P} {R/P} {G/P} {W/U/P} {W/B/P} {U/B/P} {U/R/P} {B/R/P} {B/G/P} {R/G/P} {R/W/P} {G/W/P} ' +
  '{G/U/P} {S} {C/P}'
).split(' ');

describe('mana costs', () => {
  it.each(SYMBOLS)('reads and prints %s', (symbol) => {
    expect(printManaCost(manaCost(symbol))).toBe(symbol);
  });

  it.each([
    ['{W}{Q}', 'unknown-mana-symbol', '{Q}', 3],
    ['{T}', 'unknown-mana-symbol', '{T}', 0],
    ['{W/W}', 'unknown-mana-symbol', '{W/W}', 0],
    ['{0/W}', 'unknown-mana-symbol', '{0/W}', 0],
    ['{2/C}', 'unknown-mana-symbol', '{2/C}', 0],
    ['{P}', 'unknown-mana-symbol', '{P}', 0],
    ['{W/P/P}', 'unknown-mana-symbol', '{W/P/P}', 0],
    ['{W/U/B}', 'unknown-mana-symbol', '{W/U/B}', 0],
    ['{01}', 'unknown-mana-symbol', '{01}', 0],
    ['{}', 'unknown-mana-symbol', '{}', 0],
    ['{2}W', 'mana-cost-syntax', 'W', 3],
    ['{2', 'mana-cost-syntax', '{2', 0],
  ])('refuses %s', (text, code, piece, offset) => {
    expect(parseManaCost(text)).toEqual({ ok: false, error: { code, piece, offset } });
  });

  it('computes the mana value (202.3)', () => {
    expect(manaValue(manaCost('{2}{W/U}{B/P}{C}{S}'))).toBe(6);
    expect(manaValue(manaCost('{2/W}{2/U}'))).toBe(4); // 202.3f
    expect(manaValue(manaCost('{W/U/P}'))).toBe(1); // 202.3g
    expect(manaValue(manaCost('{X}{X}{R}'))).toBe(1); // 202.3e, off the stack
    expect(manaValue(manaCost('{X}{X}{R}'), 3)).toBe(7); // on the stack
    expect(manaValue(manaCost(''))).toBe(0);
  });

  it('knows its colours (202.2)', () => {
    expect(colorsOfCost(manaCost('{3}{C}{S}{X}'))).toBe(0);
    expect(colorsOfCost(manaCost('{W/U}{2/B}{G/P}{C/R}'))).toBe(31);
  });

  it('replaces X, adds and reduces', () => {
    expect(printManaCost(withX(manaCost('{X}{X}{1}{G}'), 2))).toBe('{5}{G}');
    // Only mana of certain colours pays for it.
    expect(printManaCost(withColoredX(manaCost('{X}{1}'), 2, maskOf(2)))).toBe('{1}{B}{B}');
    expect(printManaCost(withColoredX(manaCost('{X}'), 1, maskOf(2) | maskOf(3)))).toBe('{B/R}');
    expect(withX(manaCost('{X}{G}'), 4).variants[0]).toMatchObject({ generic: 4, total: 5 });
    expect(printManaCost(withX(manaCost('{X}'), 0))).toBe('{0}');
    expect(printManaCost(changeGeneric(manaCost('{2}{W}'), -3))).toBe('{W}'); // 118.7a
    expect(changeGeneric(manaCost('{2}{W}'), -3).variants[0]).toMatchObject({ generic: 0, total: 1 });
    expect(printManaCost(changeGeneric(manaCost('{2/W}'), -2))).toBe('{2/W}');
    expect(changeGeneric(manaCost('{2/W}'), -2).variants.map(({ total }) => total)).toEqual([1, 2]);
    expect(printManaCost(changeGeneric(manaCost('{X}{R}'), 2))).toBe('{X}{2}{R}');
    expect(printManaCost(addManaCosts(manaCost('{1}{W}'), manaCost('{2}{U}')))).toBe('{3}{W}{U}');
    expect(printManaCost(reduceByType(manaCost('{1}{W}{W}'), maskOf(0)))).toBe('{1}{W}'); // 118.7c
    expect(printManaCost(reduceByType(manaCost('{2}{U}'), maskOf(0)))).toBe('{1}{U}'); // 118.7b
    expect(printManaCost(reduceByType(manaCost('{U}'), maskOf(0)))).toBe('{U}');
  });

  it('lists the ways to pay, cheapest in life and mana first', () => {
    const ways = (text: string): number[][] => manaCost(text).variants.map(({ life, total }) => [life, total]);
    expect(ways('{1}{W/P}{W/P}')).toEqual([
      [0, 3],
      [2, 2],
      [4, 1],
    ]); // 107.4f
    expect(ways('{2/W}{2/W}')).toEqual([
      [0, 2],
      [0, 3],
      [0, 4],
    ]); // 107.4e
    expect(ways('{W/U}{X}{S}')).toEqual([[0, 2]]);
  });
});
