import { describe, expect, it } from 'vitest';
import { advance, answer } from '../../src/engine/advance.ts';
import { EventKind } from '../../src/engine/events.ts';
import { type Ability, type CardDefinition, CardType, type Effect, type TargetSpec, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { card, enchantment } from '../effects/board.ts';
import { Lab } from './lab.ts';
import { all, anything, everyone, isCreature, isLand, opponents, PLAIN, ref, sequence, you } from './words.ts';

const gain: Effect = { kind: 'gainLife', who: you, amount: 2 };
const creatureTarget: TargetSpec = {
  name: 'target',
  what: isCreature,
  zone: Zone.Battlefield,
  players: null,
  min: 1,
  max: 1,
};

function spell(name: string, types: number, manaCost: string, ...abilities: Ability[]): CardDefinition {
  return card(name, types, { manaCost, abilities });
}

const CARDS: CardDefinition[] = [
  ...PLAIN,
  spell('hymn', CardType.Sorcery, '{3}{W}', { kind: 'spell', targets: [], effect: gain }),
  spell('chant', CardType.Instant, '{1}{W}', {
    kind: 'spell',
    targets: [],
    effect: { kind: 'gainLife', who: you, amount: 5 },
  }),
  spell('doom', CardType.Instant, '{1}{B}', {
    kind: 'spell',
    targets: [creatureTarget],
    effect: { kind: 'destroy', what: ref('target') },
  }),
  spell(
    'ambush',
    CardType.Instant,
    '{R}',
    { kind: 'spell', targets: [], effect: gain },
    { kind: 'keyword', keyword: 'castOnly', condition: { kind: 'duringCombat' } },
  ),
  enchantment('one a turn', {
    kind: 'static',
    effect: { kind: 'restriction', restriction: { kind: 'castLimit', who: everyone, spells: anything, count: 1 } },
  }),
];

const castExiled: Effect = { kind: 'castNow', who: you, cards: all(Zone.Exile), free: true, max: 9, as: 'cast' };

function namesOnStack(lab: Lab): string[] {
  return lab.game.stack.map((item) => item.face.face.name);
}

describe('casting while a spell or ability resolves (608.2g)', () => {
  it('casts any of the cards in any order, the last one on top', () => {
    const lab = new Lab(CARDS, castExiled);
    lab.put(Zone.Exile, 0, 'hymn', 'chant', 'forest');
    lab.run();
    expect(lab.asked.kind).toBe(DecisionKind.CastNext);
    expect(lab.offered).toEqual(['hymn', 'chant', '-']);
    lab.pickNamed('chant', 'hymn');
    expect(lab.question).toBeNull();
    expect(namesOnStack(lab)).toEqual(['chant', 'hymn']);
    expect(lab.exile).toEqual(['forest']);
  });

  it('stops when the player says so; the rest stays exiled', () => {
    const lab = new Lab(CARDS, castExiled);
    lab.put(Zone.Exile, 0, 'hymn', 'chant');
    lab.run().pickNamed('hymn').pick(0);
    expect(namesOnStack(lab)).toEqual(['hymn']);
    expect(lab.exile).toEqual(['chant']);
  });

  it('offers no card without a legal target and no card outside its own timing', () => {
    const lab = new Lab(CARDS, castExiled);
    lab.put(Zone.Exile, 0, 'doom', 'ambush');
    expect(lab.run().question).toBeNull();
    const withTarget = new Lab(CARDS, castExiled);
    withTarget.put(Zone.Exile, 0, 'doom');
    withTarget.put(Zone.Battlefield, 1, 'bear', 'ox');
    withTarget.run().pickNamed('doom');
    expect(withTarget.offered).toEqual(['bear', 'ox']);
  });

  it('keeps to limits on the number of spells', () => {
    const lab = new Lab(CARDS, castExiled);
    lab.put(Zone.Battlefield, 1, 'one a turn');
    lab.put(Zone.Exile, 0, 'hymn', 'chant');
    lab.run().pickNamed('hymn');
    expect(lab.question).toBeNull();
    expect(lab.exile).toEqual(['chant']);
  });

  it('casts cards of other owners, which go to their owners in the end', () => {
    const lab = new Lab(CARDS, castExiled);
    lab.put(Zone.Exile, 1, 'hymn');
    lab.run().pickNamed('hymn');
    expect(lab.game.stack[0]?.controller).toBe(0);
    expect(lab.game.stack[0]?.owner).toBe(1);
  });
});

describe('permissions', () => {
  it('are given for each card and die with the object (400.7)', () => {
    const permit: Effect = {
      kind: 'permit',
      who: you,
      cards: all(Zone.Exile),
      lands: false,
      cost: 'free',
      duration: { kind: 'endOfTurn' },
    };
    const lab = new Lab(
      CARDS,
      sequence(permit, { kind: 'move', what: all(Zone.Exile, opponents), to: { zone: Zone.Graveyard } }),
    );
    const [mine] = lab.put(Zone.Exile, 0, 'hymn');
    lab.put(Zone.Exile, 1, 'chant');
    lab.run();
    expect(
      lab.game.permissions
        .filter((permission) => lab.game.isCurrent(permission.card))
        .map((permission) => permission.card),
    ).toEqual([mine]);
  });
});

describe('countering (701.6)', () => {
  function stackOf(lab: Lab, ...names: string[]): void {
    lab.put(Zone.Exile, 1, ...names);
  }

  it('puts a spell into its owner’s graveyard, unless it says that it cannot be countered', () => {
    const cards = [
      ...CARDS,
      spell(
        'sure',
        CardType.Sorcery,
        '{W}',
        { kind: 'keyword', keyword: 'cantBeCountered' },
        { kind: 'spell', targets: [], effect: gain },
      ),
    ];
    const lab = new Lab(cards, sequence(castExiled, { kind: 'counter', what: ref('cast') }));
    stackOf(lab, 'hymn', 'sure');
    lab.run().pickNamed('hymn', 'sure');
    expect(namesOnStack(lab)).toEqual(['sure']);
    expect(lab.graveyard(1)).toEqual(['hymn']);
  });

  it('sends it elsewhere if the effect says so', () => {
    const lab = new Lab(
      CARDS,
      sequence(castExiled, { kind: 'counter', what: ref('cast'), to: { zone: Zone.Library, position: 'top' } }),
    );
    stackOf(lab, 'hymn');
    lab.run().pickNamed('hymn');
    expect(lab.library(1)).toEqual(['hymn']);
  });
});

describe('a spell or ability that is countered (701.6a, 603.10e)', () => {
  it('is told while it is on the stack: by what, by whom, and where it goes only then', () => {
    const lab = new Lab(CARDS, sequence(castExiled, { kind: 'counter', what: ref('cast') }));
    lab.put(Zone.Exile, 1, 'hymn');
    const told: (string | number)[][] = [];
    lab.run();
    lab.game.observer = {
      event: (game, { kind, word, other, player }) => {
        const isTold = kind === EventKind.Performs && word === 'counter';
        if (isTold) told.push([game.stackItem(other)?.face.face.name ?? '', player, game.player(1).graveyard.length]);
      },
    };
    answer(lab.game, lab.offered.indexOf('hymn'));
    advance(lab.game);
    expect(told).toEqual([['hymn', 0, 0]]);
    expect(lab.graveyard(1)).toEqual(['hymn']);
  });
});

describe('copying a spell (707.10)', () => {
  const copyCast: Effect = { kind: 'copySpell', what: ref('cast'), who: you, count: 1, newTargets: true };

  it('makes a copy that was not cast, with the same choices', () => {
    const lab = new Lab(CARDS, sequence(castExiled, copyCast));
    lab.put(Zone.Exile, 0, 'hymn');
    lab.run().pickNamed('hymn');
    expect(namesOnStack(lab)).toEqual(['hymn', 'hymn']);
    expect(lab.game.stack[1]).toMatchObject({ isCopy: true, isSpell: true, castFrom: 0, controller: 0 });
    expect(lab.game.player(0).tally.spellsCast).toBe(1);
  });

  it('may have new targets, or keep the old one', () => {
    const lab = new Lab(CARDS, sequence(castExiled, copyCast));
    lab.put(Zone.Exile, 0, 'doom');
    const [bear, ox] = lab.put(Zone.Battlefield, 1, 'bear', 'ox');
    lab
      .run()
      .pickNamed('doom')
      .pick(bear as number);
    expect(lab.asked.options).toEqual([bear, ox]);
    lab.pick(ox as number);
    expect(lab.game.stack.map((item) => item.targets)).toEqual([[[bear]], [[ox]]]);
  });

  it('of a permanent spell becomes a token', () => {
    const lab = new Lab([...CARDS, spell('imp', CardType.Creature, '{B}')], sequence(castExiled, copyCast));
    lab.put(Zone.Exile, 0, 'imp');
    lab.run().pickNamed('imp');
    expect(lab.game.stack).toHaveLength(2);
  });

  it('can have its targets changed by another effect (115.7d)', () => {
    const lab = new Lab(CARDS, sequence(castExiled, { kind: 'changeTargets', what: ref('cast'), who: opponents }));
    lab.put(Zone.Exile, 0, 'doom');
    const [bear, ox] = lab.put(Zone.Battlefield, 1, 'bear', 'ox');
    lab
      .run()
      .pickNamed('doom')
      .pick(ox as number);
    expect(lab.asked.player).toBe(1);
    lab.pick(bear as number);
    expect(lab.game.stack[0]?.targets).toEqual([[bear]]);
  });
});

describe('mana (106)', () => {
  it('asks for the type of each mana where the effect leaves it open', () => {
    const lab = new Lab(CARDS, {
      kind: 'addMana',
      who: you,
      mana: { kind: 'choice', types: [0, 1, 2, 3, 4], amount: 2 },
    });
    lab.run();
    expect([lab.asked.kind, lab.asked.options]).toEqual([DecisionKind.Color, [0, 1, 2, 3, 4]]);
    lab.pick(3);
    expect(lab.game.player(0).pool).toEqual([0, 0, 0, 2, 0, 0]);
  });

  it('asks for a combination in the order of the types, so that each comes up once', () => {
    const lab = new Lab(CARDS, { kind: 'addMana', who: you, mana: { kind: 'combination', types: [3, 1], amount: 2 } });
    lab.run().pick(1);
    expect(lab.asked.options).toEqual([1, 3]);
    lab.pick(3);
    expect(lab.game.player(0).pool).toEqual([0, 1, 0, 1, 0, 0]);
  });

  it('makes none of an undefined type (106.5), and asks nothing for one type', () => {
    const noColor = new Lab(CARDS, { kind: 'addMana', who: you, mana: { kind: 'chosenColor', amount: 1 } });
    expect(noColor.run().game.player(0).pool).toEqual([0, 0, 0, 0, 0, 0]);
    const lands = new Lab(CARDS, {
      kind: 'addMana',
      who: you,
      mana: { kind: 'couldProduce', by: all(Zone.Battlefield, undefined, isLand), what: 'color', amount: 1 },
    });
    lands.put(Zone.Battlefield, 1, 'island');
    expect(lands.run().game.player(0).pool).toEqual([0, 1, 0, 0, 0, 0]);
  });
});

describe('paying with mana of a kind that is chosen among instructions', () => {
  const mana = ['white', 'blue', 'black', 'red', 'green'].map((label, at) => ({
    label,
    effect: { kind: 'addMana', who: you, mana: { kind: 'fixed', mana: [at, at] } } as const,
  }));
  const shrine = card('shrine', CardType.Land, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'tapSelf' }],
        targets: [],
        effect: { kind: 'chooseEffect', who: you, options: mana },
      },
    ],
  });

  it('chooses what the payment counts on', () => {
    for (const [symbol, type] of [
      ['B', 2],
      ['G', 4],
    ] as const) {
      const cost = [{ kind: 'mana', cost: `{1}{${symbol}}` }] as const;
      const then = gain;
      const lab = new Lab([shrine], { kind: 'mayPay', who: you, cost, then });
      const [land = 0] = lab.put(Zone.Battlefield, 0, 'shrine');
      lab.run().pick(1);
      while (lab.question !== null) lab.pick(lab.asked.options[0] ?? 0);
      expect(lab.game.player(0).life, `{1}{${symbol}}`).toBe(22);
      expect(lab.game.permanent(land)?.tapped).toBe(true);
      expect(lab.game.player(0).pool[type]).toBe(0);
    }
  });
});

describe('targets that must be chosen', () => {
  const bearer = card('bearer', CardType.Creature, {
    subtypes: ['Flagbearer'],
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'static',
        effect: {
          kind: 'restriction',
          restriction: { kind: 'mustTarget', what: { kind: 'subtype', subtypes: ['Flagbearer'] }, who: opponents },
        },
      },
    ],
  });

  it('are one of those, for opponents, where it can be', () => {
    const lab = new Lab([...CARDS, bearer], castExiled);
    lab.put(Zone.Exile, 0, 'doom');
    const [, only] = lab.put(Zone.Battlefield, 1, 'bear', 'bearer', 'ox');
    lab.run().pickNamed('doom');
    expect(lab.question).toBeNull();
    expect(lab.game.stack[0]?.targets).toEqual([[only]]);
  });

  it('are any where the player is no opponent', () => {
    const lab = new Lab([...CARDS, bearer], castExiled);
    lab.put(Zone.Exile, 0, 'doom');
    lab.put(Zone.Battlefield, 0, 'bear', 'bearer');
    lab.run().pickNamed('doom');
    expect(lab.offered).toEqual(['bear', 'bearer']);
  });
});

describe('what is paid for an effect', () => {
  it('is known to what it is paid for', () => {
    const cost = [{ kind: 'sacrifice', filter: isCreature, count: 1, name: 'sacrificed' }] as const;
    const then: Effect = { kind: 'gainLife', who: you, amount: { kind: 'power', of: ref('sacrificed') } };
    const lab = new Lab(PLAIN, { kind: 'mayPay', who: you, cost, then });
    const [wolf = 0] = lab.put(Zone.Battlefield, 0, 'wolf', 'bear');
    lab.run().pick(1).pick(wolf);
    expect(lab.game.player(0).life).toBe(23);
  });
});
