import { describe, expect, it } from 'vitest';
import { refresh } from '../../src/effects/refresh.ts';
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Effect,
  Keyword,
  type ManaProduction,
  Supertype,
  Zone,
} from '../../src/ir/index.ts';
import { manaCost } from '../../src/mana/cost.ts';
import { NOTHING_HELD } from '../../src/mana/held.ts';
import type { ManaType } from '../../src/mana/manaTypes.ts';
import { SPEND_AS_ITSELF } from '../../src/mana/manaTypes.ts';
import { poolUnits } from '../../src/mana/payMana.ts';
import type { PaymentProblem } from '../../src/mana/paymentProblem.ts';
import { canPayPlainly, mostPlainMana, payPlainly } from '../../src/mana/plainPayment.ts';
import { canPay, planPayment } from '../../src/mana/planner.ts';
import { manaSources } from '../../src/mana/sources.ts';
import { wantedMana } from '../../src/mana/wanted.ts';
import { StackItem } from '../../src/state/stackItem.ts';
import { Board, card, creature, land } from '../effects/board.ts';
import { TestRandom } from './randomBoards.ts';

const you = { kind: 'you' } as const;

function adds(...mana: ManaType[]): Effect {
  return { kind: 'addMana', who: you, mana: { kind: 'fixed', mana } };
}

function oneOf(...types: ManaType[]): Effect {
  return { kind: 'addMana', who: you, mana: { kind: 'choice', types, amount: 1 } };
}

function taps(effect: Effect, fee = ''): Ability {
  const cost = [{ kind: 'tapSelf' } as const];
  return { kind: 'activated', cost: fee === '' ? cost : [{ kind: 'mana', cost: fee }, ...cost], targets: [], effect };
}

function hurting(effect: Effect): Ability {
  return taps({ kind: 'sequence', of: [effect, { kind: 'damage', amount: 1, players: you }] });
}

const CARDS: readonly CardDefinition[] = [
  land('plains', 'Plains'),
  land('island', 'Island'),
  land('dual', 'Island', 'Mountain'),
  card('snow island', CardType.Land, { supertypes: Supertype.Snow, subtypes: ['Island'] }),
  card('pain', CardType.Land, { abilities: [taps(adds(5)), hurting(oneOf(0, 2))] }),
  card('signet', CardType.Artifact, { abilities: [taps(adds(0, 1), '{1}')] }),
  card('other signet', CardType.Artifact, { abilities: [taps(adds(1, 3), '{1}')] }),
  card('ring', CardType.Artifact, { abilities: [taps(adds(5, 5))] }),
];
/** With these in play a board is mixed. */
const OTHERS: readonly CardDefinition[] = [
  card('treasure', CardType.Artifact, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'tapSelf' }, { kind: 'sacrificeSelf' }],
        targets: [],
        effect: oneOf(0, 1, 2, 3, 4),
      },
    ],
  }),
  card('spawn', CardType.Creature, {
    abilities: [{ kind: 'activated', cost: [{ kind: 'sacrificeSelf' }], targets: [], effect: adds(5) }],
  }),
  card('town', CardType.Land, {
    abilities: [
      taps(adds(5)),
      {
        kind: 'activated',
        cost: [{ kind: 'tapSelf' }, { kind: 'payLife', amount: 1 }],
        targets: [],
        effect: oneOf(0, 1, 2, 3, 4),
      },
    ],
  }),
  card('tomb', CardType.Land, { abilities: [hurting(adds(5, 5))] }),
  card('filter', CardType.Land, { abilities: [taps(adds(5)), taps(oneOf(2, 4), '{1}')] }),
  card('altar', CardType.Artifact, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'sacrifice', count: 1, filter: { kind: 'type', types: CardType.Artifact } }],
        targets: [],
        effect: adds(5, 5),
      },
    ],
  }),
];
/** What adds to the mana that lands are tapped for: always the same, or more of the same. */
const ADDING: readonly CardDefinition[] = [
  card('growth', CardType.Artifact, { abilities: [adding({ kind: 'fixed', mana: [4] })] }),
  card('mirror', CardType.Artifact, { abilities: [adding({ kind: 'producedByEvent', amount: 1 })] }),
];

function adding(mana: ManaProduction): Ability {
  const event = { kind: 'tappedForMana', what: { kind: 'type', types: CardType.Land }, who: you } as const;
  return { kind: 'triggered', event, targets: [], effect: { kind: 'addMana', who: you, mana } };
}

const WITH_OTHERS = [...CARDS, ...OTHERS, ...OTHERS];
const WITH_ADDING = [...CARDS, ...ADDING];

/** Spells that may be in hand, with the mana they call for. */
const HELD = ['{W}', '{1}{U}', '{B}{R}'];
const SPELLS = HELD.map((manaCost) => card(manaCost, CardType.Instant, { manaCost }));

const COSTS = [
  '{1}',
  '{2}',
  '{W}',
  '{U}{U}',
  '{W}{U}',
  '{R}{W}',
  '{1}{W}{B}',
  '{3}{U}',
  '{W}{W}{U}{U}',
  '{S}{1}',
  '{B/P}{W}',
  '{5}',
  '{C}{B}',
];

interface Question {
  readonly board: Board;
  readonly problem: PaymentProblem;
  readonly item: StackItem;
  readonly slots: readonly number[];
}

const boards = new Map<readonly CardDefinition[], readonly CardDefinition[]>();

function withSpells(cards: readonly CardDefinition[]): readonly CardDefinition[] {
  const all = boards.get(cards) ?? [...cards, ...SPELLS];
  boards.set(cards, all);
  return all;
}

function randomQuestion(random: TestRandom, cards: readonly CardDefinition[] = CARDS): Question {
  const board = new Board(withSpells(cards));
  const { game } = board;
  if (random.chance(50)) board.putCard(random.pick(HELD), Zone.Hand);
  const size = random.below(7);
  for (let i = 0; i < size; i++) {
    const handle = board.put(random.pick(cards).name, random.chance(90) ? 0 : 1);
    board.permanent(handle).tapped = random.chance(15);
  }
  if (random.chance(20)) game.player(0).pool = [0, 1, 0, 0, 0, random.below(2)];
  game.player(0).life = random.chance(25) ? random.below(4) : 20;
  refresh(game);
  const cost = manaCost(random.pick(COSTS));
  const sources = manaSources(game, 0);
  const problem: PaymentProblem = {
    pool: poolUnits(game, 0),
    cost,
    options: sources.map(({ option }) => option),
    life: game.player(0).life,
    allowedRestrictions: [],
    spendAs: SPEND_AS_ITSELF,
    wanted: wantedMana(game, 0),
  };
  const item = new StackItem(0, null, game.catalog.hidden.front, false, 0);
  return { board, problem, item, slots: sources.map(({ option }) => option.source) };
}

describe('payment on plain boards', () => {
  it('answers as the planner does, and settles nearly every question', () => {
    const random = new TestRandom(5);
    let open = 0;
    for (let round = 0; round < 700; round++) {
      const { board, problem } = randomQuestion(random);
      const plain = canPayPlainly(board.game, 0, problem.cost, NOTHING_HELD, problem.life);
      if (plain === null) open++;
      else expect(plain, `round ${round}`).toBe(canPay(problem));
    }
    expect(open).toBeLessThan(105);
  });

  it('answers as the planner does where other things make mana as well, or leaves it to the planner', () => {
    const random = new TestRandom(8);
    let settled = 0;
    for (let round = 0; round < 400; round++) {
      const { board, problem } = randomQuestion(random, round % 3 === 0 ? WITH_ADDING : WITH_OTHERS);
      const plain = canPayPlainly(board.game, 0, problem.cost, NOTHING_HELD, problem.life);
      if (plain === null) continue;
      settled++;
      expect(plain, `round ${round}`).toBe(canPay(problem));
      const most = mostPlainMana(board.game, 0);
      if (most >= 0) expect(canPay({ ...problem, cost: manaCost(`{${most + 1}}`) }), `round ${round}`).toBe(false);
    }
    expect(settled).toBeGreaterThan(250);
  });

  it('never has less mana than can be spent', () => {
    const random = new TestRandom(6);
    for (let round = 0; round < 250; round++) {
      const { board, problem } = randomQuestion(random);
      const most = mostPlainMana(board.game, 0);
      expect(canPay({ ...problem, cost: manaCost(`{${most + 1}}`) }), `round ${round}`).toBe(false);
    }
  });

  it('beside sources that hurt or make more, taps what the planner would tap', () => {
    const random = new TestRandom(7);
    let paid = 0;
    for (let round = 0; round < 900; round++) {
      const { board, problem, item, slots } = randomQuestion(random);
      const { game } = board;
      if (!problem.options.some(({ life, produces }) => life > 0 || produces.length > 1)) continue;
      const before = game.battlefield.filter((slot) => game.objects[slot]?.tapped === true);
      const plan = planPayment(problem);
      if (!payPlainly(game, item, problem.cost, NOTHING_HELD)) continue;
      paid++;
      const tapped = game.battlefield.filter((slot) => game.objects[slot]?.tapped === true && !before.includes(slot));
      const planned = plan?.steps.map(({ option }) => slots[option] as number).sort((a, b) => a - b);
      expect(tapped, `round ${round}`).toEqual(planned);
    }
    expect(paid).toBeGreaterThan(45);
  });

  it.each([
    ['{W}', ['swamp', 'swamp']],
    ['{B}{R}', ['plains', 'plains']],
  ])('leaves what a spell in hand calls for: %s', (held, tapped) => {
    const board = new Board([land('plains', 'Plains'), land('swamp', 'Swamp'), ...SPELLS]);
    const lands = ['plains', 'swamp', 'plains', 'swamp'].map((name) => ({ name, handle: board.put(name) }));
    board.putCard(held, Zone.Hand);
    refresh(board.game);
    const item = new StackItem(0, null, board.game.catalog.hidden.front, false, 0);
    expect(payPlainly(board.game, item, manaCost('{2}'), NOTHING_HELD)).toBe(true);
    expect(lands.filter(({ handle }) => board.permanent(handle).tapped).map(({ name }) => name)).toEqual(tapped);
  });

  it.each([
    // With nothing else to cast, a creature that may block is worth more than a choice of colors.
    [[], ['island', 'tropical island']],
    // Blue runs short for the spell in hand: the creature pays in place of the land that makes it.
    [['{U}'], ['island', 'elf']],
  ])('leaves a creature untapped, unless a color runs short: with %s in hand', (held, tapped) => {
    const elf = creature('elf', 1, 1, { keywords: Keyword.Haste, abilities: [taps(adds(4))] });
    const spell = card('{U}', CardType.Instant, { manaCost: '{U}' });
    const board = new Board([land('island', 'Island'), land('tropical island', 'Forest', 'Island'), elf, spell]);
    const sources = ['island', 'tropical island', 'elf'].map((name) => ({ name, handle: board.put(name) }));
    for (const name of held) board.putCard(name, Zone.Hand);
    refresh(board.game);
    const item = new StackItem(0, null, board.game.catalog.hidden.front, false, 0);
    expect(payPlainly(board.game, item, manaCost('{1}{U}'), NOTHING_HELD)).toBe(true);
    expect(sources.filter(({ handle }) => board.permanent(handle).tapped).map(({ name }) => name)).toEqual(tapped);
  });
});
