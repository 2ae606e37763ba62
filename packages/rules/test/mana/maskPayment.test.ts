import { describe, expect, it } from 'vitest';
import { manaCost } from '../../src/mana/cost.ts';
import { type ManaMask, type ManaType, SNOW_BIT } from '../../src/mana/manaTypes.ts';
import { assignMasks, canPayWithMasks } from '../../src/mana/maskPayment.ts';
import { randomCost, TestRandom } from './randomBoards.ts';

const COLORS: readonly ManaType[] = [0, 1, 2, 3, 4];

/** Masks from letters: `land('WU')`; an S makes the land snow. */
function land(letters: string): ManaMask {
  let mask = 0;
  for (const letter of letters) mask |= letter === 'S' ? SNOW_BIT : 1 << 'WUBRGC'.indexOf(letter);
  return mask;
}

function pays(lands: readonly string[], cost: string, life = 0): boolean {
  return canPayWithMasks(lands.map(land), lands.length, manaCost(cost), life);
}

/** Every choice of units by plain recursion: the sets of units, as bits, that pay a variant exactly. */
function payingSets(masks: readonly ManaMask[], symbols: readonly ManaMask[], generic: number): Set<number> {
  let sets = new Set([0]);
  const wanted = [...symbols, ...Array<ManaMask>(generic).fill(-1)];
  for (const symbol of wanted) {
    const next = new Set<number>();
    for (const set of sets) {
      masks.forEach((mask, unit) => {
        if ((set & (1 << unit)) === 0 && (mask & symbol) !== 0) next.add(set | (1 << unit));
      });
    }
    sets = next;
  }
  return sets;
}

describe('payment with units of one mana', () => {
  it('is exact where first choices go wrong', () => {
    expect(pays(['WU', 'W', 'UB', 'B'], '{W}{W}{U}{B}')).toBe(true);
    expect(pays(['WU', 'W', 'UB', 'B'], '{W}{W}{W}')).toBe(false);
    expect(pays(['WU', 'WU', 'WU', 'BR'], '{1}{W}{U}{B}')).toBe(true);
    expect(pays(['WU', 'BR', 'BR', 'G'], '{W}{U}')).toBe(false);
    expect(pays(['W', 'U'], '{W/B}{W/U}')).toBe(true);
    expect(pays(['U', 'U'], '{W/B}{W/U}')).toBe(false);
  });

  it('knows colourless, snow, monocoloured hybrid and Phyrexian symbols', () => {
    expect(pays(['W'], '{C}')).toBe(false);
    expect(pays(['WC'], '{C}')).toBe(true);
    expect(pays(['W', 'US'], '{S}{W}')).toBe(true);
    expect(pays(['W', 'US'], '{S}{U}')).toBe(false);
    expect(pays(['U', 'R'], '{2/W}')).toBe(true);
    expect(pays(['U', 'R'], '{2/W}{2/W}')).toBe(false);
    expect(pays(['W', 'W'], '{2/W}{2/W}')).toBe(true);
    expect(pays(['U'], '{U}{W/P}', 1)).toBe(false);
    expect(pays(['U'], '{U}{W/P}', 2)).toBe(true);
    expect(pays([], '{0}')).toBe(true);
    expect(pays(['W'], '{2}')).toBe(false);
  });

  it('agrees with plain recursion, and spends the front of the list first', () => {
    let payable = 0;
    for (let seed = 0; seed < 4000; seed++) {
      const random = new TestRandom(seed);
      const cost = randomCost(random, COLORS, 5);
      const masks = Array.from({ length: random.below(9) }, () => 1 + random.below(127));
      const life = random.below(5);
      const sets = cost.variants.map(({ typed, generic }) => {
        return payingSets(
          masks,
          typed.map(({ mask }) => mask),
          generic,
        );
      });
      const expected = cost.variants.some((variant, index) => variant.life <= life && sets[index]!.size > 0);
      expect(canPayWithMasks(masks, masks.length, cost, life), `seed ${seed}`).toBe(expected);
      if (expected) payable++;
      cost.variants.forEach((variant, index) => {
        const paysFor: number[] = [];
        const paid = assignMasks(masks, masks.length, variant, paysFor);
        expect(paid, `seed ${seed}`).toBe(sets[index]!.size > 0);
        if (!paid) return;
        const used = paysFor.reduce((set, slot, unit) => (slot < -1 ? set : set | (1 << unit)), 0);
        // Weights that double along the list: the cheapest set is the smallest number.
        expect(used, `seed ${seed}`).toBe(Math.min(...sets[index]!));
        paysFor.forEach((slot, unit) => {
          if (slot >= 0) expect(masks[unit]! & variant.typed[slot]!.mask, `seed ${seed}`).not.toBe(0);
        });
      });
    }
    expect(payable).toBeGreaterThan(1000);
  });
});
