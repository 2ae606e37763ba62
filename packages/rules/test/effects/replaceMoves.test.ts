import { describe, expect, it } from 'vitest';
import { moveEvent } from '../../src/engine/events.ts';
import { type Effect, Keyword, Zone } from '../../src/ir/index.ts';
import { DEFAULT_CONFIG } from '../../src/state/config.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { anything, everyone, isCreature, opponents, PLAIN, ref, sequence, you } from '../actions/words.ts';
import { creature, enchantment } from './board.ts';
import { IS_SELF, position, type Replacing, replacement } from './replacing.ts';

const GRAVEYARD_TO_EXILE = replacement({
  kind: 'moves',
  what: anything,
  to: Zone.Graveyard,
  outcome: { kind: 'goTo', zone: Zone.Exile },
});
const CARDS = [
  ...PLAIN,
  enchantment('exile a', GRAVEYARD_TO_EXILE),
  enchantment(
    'exile b',
    replacement({ kind: 'moves', what: anything, to: Zone.Graveyard, outcome: { kind: 'goTo', zone: Zone.Exile } }),
  ),
  enchantment(
    'their dead to the bottom',
    replacement({
      kind: 'moves',
      what: { kind: 'and', of: [isCreature, { kind: 'ownedBy', who: opponents }] },
      from: Zone.Battlefield,
      to: Zone.Graveyard,
      outcome: { kind: 'goTo', zone: Zone.Library, position: 'bottom' },
    }),
  ),
  creature('colossus', 9, 9, {
    abilities: [
      replacement({
        kind: 'moves',
        what: IS_SELF,
        to: Zone.Graveyard,
        outcome: { kind: 'goTo', zone: Zone.Library, shuffle: true },
      }),
    ],
  }),
  creature('phoenix', 3, 1, {
    abilities: [
      replacement({
        kind: 'moves',
        what: IS_SELF,
        from: Zone.Battlefield,
        to: Zone.Graveyard,
        outcome: {
          kind: 'instead',
          effect: sequence({ kind: 'exile', what: ref('thatObject') }, { kind: 'gainLife', who: you, amount: 2 }),
        },
      }),
    ],
  }),
  creature('bold beast', 4, 4, {
    abilities: [replacement({ kind: 'discardByOpponent', what: IS_SELF, to: Zone.Battlefield })],
  }),
  enchantment(
    'uncast stay out',
    replacement({
      kind: 'moves',
      what: { kind: 'and', of: [isCreature, { kind: 'not', of: { kind: 'token' } }] },
      to: Zone.Battlefield,
      condition: { kind: 'not', of: { kind: 'wasCast', what: ref('thatObject') } },
      outcome: { kind: 'goTo', zone: Zone.Exile },
    }),
  ),
  creature('cheap', 1, 1, { manaCost: '{0}' }),
];

/** Regenerates the creature and runs to priority. */
function shield(lab: Replacing, name: string): void {
  lab.permanent(name).regenerationShields++;
}

describe('moves that put a counter on what is exiled', () => {
  it('has the counter on the card in exile, of which a choice may speak, and on no other', () => {
    const theirs = {
      kind: 'and',
      of: [
        { kind: 'not', of: { kind: 'token' } },
        { kind: 'ownedBy', who: opponents },
      ],
    } as const;
    const rift = enchantment(
      'rift',
      replacement({
        kind: 'moves',
        what: theirs,
        to: Zone.Graveyard,
        outcome: { kind: 'goTo', zone: Zone.Exile, counter: 'void' },
      }),
    );
    const marked = {
      kind: 'and',
      of: [
        { kind: 'ownedBy', who: opponents },
        { kind: 'hasCounter', counter: 'void' },
      ],
    } as const;
    const lab = position(
      [...CARDS, rift],
      2,
      sequence(
        { kind: 'mill', who: everyone, count: 1 },
        {
          kind: 'chooseObjects',
          who: you,
          from: { kind: 'all', zone: Zone.Exile, filter: marked },
          min: 0,
          max: 1,
          as: 'chosen',
        },
        { kind: 'permit', who: you, cards: ref('chosen'), lands: true, cost: 'free', duration: { kind: 'endOfTurn' } },
      ),
    );
    lab.put(Zone.Battlefield, 0, 'rift');
    lab.put(Zone.Library, 0, 'wolf');
    lab.put(Zone.Library, 1, 'bear');
    lab.put(Zone.Exile, 1, 'ox');
    lab.run();
    expect(lab.graveyard(0)).toEqual(['wolf']);
    expect(lab.graveyard(1)).toEqual([]);
    expect(lab.game.exiled.map(({ counters }) => counters)).toEqual([['void', 1]]);
    expect(lab.offered.toSorted()).toEqual(['-', 'bear']);
    lab.pickNamed('bear');
    expect(lab.game.permissions.length).toBe(1);
  });
});

describe('zone changes that go elsewhere (614.6)', () => {
  it('sends every card on its way to a graveyard into exile', () => {
    const lab = position(CARDS, 2, { kind: 'mill', who: everyone, count: 1, as: 'milled' });
    lab.put(Zone.Battlefield, 0, 'exile a');
    lab.put(Zone.Library, 0, 'ox');
    lab.put(Zone.Library, 1, 'wolf');
    lab.run();
    expect([...lab.exile].toSorted()).toEqual(['ox', 'wolf']);
    expect(lab.question).toBe(null);
  });

  it('asks nothing when two effects do the same', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'exile a');
    lab.put(Zone.Battlefield, 1, 'exile b');
    const [bear] = lab.put(Zone.Battlefield, 0, 'bear');
    lab.move(bear!, Zone.Graveyard);
    expect(lab.question).toBe(null);
    expect(lab.exile).toEqual(['bear']);
  });

  it('lets the controller of the object choose between different effects (616.1)', () => {
    for (const choice of ['exile a', 'their dead to the bottom']) {
      const lab = position(CARDS);
      lab.put(Zone.Battlefield, 1, 'exile a', 'their dead to the bottom');
      lab.put(Zone.Library, 0, 'ox');
      const [bear] = lab.put(Zone.Battlefield, 0, 'bear');
      lab.move(bear!, Zone.Graveyard);
      expect(lab.asked.player).toBe(0);
      expect(lab.sources).toEqual(['exile a', 'their dead to the bottom']);
      lab.pickSource(choice);
      expect(lab.exile).toEqual(choice === 'exile a' ? ['bear'] : []);
      expect(lab.library(0)).toEqual(choice === 'exile a' ? ['ox'] : ['ox', 'bear']);
    }
  });

  it('follows a card that says where it goes, from any zone', () => {
    for (const zone of [Zone.Hand, Zone.Battlefield, Zone.Library] as const) {
      const lab = position(CARDS);
      const [colossus] = lab.put(zone, 0, 'colossus');
      lab.move(colossus!, Zone.Graveyard);
      expect(lab.library(0)).toEqual(['colossus']);
      expect(lab.graveyard(0)).toEqual([]);
    }
  });

  it('does something else instead, once', () => {
    const lab = position(CARDS);
    const [phoenix] = lab.put(Zone.Battlefield, 0, 'phoenix');
    lab.move(phoenix!, Zone.Graveyard, { cause: 'destroy' });
    expect(lab.exile).toEqual(['phoenix']);
    expect(lab.game.player(0).life).toBe(22);
  });

  it('performs the rest of simultaneous events and lines results up with them', () => {
    const lab = position(CARDS);
    const [phoenix, bear] = lab.put(Zone.Battlefield, 0, 'phoenix', 'bear');
    lab.propose(moveEvent(phoenix!, Zone.Graveyard), moveEvent(bear!, Zone.Graveyard));
    expect(lab.exile).toEqual(['phoenix']);
    expect(lab.graveyard(0)).toEqual(['bear']);
  });

  it('keeps uncast creatures off the battlefield, and lets spells resolve', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 1, 'uncast stay out');
    const [cheap] = lab.put(Zone.Hand, 0, 'cheap');
    const [bear] = lab.put(Zone.Graveyard, 0, 'bear');
    lab.cast(cheap!).resolve();
    expect(lab.battlefield(0)).toEqual(['cheap']);
    lab.move(bear!, Zone.Battlefield);
    expect(lab.battlefield(0)).toEqual(['cheap']);
    expect(lab.exile).toEqual(['bear']);
  });
});

describe('moves that pay a cost', () => {
  it('pay it wherever the cards go (118.11)', () => {
    const cards = [
      ...CARDS,
      creature('delver', 5, 5, { manaCost: '{2}', keywords: Keyword.Delve }),
      enchantment(
        'no exile',
        replacement({
          kind: 'moves',
          what: anything,
          to: Zone.Exile,
          outcome: { kind: 'goTo', zone: Zone.Library, position: 'bottom' },
        }),
      ),
    ];
    const lab = position(cards);
    lab.put(Zone.Battlefield, 1, 'no exile');
    lab.put(Zone.Graveyard, 0, 'bear', 'wolf');
    const [delver] = lab.put(Zone.Hand, 0, 'delver');
    lab.cast(delver!).resolve();
    expect(lab.battlefield(0)).toEqual(['delver']);
    expect([...lab.library(0)].toSorted()).toEqual(['bear', 'wolf']);
  });
});

describe('regeneration (701.19)', () => {
  it('replaces destruction: tapped, undamaged, out of combat; one shield for each', () => {
    const lab = position(CARDS);
    const [bear] = lab.put(Zone.Battlefield, 0, 'bear');
    shield(lab, 'bear');
    const permanent = lab.permanent('bear');
    permanent.damage = 1;
    permanent.attacking = -2;
    lab.move(bear!, Zone.Graveyard, { cause: 'destroy' });
    const after = lab.permanent('bear');
    expect([after.tapped, after.damage, after.attacking, after.regenerationShields]).toEqual([true, 0, 0, 0]);
    lab.move(bear!, Zone.Graveyard, { cause: 'destroy' });
    expect(lab.graveyard(0)).toEqual(['bear']);
  });

  it('does nothing about sacrifice', () => {
    const lab = position(CARDS);
    const [bear] = lab.put(Zone.Battlefield, 0, 'bear');
    shield(lab, 'bear');
    lab.move(bear!, Zone.Graveyard, { cause: 'sacrifice' });
    expect(lab.graveyard(0)).toEqual(['bear']);
  });

  it('is one of the effects to choose from', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 1, 'exile a');
    const [bear] = lab.put(Zone.Battlefield, 0, 'bear');
    shield(lab, 'bear');
    lab.move(bear!, Zone.Graveyard, { cause: 'destroy' });
    expect(lab.sources).toEqual(['bear', 'exile a']);
    lab.pickSource('bear');
    expect(lab.battlefield(0)).toEqual(['bear']);
  });
});

describe('discarding because of an opponent', () => {
  const discard = (who: typeof you): Effect => ({ kind: 'discard', who, count: 1 });

  it('puts the card onto the battlefield, under its owner’s control', () => {
    const lab = position([...CARDS], 2, discard(opponents));
    lab.put(Zone.Hand, 1, 'bold beast');
    const [source] = lab.put(Zone.Battlefield, 0, 'relic');
    lab.run({ source: source! });
    expect(lab.battlefield(1)).toEqual(['bold beast']);
  });

  it('is a discard like any other by its own player', () => {
    const lab = position([...CARDS], 2, discard(you));
    lab.put(Zone.Hand, 0, 'bold beast');
    const [source] = lab.put(Zone.Battlefield, 0, 'relic');
    lab.run({ source: source! });
    expect(lab.graveyard(0)).toEqual(['bold beast']);
  });
});

describe('a commander on its way to hand or library (903.9b)', () => {
  it('may go to the command zone, each time', () => {
    for (const zone of [Zone.Hand, Zone.Library] as const) {
      const lab = position(CARDS);
      Object.assign(lab.game, { config: { ...DEFAULT_CONFIG, format: 'commander-duel', askEveryPriority: true } });
      const [bear] = lab.put(Zone.Battlefield, 1, 'bear');
      lab.game.commanders = [lab.game.battlefield[0]!];
      lab.move(bear!, zone);
      expect([lab.asked.kind, lab.asked.player]).toEqual([DecisionKind.YesNo, 1]);
      lab.pick(1);
      expect(lab.game.command.length).toBe(1);
    }
  });

  it('stays with the move if its owner likes', () => {
    const lab = position(CARDS);
    Object.assign(lab.game, { config: { ...DEFAULT_CONFIG, format: 'commander-duel', askEveryPriority: true } });
    const [bear] = lab.put(Zone.Battlefield, 1, 'bear');
    lab.game.commanders = [lab.game.battlefield[0]!];
    lab.move(bear!, Zone.Hand).pick(0);
    expect(lab.hand(1)).toEqual(['bear']);
  });
});

describe('drawing something else (614.11)', () => {
  const DRAWS = [
    ...PLAIN,
    enchantment('draw two', replacement({ kind: 'draw', who: you, instead: { kind: 'draw', who: you, count: 2 } })),
    enchantment(
      'mill instead',
      replacement({ kind: 'draw', who: you, optional: true, instead: { kind: 'mill', who: you, count: 1 } }),
    ),
    enchantment(
      'others draw',
      replacement({ kind: 'draw', who: opponents, instead: { kind: 'draw', who: you, count: 1 } }),
    ),
  ];
  const draw: Effect = { kind: 'draw', who: you, count: 1, as: 'drawn' };

  it('applies each effect once to a draw and to what it becomes (614.5)', () => {
    const lab = position(DRAWS, 2, draw);
    lab.put(Zone.Library, 0, ...'abcdef'.split('').map(() => 'bear'));
    lab.put(Zone.Battlefield, 0, 'draw two', 'draw two');
    lab.run();
    expect(lab.question, 'two of the same need no order').toBe(null);
    expect(lab.hand(0).length).toBe(4);
  });

  it('asks about what may be done instead, and only its player', () => {
    for (const [pick, hand, graveyard] of [
      [1, 0, 1],
      [0, 1, 0],
    ] as const) {
      const lab = position(DRAWS, 2, draw);
      lab.put(Zone.Library, 0, 'bear', 'wolf');
      lab.put(Zone.Battlefield, 0, 'mill instead');
      lab.put(Zone.Battlefield, 1, 'mill instead');
      lab.run();
      expect([lab.asked.kind, lab.asked.player]).toEqual([DecisionKind.YesNo, 0]);
      lab.pick(pick);
      expect(lab.question).toBe(null);
      expect(lab.hand(0).length).toBe(hand);
      expect(lab.graveyard(0).length).toBe(graveyard);
    }
  });

  it('draws the replaced card for the other player, whose own effects apply to that', () => {
    const lab = position(DRAWS, 2, draw);
    lab.put(Zone.Library, 0, 'bear');
    lab.put(Zone.Library, 1, 'wolf', 'ox', 'relic');
    lab.put(Zone.Battlefield, 1, 'others draw', 'draw two');
    lab.run();
    expect(lab.hand(0)).toEqual([]);
    expect(lab.hand(1).length).toBe(2);
  });

  it('ends when two players pass a draw to each other', () => {
    const lab = position(DRAWS, 2, draw);
    lab.put(Zone.Library, 0, 'bear', 'bear');
    lab.put(Zone.Library, 1, 'wolf', 'ox');
    lab.put(Zone.Battlefield, 0, 'others draw');
    lab.put(Zone.Battlefield, 1, 'others draw');
    lab.run();
    expect(lab.hand(0)).toEqual(['bear']);
    expect(lab.hand(1)).toEqual([]);
  });
});

describe('finding cards (R78–R81)', () => {
  const agent = enchantment(
    'agent',
    replacement({
      kind: 'find',
      by: opponents,
      ownLibrary: true,
      instead: sequence(
        { kind: 'exile', what: ref('thatObject'), as: 'found' },
        {
          kind: 'permit',
          who: you,
          cards: ref('found'),
          spells: anything,
          lands: true,
          cost: 'normal',
          duration: { kind: 'indefinite' },
          manaAs: 'anyColor',
        },
      ),
    }),
  );
  const FIND = [...PLAIN, agent, enchantment('second agent', ...agent.faces[0]!.abilities)];
  const tutor: Effect = sequence(
    { kind: 'search', who: you, libraries: you, filter: isCreature, min: 0, max: 2, as: 'found' },
    { kind: 'move', what: ref('found'), to: { zone: Zone.Hand } },
    { kind: 'shuffle', who: you },
    { kind: 'loseLife', who: you, amount: 2 },
  );

  it('exiles each card found, with the permission for the effect’s controller; the rest of the spell goes on', () => {
    const lab = position(FIND, 2, tutor);
    lab.put(Zone.Library, 0, 'bear', 'wolf', 'forest');
    lab.put(Zone.Battlefield, 1, 'agent');
    lab.run().pickNamed('wolf', 'bear');
    expect([...lab.exile].toSorted()).toEqual(['bear', 'wolf']);
    expect(lab.hand(0)).toEqual([]);
    expect(lab.game.permissions.map((permission) => permission.player)).toEqual([1, 1]);
    expect(lab.game.player(0).life).toBe(18);
  });

  it('leaves its own controller and other people’s libraries alone', () => {
    const lab = position(FIND, 2, tutor);
    lab.put(Zone.Library, 0, 'bear', 'wolf');
    lab.put(Zone.Battlefield, 0, 'agent');
    lab.run().pickNamed('bear');
    expect(lab.hand(0)).toEqual(['bear']);
    const theirs = position(FIND, 2, {
      kind: 'search',
      who: you,
      libraries: opponents,
      filter: anything,
      min: 0,
      max: 1,
      as: 'found',
    });
    theirs.put(Zone.Library, 1, 'bear');
    theirs.put(Zone.Battlefield, 1, 'agent');
    theirs.run().pickNamed('bear');
    expect(theirs.exile).toEqual([]);
  });

  it('does not double for two of one player (T81c)', () => {
    const lab = position(FIND, 2, tutor);
    lab.put(Zone.Library, 0, 'bear');
    lab.put(Zone.Battlefield, 1, 'agent', 'agent');
    lab.run().pickNamed('bear');
    expect(lab.question).toBe(null);
    expect(lab.game.permissions.length).toBe(1);
  });

  it('lets the owner choose among those of several players (T81a, T81b)', () => {
    for (const [name, player] of [
      ['agent', 1],
      ['second agent', 2],
    ] as const) {
      const lab = position(FIND, 3, tutor);
      lab.put(Zone.Library, 0, 'bear');
      lab.put(Zone.Battlefield, 1, 'agent');
      lab.put(Zone.Battlefield, 2, 'second agent');
      lab.run().pickNamed('bear');
      expect(lab.asked.player).toBe(0);
      expect(lab.sources).toEqual(['agent', 'second agent']);
      lab.pickSource(name);
      expect(lab.exile).toEqual(['bear']);
      expect(lab.game.permissions.map((permission) => permission.player)).toEqual([player]);
    }
  });

  /** The same, whose controller also controls opponents during their searches. */
  const controlling = (name: string): ReturnType<typeof enchantment> =>
    enchantment(name, ...agent.faces[0]!.abilities, {
      kind: 'static',
      effect: {
        kind: 'control',
        control: { controller: you, players: opponents, scope: 'searchingOwnLibrary' },
      },
    });
  const CONTROL = [...FIND, controlling('older'), controlling('newer')];

  it('is decided by whoever controls the searcher, the newest first (T81a, T81e)', () => {
    const lab = position(CONTROL, 3, tutor);
    lab.put(Zone.Library, 0, 'bear');
    lab.put(Zone.Battlefield, 1, 'older');
    lab.put(Zone.Battlefield, 2, 'newer');
    lab.run();
    expect([lab.asked.player, lab.asked.decider]).toEqual([0, 2]);
    lab.pickNamed('bear');
    expect([lab.asked.kind, lab.asked.player, lab.asked.decider]).toEqual([DecisionKind.Replacement, 0, 2]);
    lab.pickSource('older');
    expect(lab.game.permissions.map((permission) => permission.player)).toEqual([1]);
  });

  it('covers the other zones of a search that includes the library (T80a)', () => {
    const everywhere: Effect = {
      kind: 'search',
      who: you,
      libraries: you,
      zones: [Zone.Graveyard, Zone.Hand],
      filter: isCreature,
      min: 0,
      max: 3,
      as: 'found',
    };
    const lab = position(CONTROL, 2, everywhere);
    lab.put(Zone.Library, 0, 'bear');
    lab.put(Zone.Graveyard, 0, 'wolf');
    lab.put(Zone.Hand, 0, 'ox');
    lab.put(Zone.Battlefield, 1, 'older');
    lab.run();
    expect(lab.asked.decider).toBe(1);
    lab.pickNamed('bear', 'wolf', 'ox');
    expect([...lab.exile].toSorted()).toEqual(['bear', 'ox', 'wolf']);
  });

  it('is limited to the searcher’s own cards in a search of everybody’s libraries (T79c)', () => {
    const all: Effect = {
      kind: 'search',
      who: you,
      libraries: everyone,
      filter: anything,
      min: 0,
      max: 1,
      each: true,
      as: 'found',
    };
    const lab = position(FIND, 2, sequence(all, { kind: 'move', what: ref('found'), to: { zone: Zone.Graveyard } }));
    lab.put(Zone.Library, 0, 'bear');
    lab.put(Zone.Library, 1, 'wolf');
    lab.put(Zone.Battlefield, 1, 'agent');
    lab.run().pickNamed('bear', 'wolf');
    expect(lab.exile).toEqual(['bear']);
    expect(lab.graveyard(1)).toEqual(['wolf']);
    expect(lab.game.permissions.length).toBe(1);
  });

  it('sees only what another effect leaves of the library (T89a)', () => {
    const censor = enchantment('censor', replacement({ kind: 'search', who: opponents, topOnly: 2 }));
    const lab = position([...FIND, censor], 2, tutor);
    lab.put(Zone.Library, 0, 'bear', 'wolf', 'ox');
    lab.put(Zone.Battlefield, 1, 'agent', 'censor');
    lab.run();
    expect(lab.offered.toSorted()).toEqual(['-', 'ox', 'wolf']);
    lab.pickNamed('ox', 'wolf');
    expect(lab.library(0)).toEqual(['bear']);
  });
});
