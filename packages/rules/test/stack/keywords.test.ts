import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, Keyword, Step, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import {
  beast,
  everyone,
  gain,
  instant,
  isCreature,
  isSelf,
  itself,
  opponents,
  ref,
  sorcery,
  spellAbility,
  target,
  twoFaced,
  you,
} from './words.ts';

const entersWhen = (
  effect: Extract<Ability, { kind: 'triggered' }>['effect'],
  condition?: Extract<Ability, { kind: 'triggered' }>['condition'],
): Ability => ({
  kind: 'triggered',
  event: { kind: 'moves', what: isSelf, to: Zone.Battlefield },
  targets: [],
  effect,
  ...(condition === undefined ? {} : { condition }),
});

const bounce = spellAbility(
  { kind: 'move', what: ref('target'), to: { zone: Zone.Hand } },
  target({ kind: 'controlledBy', who: opponents }),
);

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('sprite', '{1}{G}', 1, { keywords: Keyword.Hexproof }),
  beast('hermit', '{2}', 2, {
    abilities: [{ kind: 'keyword', keyword: 'ward', cost: [{ kind: 'payLife', amount: 3 }] }],
  }),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  instant('bolt', '{R}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
  instant(
    'deny',
    '{U}',
    spellAbility({ kind: 'counter', what: ref('target') }, target({ kind: 'isSpell' }, null, Zone.Stack)),
  ),
  instant('hush', '{U}', { ...spellAbility(gain(1)) }),
  instant('tide', '{U}', bounce, {
    kind: 'keyword',
    keyword: 'alternativeCost',
    name: 'overload',
    cost: [{ kind: 'mana', cost: '{3}{U}' }],
    replaceTargets: 'all',
  }),
  instant('chant', '{W}', spellAbility(gain(1)), {
    kind: 'keyword',
    keyword: 'alternativeCost',
    name: 'solemn',
    cost: [{ kind: 'mana', cost: '{2}{W}' }],
    ability: { kind: 'spell', targets: [], effect: gain(7) },
  }),
  beast('wisp', '{4}{B}', 3, {
    abilities: [
      { kind: 'keyword', keyword: 'alternativeCost', name: 'evoke', cost: [{ kind: 'mana', cost: '{B}' }] },
      entersWhen({ kind: 'draw', who: you, count: 1 }),
      entersWhen({ kind: 'sacrificeObjects', what: itself }, { kind: 'paid', cost: 'evoke' }),
    ],
  }),
  card('volley', CardType.Sorcery, {
    manaCost: '{R}',
    keywords: Keyword.Storm,
    abilities: [spellAbility({ kind: 'loseLife', who: ref('target'), amount: 1 }, target(null, everyone))],
  }),
  beast('hydra', '{2}{G}', 4, { abilities: [{ kind: 'keyword', keyword: 'cascade' }] }),
  card('echo', CardType.Sorcery, { manaCost: '{W}', keywords: Keyword.Rebound, abilities: [spellAbility(gain(2))] }),
  twoFaced(
    'adventure',
    beast('knight', '{1}{W}', 2),
    card('quest', CardType.Instant, { manaCost: '{W}', subtypes: ['Adventure'], abilities: [spellAbility(gain(3))] }),
  ),
  twoFaced('aftermath', sorcery('dusk', '{W}', spellAbility(gain(1))), sorcery('dawn', '{W}', spellAbility(gain(4)))),
  card('verdict', CardType.Instant, {
    manaCost: '{B}',
    keywords: Keyword.SplitSecond,
    abilities: [spellAbility(gain(1))],
  }),
];

function table(): Table {
  return new Table(CARDS);
}

describe('alternative costs', () => {
  it('may change what the spell targets: overload affects all, targeting none (702.96)', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'tide');
    t.put(Zone.Battlefield, 1, 'bear', 'sprite');
    t.put(Zone.Battlefield, 0, 'bear');
    t.mana(0, 0, 4).start();
    expect(t.actions).toEqual(['cast tide', 'cast tide overload']);
    t.act('cast tide overload');
    expect(t.game.stack[0]?.targets.flat()).toEqual([]);
    t.resolveAll();
    expect(t.hand(1)).toEqual(['bear', 'sprite']);
    expect(t.battlefield(0)).toEqual(['bear']);
  });

  it('can be paid where nothing could be targeted (702.96b)', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'tide');
    t.put(Zone.Battlefield, 1, 'sprite');
    t.mana(0, 0, 4).start();
    expect(t.actions).toEqual(['cast tide overload']);
  });

  it('may stand for another spell ability', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'chant');
    t.mana(0, 3).start().act('cast chant solemn').resolveAll();
    expect(t.life(0)).toBe(27);
  });

  it('count as paid for the permanent too: evoke sacrifices (702.74a)', () => {
    const t = table();
    t.put(Zone.Library, 0, 'forest');
    t.put(Zone.Hand, 0, 'wisp');
    t.mana(0, 0, 0, 1).start().act('cast wisp evoke').pass(2);
    while (t.game.stack.length > 0 || t.asked.kind !== 0) {
      if (t.asked.kind === 0) t.pass();
      else t.pick(t.asked.options[0] as number);
    }
    expect(t.graveyard(0)).toEqual(['wisp']);
    expect(t.hand(0)).toEqual(['forest']);
  });

  it('not paid, nothing is sacrificed', () => {
    const t = table();
    t.put(Zone.Library, 0, 'forest');
    t.put(Zone.Hand, 0, 'wisp');
    t.mana(0, 0, 0, 5).start().act('cast wisp').resolveAll();
    expect(t.battlefield(0)).toEqual(['wisp']);
  });
});

describe('storm (702.40)', () => {
  it('copies the spell for each spell cast before it this turn by anyone, with new targets', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'chant', 'volley');
    t.put(Zone.Hand, 1, 'hush');
    t.mana(0, 1, 0, 0, 1).mana(1, 0, 1).start().act('cast chant').pass().act('cast hush').resolveAll();
    t.act('cast volley').pick(-2).pass(2);
    // Two copies, each asked for its target; the first is given another.
    expect(t.asked.kind).toBe(3);
    t.pick(t.asked.options[1] as number).pick(t.asked.options[0] as number);
    expect(t.stack).toEqual(['volley', 'volley', 'volley']);
    t.resolveAll();
    expect([t.life(0), t.life(1)]).toEqual([20, 19]);
  });

  it('copies a spell that has been countered meanwhile', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'chant', 'volley');
    t.put(Zone.Hand, 1, 'deny');
    t.mana(0, 1, 0, 0, 1).mana(1, 0, 1).start().act('cast chant').resolveAll();
    t.act('cast volley').pick(-2).pass().act('cast deny').pass(2);
    expect(t.stack).toEqual(['ability of volley']);
    t.pass(2);
    t.pick(-2).resolveAll();
    expect(t.life(1)).toBe(19);
  });
});

describe('cascade (702.85)', () => {
  it('exiles until a cheaper nonland card, casts it free, and puts the rest on the bottom', () => {
    const t = table();
    t.put(Zone.Library, 0, 'echo', 'bear', 'wisp', 'forest');
    t.put(Zone.Hand, 0, 'hydra');
    t.mana(0, 0, 0, 0, 0, 3).start().act('cast hydra').pass(2);
    expect(t.offered).toEqual(['bear', '-']);
    t.choose('bear');
    expect(t.stack).toEqual(['hydra', 'bear']);
    expect(t.exile).toEqual([]);
    expect(t.library(0)[0]).toBe('echo');
    expect(t.library(0).slice(1).sort()).toEqual(['forest', 'wisp']);
  });

  it('puts a card that is not cast on the bottom as well', () => {
    const t = table();
    t.put(Zone.Library, 0, 'echo', 'bear');
    t.put(Zone.Hand, 0, 'hydra');
    t.mana(0, 0, 0, 0, 0, 3).start().act('cast hydra').pass(2).pick(0);
    expect(t.library(0)).toEqual(['echo', 'bear']);
  });
});

describe('ward (702.21)', () => {
  it('counters a spell of an opponent who does not pay', () => {
    const t = table();
    t.put(Zone.Battlefield, 1, 'hermit');
    t.put(Zone.Hand, 0, 'bolt');
    t.mana(0, 0, 0, 0, 1).start().act('cast bolt');
    expect(t.stack).toEqual(['bolt', 'ability of hermit']);
    t.pass(2).pick(0);
    expect(t.stack).toEqual([]);
    expect(t.battlefield(1)).toEqual(['hermit']);
  });

  it('does nothing once it is paid', () => {
    const t = table();
    t.put(Zone.Battlefield, 1, 'hermit');
    t.put(Zone.Hand, 0, 'bolt');
    t.mana(0, 0, 0, 0, 1).start().act('cast bolt').pass(2).pick(1).resolveAll();
    expect(t.battlefield(1)).toEqual([]);
    expect(t.life(0)).toBe(17);
  });

  it('does not mind spells of its own controller', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'hermit');
    t.put(Zone.Hand, 0, 'bolt');
    t.mana(0, 0, 0, 0, 1).start().act('cast bolt');
    expect(t.stack).toEqual(['bolt']);
  });
});

describe('rebound (702.88)', () => {
  it('exiles a spell cast from hand as it resolves; it may be cast free in the next upkeep', () => {
    const t = table();
    t.put(Zone.Library, 0, 'forest', 'forest', 'forest');
    t.put(Zone.Library, 1, 'forest', 'forest', 'forest');
    t.put(Zone.Hand, 0, 'echo');
    t.mana(0, 1).start().act('cast echo').resolveAll();
    expect(t.exile).toEqual(['echo']);
    expect(t.graveyard(0)).toEqual([]);
    t.passTo(3, Step.Upkeep);
    expect(t.stack).toEqual(['ability of echo']);
    t.pass(2);
    expect(t.offered).toEqual(['echo', '-']);
    t.choose('echo').resolveAll();
    expect(t.life(0)).toBe(24);
    // Cast from exile, it does not rebound again.
    expect(t.graveyard(0)).toEqual(['echo']);
  });
});

describe('adventures (715)', () => {
  it('exile the card as they resolve; then the creature can be cast, not the Adventure again (715.3d)', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'knight // quest');
    t.mana(0, 4).start();
    expect(t.actions).toEqual(['cast knight', 'cast quest']);
    t.act('cast quest').resolveAll();
    expect(t.exile).toEqual(['knight // quest']);
    expect(t.life(0)).toBe(23);
    expect(t.actions).toEqual(['cast knight']);
    t.act('cast knight').resolveAll();
    expect(t.battlefield(0)).toEqual(['knight']);
  });

  it('go to the graveyard when countered', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'knight // quest');
    t.put(Zone.Hand, 1, 'deny');
    t.mana(0, 4).mana(1, 0, 1).start().act('cast quest').pass().act('cast deny').resolveAll();
    expect(t.graveyard(0)).toEqual(['knight // quest']);
    expect(t.actions).toEqual([]);
  });
});

describe('aftermath (702.127)', () => {
  it('lets the second half be cast from the graveyard only, and exiles it', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'dusk // dawn');
    t.mana(0, 2).start();
    expect(t.actions).toEqual(['cast dusk']);
    t.act('cast dusk').resolveAll();
    expect(t.graveyard(0)).toEqual(['dusk // dawn']);
    expect(t.actions).toEqual(['cast dawn aftermath']);
    t.act('cast dawn aftermath').resolveAll();
    expect(t.exile).toEqual(['dusk // dawn']);
    expect(t.life(0)).toBe(25);
  });
});

describe('split second (702.61)', () => {
  it('keeps everybody from casting spells while it is on the stack', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'verdict', 'chant');
    t.put(Zone.Hand, 1, 'hush');
    t.mana(0, 1, 0, 1).mana(1, 0, 1).start().act('cast verdict');
    expect(t.actions).toEqual([]);
    t.pass();
    expect(t.actions).toEqual([]);
    t.pass();
    expect(t.actions).toEqual(['cast chant']);
  });
});

describe('miracle (702.94)', () => {
  const MIRACLES: CardDefinition[] = [
    ...CARDS,
    sorcery('wonder', '{6}{W}', spellAbility(gain(10)), {
      kind: 'keyword',
      keyword: 'miracle',
      cost: [{ kind: 'mana', cost: '{W}' }],
    }),
    sorcery('study', '{U}', spellAbility({ kind: 'draw', who: you, count: 2 })),
  ];

  function drawing(...library: string[]): Table {
    const t = new Table(MIRACLES);
    t.put(Zone.Library, 0, ...library);
    t.put(Zone.Hand, 0, 'study');
    return t.mana(0, 1, 1).start().act('cast study').pass(2);
  }

  it('lets the first card drawn in a turn be revealed and cast for the miracle cost', () => {
    const t = drawing('forest', 'wonder');
    expect(t.asked.options).toEqual([1, 0]);
    // Nobody else knows what is being asked about.
    expect(t.game.known.filter((players) => players === 3).length).toBe(1);
    t.pick(1);
    expect(t.stack).toEqual(['ability of wonder']);
    t.pass(2).choose('wonder').resolveAll();
    expect(t.life(0)).toBe(30);
  });

  it('keeps the card hidden if it is not revealed', () => {
    const t = drawing('forest', 'wonder').pick(0);
    expect(t.stack).toEqual([]);
    expect(t.hand(0)).toEqual(['wonder', 'forest']);
  });

  it('does not concern later cards', () => {
    const t = drawing('wonder', 'forest');
    expect(t.asked.kind).toBe(0);
    expect(t.hand(0)).toEqual(['forest', 'wonder']);
  });
});
