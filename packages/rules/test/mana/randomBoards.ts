/** Random payment problems like real boards: basics, duals, pain lands, filters, mirrors, treasures, doublers, restricted mana, and more. */
import { type ManaCost, manaCost } from '../../src/mana/cost.ts';
import {
  type ManaType,
  type ManaUnit,
  plainMana,
  SPEND_AS_ANY_COLOR,
  SPEND_AS_ITSELF,
} from '../../src/mana/manaTypes.ts';
import { type PaymentProblem, type SourceOption, sourceOption } from '../../src/mana/paymentProblem.ts';

const COLORS: readonly ManaType[] = [0, 1, 2, 3, 4];
const LETTERS = 'WUBRGC';

/** A 32-bit generator of the xorshift family; good enough to draw tests. */
export class TestRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  }

  below(limit: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) % limit;
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)]!;
  }
}

export interface BoardShape {
  readonly sources: number;
  /** Whether to add things used up along with a source, and sources used several times. */
  readonly shared: boolean;
}

export function randomProblem(random: TestRandom, { sources, shared }: BoardShape): PaymentProblem {
  // Boards of one or two favourite colours make tight cases more often than even draws.
  const favourites = random.chance(50) ? COLORS : [random.pick(COLORS), random.pick(COLORS), random.pick(COLORS)];
  const options: SourceOption[] = [];
  const doubled = random.chance(10);
  for (let source = 0; source < sources; source++)
    options.push(...randomSource(random, source, favourites, shared, doubled, options));
  const pool: ManaUnit[] = [];
  while (random.chance(25)) pool.push(randomUnit(random, favourites));
  return {
    pool,
    cost: randomCost(random, favourites, sources),
    options,
    life: random.pick([0, 1, 2, 3, 20, 20]),
    allowedRestrictions: [true, random.chance(50), random.chance(50)],
    spendAs: random.chance(8) ? SPEND_AS_ANY_COLOR : SPEND_AS_ITSELF,
    wanted: Array.from({ length: 6 }, () => random.below(3)),
  };
}

function randomUnit(random: TestRandom, favourites: readonly ManaType[]): ManaUnit {
  const type = random.chance(80) ? random.pick(favourites) : 5;
  return { type, snow: random.chance(10), restriction: random.chance(15) ? 1 + random.below(2) : 0 };
}

export function randomCost(random: TestRandom, favourites: readonly ManaType[], sources: number): ManaCost {
  const letter = (): string => LETTERS.charAt(random.pick(favourites));
  const pair = (): string => {
    const first = random.pick(COLORS);
    const second = COLORS[(first + 1 + random.below(4)) % 5]!;
    return `${LETTERS.charAt(first)}/${LETTERS.charAt(second)}`;
  };
  let text = random.chance(70) ? `{${random.below(Math.max(2, Math.min(5, sources)))}}` : '';
  const symbols = random.below(Math.min(6, sources + 2));
  for (let count = 0; count < symbols; count++) {
    const roll = random.below(100);
    if (roll < 60) text += `{${letter()}}`;
    else if (roll < 74) text += `{${pair()}}`;
    else if (roll < 80) text += `{2/${letter()}}`;
    else if (roll < 87) text += `{${letter()}/P}`;
    else if (roll < 89) text += `{${pair()}/P}`;
    else if (roll < 94) text += '{C}';
    else text += '{S}';
  }
  return manaCost(text);
}

function randomSource(
  random: TestRandom,
  source: number,
  favourites: readonly ManaType[],
  shared: boolean,
  doubled: boolean,
  others: readonly SourceOption[],
): SourceOption[] {
  const color = (): ManaType => random.pick(favourites);
  const times = doubled ? 2 : 1;
  const units = (...types: ManaType[]): ManaUnit[] => types.flatMap((type) => Array(times).fill(plainMana(type)));
  const choice = (types: readonly ManaType[], extra: Partial<SourceOption> = {}): SourceOption[] =>
    types.map((type) => sourceOption({ source, produces: units(type), ...extra }));
  const [a, b] = [color(), color()];
  switch (random.below(shared ? 18 : 15)) {
    case 0:
    case 1:
      return choice([a]);
    case 2:
      return choice([a, b]);
    case 3:
      return [...choice([5]), ...choice([a, b], { life: 1 })];
    case 4:
      return choice(COLORS);
    case 5:
      return choice(COLORS, { loss: 3 });
    case 6: {
      const cost = manaCost(a === b ? `{${LETTERS.charAt(a)}}` : `{${LETTERS.charAt(a)}/${LETTERS.charAt(b)}}`);
      const filter = [units(a, a), units(a, b), units(b, b)].map((produces) =>
        sourceOption({ source, cost, produces }),
      );
      return [...choice([5]), ...filter];
    }
    case 7:
      return [sourceOption({ source, cost: manaCost('{1}'), produces: units(a, b) })];
    case 8:
      return [sourceOption({ source, produces: units(5, 5) })];
    case 9:
      return [sourceOption({ source, produces: units(a, random.chance(50) ? 5 : b) })];
    case 10: {
      const restriction = 1 + random.below(2);
      return [a, b].map((type) => sourceOption({ source, produces: [{ type, snow: false, restriction }] }));
    }
    case 11:
      return [sourceOption({ source, produces: [{ type: a, snow: true, restriction: 0 }] })];
    case 12:
      return [
        ...choice([5]),
        ...COLORS.map((type) => sourceOption({ source, cost: manaCost('{1}'), produces: units(type), life: 0 })),
      ];
    case 13:
      return [a, b].map((type) => sourceOption({ source, produces: [plainMana(type), plainMana(type)], loss: 1 }));
    case 14: {
      // a mirror of any type that some of the others could produce; a mirror of none makes nothing
      const mirrored = others.filter(({ pays }) => pays === 'anything' && random.chance(50));
      return choice([...new Set(mirrored.flatMap(({ produces }) => produces.map(({ type }) => type)))]);
    }
    case 15: // a creature tapped along
      return COLORS.map((type) => sourceOption({ source, produces: units(type), alsoUses: [100 + random.below(2)] }));
    case 16: // several counters to remove
      return [
        sourceOption({ source, produces: units(a), uses: 2 }),
        sourceOption({ source, produces: units(b), uses: 2 }),
      ];
    default: // convoke or delve
      return random.chance(50)
        ? [sourceOption({ source, produces: [plainMana(a)], pays: 'thisCost', loss: 1 })]
        : [sourceOption({ source, produces: [plainMana(5)], pays: 'thisCostGeneric' })];
  }
}

/** Boards on which nearly every source costs mana of two colours to use: `filters` of them, and a few lands. */
export function filterProblem(random: TestRandom, filters: number): PaymentProblem {
  const options: SourceOption[] = [];
  for (let source = 0; source < filters; source++) {
    const [a, b] = [random.pick(COLORS), random.pick(COLORS)];
    const cost = manaCost(a === b ? `{${LETTERS.charAt(a)}}` : `{${LETTERS.charAt(a)}/${LETTERS.charAt(b)}}`);
    options.push(sourceOption({ source, produces: [plainMana(5)] }));
    for (const pair of [
      [a, a],
      [a, b],
      [b, b],
    ] as const)
      options.push(sourceOption({ source, cost, produces: pair.map(plainMana) }));
  }
  const lands = 1 + random.below(2);
  for (let land = 0; land < lands; land++)
    options.push(sourceOption({ source: filters + land, produces: [plainMana(random.pick(COLORS))] }));
  const cost = manaCost(
    `{${random.below(4)}}${Array.from({ length: 2 + random.below(5) }, () => `{${LETTERS.charAt(random.pick(COLORS))}}`).join('')}`,
  );
  return { pool: [], cost, options, life: 20, allowedRestrictions: [], spendAs: SPEND_AS_ITSELF, wanted: [] };
}
