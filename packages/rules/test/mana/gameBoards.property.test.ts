// Random boards in real games: what may be cast, that casting it goes through, and that nothing is given up for nothing, against a toy that plays
// every order of activations.
import { describe, expect, it } from 'vitest';
import { advance, answer } from '../../src/engine/advance.ts';
import { EventKind } from '../../src/engine/events.ts';
import {
  type Ability,
  type CardDefinition,
  CardType,
  type CostComponent,
  type Effect,
  type Filter,
  type ManaProduction,
  Zone,
} from '../../src/ir/index.ts';
import { ActionType, actionType } from '../../src/stack/action.ts';
import { slotOf } from '../../src/state/handle.ts';
import { always, card, enchantment, every, OTHER, plus, YOURS } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { gain, isCreature, ref, spellAbility, you } from '../stack/words.ts';
import { TestRandom } from './randomBoards.ts';
import { type Thing, type ToyBoard, toyPayable, type Usable } from './toyBoards.ts';

/** How many boards to draw: the usual run is quick, a long one is asked for by hand. */
const SCALE = Number(process.env['PAYMENT_BOARDS_SCALE'] ?? '1');
const LETTERS = 'WUBRGC';
const tap: CostComponent = { kind: 'tapSelf' };
const isLand: Filter = { kind: 'type', types: CardType.Land };

function add(mana: ManaProduction): Effect {
  return { kind: 'addMana', who: you, mana };
}

function activated(cost: readonly CostComponent[], effect: Effect): Ability {
  return { kind: 'activated', cost, targets: [], effect };
}

function tapFor(...types: number[]): Ability {
  return activated(
    [tap],
    add(types.length === 1 ? { kind: 'fixed', mana: types } : { kind: 'choice', types, amount: 1 }),
  );
}

function landsOf(controller: 'you' | 'opponents'): Extract<ManaProduction, { kind: 'couldProduce' }>['by'] {
  const theirs: Filter = { kind: 'controlledBy', who: { kind: controller } };
  return { kind: 'all', zone: Zone.Battlefield, filter: { kind: 'and', of: [isLand, theirs] } };
}

const nameOf = (thing: Thing): string => JSON.stringify(thing);

function cardOf(thing: Thing): CardDefinition {
  const name = nameOf(thing);
  switch (thing.is) {
    case 'land':
    case 'artifact':
    case 'creature': {
      const hurts = (thing.hurts ?? []).map((type) =>
        activated([tap], {
          kind: 'sequence',
          of: [add({ kind: 'fixed', mana: [type] }), { kind: 'damage', amount: 1, players: you }],
        }),
      );
      const abilities = [...(thing.makes.length > 0 ? [tapFor(...thing.makes)] : []), ...hurts];
      if (thing.is === 'creature') return card(name, CardType.Creature, { power: 1, toughness: 1, abilities });
      return card(name, thing.is === 'land' ? CardType.Land : CardType.Artifact, { abilities });
    }
    case 'filter': {
      const [a, b] = thing.pair;
      const cost = a === b ? `{${LETTERS.charAt(a)}}` : `{${LETTERS.charAt(a)}/${LETTERS.charAt(b)}}`;
      const both = add({ kind: 'combination', types: a === b ? [a] : [a, b], amount: 2 });
      return card(name, CardType.Land, { abilities: [tapFor(5), activated([{ kind: 'mana', cost }, tap], both)] });
    }
    case 'signet':
      return card(name, CardType.Artifact, {
        abilities: [activated([{ kind: 'mana', cost: '{1}' }, tap], add({ kind: 'fixed', mana: [...thing.pair] }))],
      });
    case 'ring':
      return card(name, CardType.Artifact, { abilities: [activated([tap], add({ kind: 'fixed', mana: [5, 5] }))] });
    case 'treasure':
      return card(name, CardType.Artifact, {
        abilities: [
          activated([tap, { kind: 'sacrificeSelf' }], add({ kind: 'choice', types: [0, 1, 2, 3, 4], amount: 1 })),
        ],
      });
    case 'mirror':
      return card(name, CardType.Land, {
        abilities: [activated([tap], add({ kind: 'couldProduce', by: landsOf('you'), what: 'type', amount: 1 }))],
      });
    case 'orchard':
      return card(name, CardType.Land, {
        abilities: [
          activated([tap], add({ kind: 'couldProduce', by: landsOf('opponents'), what: 'color', amount: 1 })),
        ],
      });
    case 'zoo':
      return card(name, CardType.Land, {
        abilities: [
          activated(
            [tap],
            add({ kind: 'choice', types: [0, 1, 2, 3, 4], amount: 1, spend: { on: isCreature, spellsOnly: true } }),
          ),
        ],
      });
    case 'altar':
      return card(name, CardType.Artifact, {
        abilities: [
          activated([{ kind: 'sacrifice', filter: isCreature, count: 1 }], add({ kind: 'fixed', mana: [5, 5] })),
        ],
      });
    case 'crucible':
      return card(name, CardType.Artifact, {
        abilities: [
          activated(
            [
              { kind: 'mana', cost: '{1}' },
              { kind: 'sacrifice', filter: isLand, count: 1, name: 'land' },
            ],
            add({ kind: 'couldProduce', by: ref('land'), what: 'type', amount: 1 }),
          ),
        ],
      });
    case 'doubler':
      return enchantment(name, {
        kind: 'replacement',
        replacement: { kind: 'produceMana', what: { kind: 'any' }, who: you, outcome: { kind: 'times', factor: 2 } },
      });
    case 'flare':
      return enchantment(name, {
        kind: 'triggered',
        event: { kind: 'tappedForMana', what: isLand, who: you },
        targets: [],
        effect: add({ kind: 'producedByEvent', amount: 1 }),
      });
    case 'coffers':
      return card(name, CardType.Artifact, {
        abilities: [
          activated(
            [{ kind: 'mana', cost: '{2}' }, tap],
            add({ kind: 'fixed', mana: [2], times: { kind: 'count', of: landsOf('you') } }),
          ),
        ],
      });
    case 'furnace':
      return card(name, CardType.Artifact, {
        abilities: [
          activated(
            [{ kind: 'mana', cost: '{1}' }, tap, { kind: 'sacrifice', filter: isCreature, count: 1, name: 'fuel' }],
            add({ kind: 'fixed', mana: [2], times: { kind: 'power', of: ref('fuel') } }),
          ),
        ],
      });
    case 'lord': {
      const others = every(isCreature, OTHER, YOURS);
      return card(name, CardType.Creature, { power: 1, toughness: 1, abilities: [always(others, plus(1, 1))] });
    }
  }
}

function randomBoard(random: TestRandom): ToyBoard {
  const colors = [random.below(5), random.below(5), random.below(5)] as const;
  const color = (): number => random.pick(colors);
  const things: Thing[] = [];
  const size = 1 + random.below(6);
  while (things.length < size) {
    const thing = randomThing(random, color);
    // A land that costs mana to use is either tapped or given up by planned payments, never both.
    const others = thing.is === 'crucible' ? 'filter' : thing.is === 'filter' ? 'crucible' : null;
    if (!things.some(({ is }) => is === others)) things.push(thing);
  }
  const symbols: number[] = [];
  const count = random.below(Math.min(4, size + 1));
  while (symbols.length < count) symbols.push(random.chance(90) ? color() : 5);
  let opposing = 0;
  while (random.chance(60)) opposing |= 1 << random.below(6);
  return { things, opposing, symbols, generic: random.below(size), creatureSpell: random.chance(50) };
}

const KINDS = [
  ...(['ring', 'treasure', 'mirror', 'mirror', 'orchard', 'zoo', 'altar', 'crucible', 'doubler', 'flare'] as const),
  ...(['coffers', 'furnace', 'lord', 'lord'] as const),
];

function randomThing(random: TestRandom, color: () => number): Thing {
  switch (random.below(18)) {
    case 0:
    case 1:
    case 2:
      return { is: 'land', makes: [color()] };
    case 3:
      return { is: 'land', makes: [0, 1] };
    case 4:
      return { is: 'land', makes: [5], hurts: [color(), 4] };
    case 5:
    case 6:
      return { is: 'filter', pair: [color(), color()] };
    case 7:
      return { is: 'signet', pair: [color(), color()] };
    case 8:
      return { is: 'creature', makes: [color()] };
    case 9:
      return { is: 'creature', makes: [] };
    case 10:
      return { is: 'artifact', makes: [5] };
    default:
      return { is: random.pick(KINDS) };
  }
}

function spellOf({ generic, symbols, creatureSpell }: ToyBoard): CardDefinition {
  const manaCost = `{${generic}}${symbols.map((type) => `{${LETTERS.charAt(type)}}`).join('')}`;
  return creatureSpell
    ? card('spell', CardType.Creature, { manaCost, power: 1, toughness: 1 })
    : card('spell', CardType.Sorcery, { manaCost, abilities: [spellAbility(gain(1))] });
}

/** What was tapped and given up to cast the spell; null if it is not castable. */
function castFor(board: ToyBoard): Usable | null {
  const opposing = [0, 1, 2, 3, 4, 5].filter((type) => ((board.opposing >> type) & 1) === 1);
  const theirs: Thing = { is: 'land', makes: opposing };
  const cards = new Map([theirs, ...board.things].map((thing) => [nameOf(thing), cardOf(thing)]));
  const table = new Table([...cards.values(), spellOf(board)]);
  const { game } = table;
  const handles = table.put(Zone.Battlefield, 0, ...board.things.map(nameOf));
  if (opposing.length > 0) table.put(Zone.Battlefield, 1, nameOf(theirs));
  table.put(Zone.Hand, 0, 'spell');
  table.start();
  const at = table.asked.options.findIndex((option, index) => index > 0 && actionType(option) === ActionType.Cast);
  if (at < 0) return null;
  const tapped: number[] = [];
  game.observer = {
    event: (_, { kind, object }) => {
      if (kind === EventKind.BecomesTapped) tapped.push(object);
    },
  };
  answer(game, at);
  advance(game);
  expect(game.stack.filter(({ isSpell }) => isSpell)).toHaveLength(1);
  let taps = 0;
  let losses = 0;
  handles.forEach((handle, index) => {
    if (tapped.includes(handle)) taps |= 1 << index;
    if (game.objects[slotOf(handle)]?.handle !== handle) losses |= 1 << index;
  });
  return { taps, losses, life: 20 - game.player(0).life };
}

describe('casting from random boards', () => {
  it(
    'is offered exactly when some order of activations pays, and gives up nothing without need',
    () => {
      let castable = 0;
      for (let seed = 0; seed < 800 * SCALE; seed++) {
        const board = randomBoard(new TestRandom(seed + 7_000_000));
        const words = `seed ${seed}: ${JSON.stringify(board)}`;
        const used = castFor(board);
        expect(used !== null, words).toBe(toyPayable(board, { taps: -1, losses: -1, life: 20 }));
        if (used === null) continue;
        castable++;
        expect(toyPayable(board, used), words).toBe(true);
        for (let at = 0; at < board.things.length; at++) {
          if ((((used.taps | used.losses) >> at) & 1) === 0) continue;
          const without = { ...used, taps: used.taps & ~(1 << at), losses: used.losses & ~(1 << at) };
          expect(toyPayable(board, without), `${words}, without ${at}`).toBe(false);
        }
      }
      expect(castable).toBeGreaterThan(250 * SCALE);
    },
    60_000 * SCALE,
  );
});
