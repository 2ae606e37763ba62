/**
 * Certification pairs: two games that differ in one card the player cannot see get the same analysis to the last bit, and once the card has
 * been revealed they do not. The card that matters: a counterspell, a combat trick, the next draw.
 */
import { advance, answer, DecisionKind, type Game, knownLists, viewOf, Zone } from '@foretell/rules';
import { describe, expect, test } from 'vitest';
import { type Analysis, analyse, type SearchOptions } from '../src/index.ts';
import { position, type Side } from './positions.ts';

interface Pair {
  readonly name: string;
  readonly sides: readonly [Side, Side];
  /** The two cards that change places: the owner's hand and the top of their library, or two cards of a library, the last one on top. */
  readonly owner: number;
  readonly dangerous: string;
  readonly harmless: string;
  /** Where the dangerous card is in the first game and the harmless one in the second. */
  readonly place: 'hand' | 'top';
  readonly kind: number;
  /** The pick that the card is about. */
  readonly isRisky: (analysis: Analysis['options'][number]) => boolean;
}

const casts = (option: Analysis['options'][number]): boolean => option.plan.steps[0]?.action?.op === 'cast';
const attacks = (option: Analysis['options'][number]): boolean =>
  option.plan.steps.some((step) => step.object !== null);

const PAIRS: readonly Pair[] = [
  {
    name: 'a counterspell in a hidden hand',
    sides: [
      { battlefield: ['Plains', 'Plains', 'Plains', 'Plains', 'Plains'], hand: ['Serra Angel'] },
      { battlefield: ['Island', 'Island', 'Grizzly Bears'] },
    ],
    owner: 1,
    dangerous: 'Counterspell',
    harmless: 'Swamp',
    place: 'hand',
    kind: DecisionKind.Priority,
    isRisky: casts,
  },
  {
    name: 'a combat trick in a hidden hand',
    sides: [{ battlefield: ['Hill Giant'] }, { battlefield: ['Forest', 'Forest', 'Grizzly Bears'] }],
    owner: 1,
    dangerous: 'Giant Growth',
    harmless: 'Swamp',
    place: 'hand',
    kind: DecisionKind.Attack,
    isRisky: attacks,
  },
  {
    name: 'the own next draw',
    sides: [
      { battlefield: ['Mountain', 'Island'], hand: ['Gitaxian Probe'], life: 4 },
      { battlefield: ['Hill Giant'], life: 3 },
    ],
    owner: 0,
    dangerous: 'Lightning Bolt',
    harmless: 'Swamp',
    place: 'top',
    kind: DecisionKind.Priority,
    isRisky: casts,
  },
];

/** The game of the pair in which the dangerous card is (or is not) where it matters. */
function gameOf(pair: Pair, isDangerous: boolean): Game {
  const [here, there] = isDangerous ? [pair.dangerous, pair.harmless] : [pair.harmless, pair.dangerous];
  const sides = pair.sides.map((side, player): Side => {
    if (player !== pair.owner) return side;
    if (pair.place === 'top') return { ...side, library: [there, here] };
    return { ...side, hand: [...(side.hand ?? []), here], library: [there] };
  });
  const game = position([sides[0] as Side, sides[1] as Side]);
  while (advance(game)?.kind !== pair.kind) answer(game, 0);
  return game;
}

function placeOf(game: Game, { owner, place }: Pair): number {
  const player = game.player(owner);
  return (place === 'hand' ? player.hand.at(-1) : player.library.at(-1)) ?? 0;
}

/** The game after the card that matters was shown to player 0. */
function revealed(game: Game, pair: Pair): Game {
  const slot = placeOf(game, pair);
  game.known[slot] = (game.known[slot] as number) | 1;
  return game;
}

function analysisOf(game: Game, options: Pick<SearchOptions, 'method' | 'budget' | 'worlds'>): Analysis {
  const result = analyse(viewOf(game, 0), { ...options, seed: 3, belief: knownLists(game) });
  if (!result.ok) throw new Error(result.error.code);
  return result.analysis;
}

function riskyValue(analysis: Analysis, { isRisky }: Pair): number {
  const values = analysis.options.filter(isRisky).map(({ winProbability }) => winProbability);
  return Math.max(...values);
}

describe.each(PAIRS)('$name', (pair) => {
  test.each(['flat', 'tree'] as const)('changes nothing while it is not seen: %s', (method) => {
    const options = { method, budget: { simulations: 64 }, worlds: 4 };
    const [present, absent] = [gameOf(pair, true), gameOf(pair, false)];
    expect(present.card(placeOf(present, pair)).definition.name).toBe(pair.dangerous);
    expect(absent.card(placeOf(absent, pair)).definition.name).toBe(pair.harmless);
    expect(JSON.stringify(analysisOf(absent, options))).toBe(JSON.stringify(analysisOf(present, options)));
  });

  test('is reckoned with once it was revealed', () => {
    const options = { method: 'flat', budget: { simulations: 256 }, worlds: 8 } as const;
    const [present, absent] = [true, false].map((isDangerous) => revealed(gameOf(pair, isDangerous), pair));
    if (present === undefined || absent === undefined) throw new Error('no games');
    for (const game of [present, absent]) expect(viewOf(game, 0).zone(Zone.Hand, 1).length).toBeLessThan(3);
    const [with_, without] = [
      riskyValue(analysisOf(present, options), pair),
      riskyValue(analysisOf(absent, options), pair),
    ];
    if (pair.owner === 0) expect(with_).toBeGreaterThan(without + 0.02);
    else expect(with_).toBeLessThan(without - 0.02);
  });
});
