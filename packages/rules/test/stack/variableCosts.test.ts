/** Costs that depend on what is chosen or counted, and mana abilities for times with priority (601.2f, 602.2b, 605.3a). */
import { describe, expect, it } from 'vitest';
import { CardType, type Effect, type Filter, type Quantity, Step, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { card, creature } from '../effects/board.ts';
import { Table } from './table.ts';

const you = { kind: 'you' } as const;
const creatures = {
  kind: 'all',
  zone: Zone.Battlefield,
  filter: { kind: 'type', types: CardType.Creature },
} as const;

/** So much less if the spell targets one that matches. */
function ifItTargets(what: Filter, then: number): Quantity {
  const test = { kind: 'matches', what: { kind: 'self' }, filter: { kind: 'targets', what } } as const;
  return { kind: 'conditional', if: test, then, else: 0 };
}

function mayPayX(then: Effect): Effect {
  return { kind: 'mayPay', who: you, cost: [{ kind: 'mana', cost: '{X}' }], then };
}

describe('an activated ability', () => {
  const engine = card('engine', CardType.Artifact, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'mana', cost: '{3}' }],
        targets: [],
        effect: { kind: 'gainLife', who: you, amount: 1 },
        costsLess: { kind: 'count', of: creatures },
      },
    ],
  });

  it('costs less for each of what is counted', () => {
    const table = new Table([engine, creature('bear', 2, 2)]);
    table.put(Zone.Battlefield, 0, 'engine', 'bear');
    table.mana(0, 0, 0, 0, 0, 0, 1).start();
    expect(table.actions).toEqual([]);
    table.put(Zone.Battlefield, 1, 'bear');
    table.ask();
    expect(table.actions).toEqual(['activate engine']);
    table.act('activate engine').resolveAll();
    expect(table.game.player(0).life).toBe(21);
    expect(table.game.player(0).pool).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('an increase', () => {
  const tax = (what: 'spell' | 'ability', name: string): ReturnType<typeof card> =>
    card(name, CardType.Enchantment, {
      abilities: [
        {
          kind: 'static',
          effect: {
            kind: 'cost',
            change: {
              what,
              who: { kind: 'eachPlayer' },
              filter: { kind: 'any' },
              increase: [{ kind: 'mana', cost: '{2}' }],
            },
          },
        },
      ],
    });
  const gain = { kind: 'gainLife', who: you, amount: 1 } as const;
  const flood = card('flood', CardType.Instant, {
    manaCost: '{2}',
    abilities: [
      { kind: 'keyword', keyword: 'costsLess', generic: 3 },
      { kind: 'spell', targets: [], effect: gain },
    ],
  });
  const engine = card('engine', CardType.Artifact, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'mana', cost: '{2}' }],
        targets: [],
        effect: gain,
        costsLess: 3,
      },
    ],
  });

  it('comes before what the spell or ability itself takes off (601.2f, 602.2b)', () => {
    const table = new Table([tax('spell', 'thorn'), tax('ability', 'field'), flood, engine]);
    table.put(Zone.Battlefield, 0, 'engine');
    table.put(Zone.Battlefield, 1, 'thorn', 'field');
    table.put(Zone.Hand, 0, 'flood');
    expect(table.start().actions).toEqual([]);
    table.mana(0, 0, 0, 0, 0, 0, 1).ask();
    expect(table.actions.toSorted()).toEqual(['activate engine', 'cast flood']);
  });
});

describe('a spell that costs less for a target', () => {
  const then = 2;
  const dispute = card('dispute', CardType.Instant, {
    manaCost: '{3}',
    abilities: [
      {
        kind: 'keyword',
        keyword: 'costsLess',
        generic: {
          kind: 'conditional',
          if: {
            kind: 'matches',
            what: { kind: 'self' },
            filter: { kind: 'targets', what: { kind: 'color', colors: 2 } },
          },
          then,
          else: 0,
        },
      },
      {
        kind: 'spell',
        targets: [
          {
            name: 'target',
            what: { kind: 'type', types: CardType.Creature },
            zone: Zone.Battlefield,
            players: null,
            min: 1,
            max: 1,
          },
        ],
        effect: { kind: 'destroy', what: { kind: 'bound', name: 'target' } },
      },
    ],
  });
  const table = (mana: number): Table => {
    const made = new Table([dispute, creature('bear', 2, 2), creature('blue bear', 2, 2, { manaCost: '{U}' })]);
    made.put(Zone.Hand, 0, 'dispute');
    made.put(Zone.Battlefield, 1, 'bear', 'bear', 'blue bear');
    return made.mana(0, 0, 0, 0, 0, 0, mana).start();
  };

  it('is offered only with the targets it can be paid for', () => {
    expect(table(0).actions).toEqual([]);
    const cheap = table(1).act('cast dispute');
    // The only target is chosen without a question.
    expect(cheap.stack).toEqual(['dispute']);
    cheap.resolveAll();
    expect(cheap.graveyard(1)).toEqual(['blue bear']);
    const dear = table(3).act('cast dispute');
    expect(dear.offered).toEqual(['bear', 'blue bear']);
    dear.choose('bear');
    expect(dear.game.player(0).pool).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('a spell that costs less for one of up to two targets', () => {
  const creatures = { kind: 'type', types: CardType.Creature } as const;
  const town = card('town', CardType.Instant, {
    manaCost: '{3}',
    abilities: [
      {
        kind: 'keyword',
        keyword: 'costsLess',
        generic: ifItTargets({ kind: 'color', colors: 2 }, 2),
      },
      {
        kind: 'spell',
        targets: [{ name: 'target', what: creatures, zone: Zone.Battlefield, players: null, min: 0, max: 2 }],
        effect: { kind: 'destroy', what: { kind: 'bound', name: 'target' } },
      },
    ],
  });

  it('goes on until it can be paid for', () => {
    const table = new Table([town, creature('bear', 2, 2), creature('blue bear', 2, 2, { manaCost: '{U}' })]);
    table.put(Zone.Hand, 0, 'town');
    table.put(Zone.Battlefield, 1, 'bear', 'blue bear');
    table.mana(0, 0, 0, 0, 0, 0, 1).start().act('cast town');
    expect(table.offered).toEqual(['bear', 'blue bear']);
    // The other target makes it cost less, so that it is the only one that can follow.
    table.choose('bear').resolveAll();
    expect(table.graveyard(1).sort()).toEqual(['bear', 'blue bear']);
  });
});

describe('a mana ability for times with priority', () => {
  const diamond = card('diamond', CardType.Artifact, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'sacrificeSelf' }],
        targets: [],
        effect: { kind: 'addMana', who: you, mana: { kind: 'fixed', mana: [3, 3, 3] } },
        onlyAsInstant: true,
      },
    ],
  });
  const bolt = card('big bolt', CardType.Sorcery, {
    manaCost: '{2}{R}',
    abilities: [{ kind: 'spell', targets: [], effect: { kind: 'gainLife', who: you, amount: 3 } }],
  });

  it('does not pay for a spell that is being cast, but makes mana for it before', () => {
    const table = new Table([diamond, bolt]);
    table.put(Zone.Battlefield, 0, 'diamond');
    table.put(Zone.Hand, 0, 'big bolt');
    table.start();
    expect(table.actions).toEqual(['activate diamond']);
    table.act('activate diamond');
    expect(table.actions).toEqual(['cast big bolt']);
    table.act('cast big bolt').resolveAll();
    expect(table.game.player(0).life).toBe(23);
  });

  it('does so as well if it is one for when sorceries can be cast (307.5)', () => {
    const ignus = card('ignus', CardType.Artifact, {
      abilities: [
        {
          kind: 'activated',
          cost: [{ kind: 'sacrificeSelf' }],
          targets: [],
          effect: { kind: 'addMana', who: you, mana: { kind: 'fixed', mana: [3, 3, 3] } },
          sorcerySpeed: true,
        },
      ],
    });
    const table = new Table([ignus, bolt]);
    table.put(Zone.Battlefield, 0, 'ignus');
    table.put(Zone.Hand, 0, 'big bolt');
    table.start();
    expect(table.actions).toEqual(['activate ignus']);
    table.act('activate ignus');
    expect(table.actions).toEqual(['cast big bolt']);
  });
});

describe('a trigger of a card with {X} in its mana cost', () => {
  it('asks for its own X unless it triggers as the card is cast or enters (107.3m)', () => {
    const decree = card('decree', CardType.Enchantment, {
      manaCost: '{X}{1}',
      abilities: [
        {
          kind: 'triggered',
          event: { kind: 'beginningOf', step: Step.Upkeep, whose: you },
          targets: [],
          effect: mayPayX({ kind: 'gainLife', who: you, amount: { kind: 'x' } }),
        },
      ],
    });
    const land = card('land', CardType.Land, {
      abilities: [
        {
          kind: 'activated',
          cost: [{ kind: 'tapSelf' }],
          targets: [],
          effect: { kind: 'addMana', who: you, mana: { kind: 'fixed', mana: [5] } },
        },
      ],
    });
    const table = new Table([decree, land]);
    table.put(Zone.Battlefield, 0, 'decree', 'land', 'land', 'land');
    table.put(Zone.Library, 0, 'land', 'land');
    table.put(Zone.Library, 1, 'land', 'land');
    table.start().idleTo(3, Step.Upkeep);
    while (table.asked.kind === DecisionKind.Priority) table.pass();
    table.pick(1).pick(2);
    expect(table.life(0)).toBe(22);
  });
});
