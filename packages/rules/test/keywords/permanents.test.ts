/** Keywords of entering, staying and leaving, and of cards in graveyards (702). */
import { describe, expect, it } from 'vitest';
import {
  type CardDefinition,
  CardType,
  type Cost,
  type CostKeyword,
  type CountedKeyword,
  type KeywordAbility,
  type PlainKeyword,
  Step,
  Zone,
} from '../../src/ir/index.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, instant, isCreature, ref, spellAbility, target, you } from '../stack/words.ts';

function mana(cost: string): Cost {
  return [{ kind: 'mana', cost }];
}

function plain(keyword: PlainKeyword): KeywordAbility {
  return { kind: 'keyword', keyword };
}

function counted(keyword: CountedKeyword, count: number): KeywordAbility {
  return { kind: 'keyword', keyword, count };
}

function costed(keyword: CostKeyword, cost: string): KeywordAbility {
  return { kind: 'keyword', keyword, cost: mana(cost) };
}

function bearer(name: string, size: number, ...abilities: KeywordAbility[]): CardDefinition {
  return beast(name, '{2}', size, { abilities });
}

const destroyTarget = spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature));

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('ogre', '{2}{R}', 4),
  beast('ghost', '{1}', 1, { subtypes: ['Spirit'] }),
  bearer('wolf', 3, plain('undying')),
  bearer('finks', 3, plain('persist')),
  bearer('priest', 1, counted('afterlife', 2)),
  card('worker', CardType.Artifact | CardType.Creature, {
    manaCost: '{2}',
    power: 0,
    toughness: 0,
    abilities: [counted('modular', 2)],
  }),
  bearer('kami', 2, counted('soulshift', 3)),
  bearer('artisan', 1, counted('fabricate', 2)),
  bearer('rioter', 2, plain('riot')),
  bearer('brute', 2, plain('unleash')),
  bearer('vampire', 2, counted('bloodthirst', 2)),
  bearer('vulture', 2, plain('exploit')),
  bearer('sprout', 1, plain('evolve')),
  bearer('blaster', 2, counted('vanishing', 2)),
  bearer('battery', 2, counted('fading', 1)),
  bearer('grafter', 1, counted('graft', 1)),
  bearer('hatchet', 2, costed('unearth', '{B}')),
  bearer('rat', 3, costed('scavenge', '{B}')),
  bearer('mummy', 2, costed('embalm', '{W}')),
  bearer('king', 2, costed('eternalize', '{W}')),
  bearer('thug', 2, counted('dredge', 2)),
  bearer('tower', 4, costed('echo', '{R}')),
  bearer('glacier', 4, costed('cumulative upkeep', '{1}')),
  card('totem', CardType.Enchantment, {
    manaCost: '{G}',
    subtypes: ['Aura'],
    abilities: [{ kind: 'keyword', keyword: 'enchant', what: isCreature }, plain('umbra armor')],
  }),
  card('pincers', CardType.Artifact, {
    manaCost: '{1}',
    subtypes: ['Equipment'],
    abilities: [
      plain('living weapon'),
      {
        kind: 'static',
        effect: {
          kind: 'change',
          affected: { kind: 'attachedTo' },
          changes: [{ kind: 'modifyPowerToughness', power: 2, toughness: 2 }],
        },
      },
    ],
  }),
  bearer('hero', 3, { kind: 'keyword', keyword: 'champion', what: isCreature }),
  instant('bolt', '{R}', destroyTarget),
  instant('sting', '{R}', spellAbility({ kind: 'damage', amount: 1, players: { kind: 'opponents' } })),
  instant('study', '{U}', spellAbility({ kind: 'draw', who: you, count: 1 })),
];

function kill(t: Table, name: string): Table {
  t.put(Zone.Hand, 0, 'bolt');
  t.mana(0, 0, 0, 0, 9).ask().act('cast bolt');
  if (t.asked.kind !== 0) t.choose(name);
  return t.pass(2);
}

function size(t: Table, name: string): string {
  const { power, toughness } = t.permanent(name).characteristics;
  return `${power}/${toughness}`;
}

describe('dying', () => {
  it.each([
    ['wolf', '4/4'],
    ['finks', '2/2'],
  ])('%s comes back once with a counter (702.93, 702.79)', (name, after) => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, name);
    kill(t, name).resolveAll();
    expect(size(t, name)).toBe(after);
    kill(t, name).resolveAll();
    expect(t.battlefield(0)).toEqual([]);
  });

  it('afterlife leaves flying spirits (702.135)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'priest');
    kill(t, 'priest').resolveAll();
    expect(t.battlefield(0)).toEqual(['Spirit Token', 'Spirit Token']);
  });

  it('modular hands its counters on, if wanted (702.43)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'worker', 'worker');
    t.mana(0, 0, 0, 0, 0, 0, 4).start().act('cast worker').resolveAll();
    t.act('cast worker').resolveAll();
    expect(size(t, 'worker')).toBe('2/2');
    kill(t, 'worker').pass(2);
    t.pick(1).resolveAll();
    expect(size(t, 'worker')).toBe('4/4');
  });

  it('soulshift returns a cheaper spirit (702.46)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Graveyard, 0, 'ghost', 'bear');
    t.put(Zone.Battlefield, 0, 'kami');
    kill(t, 'kami').pass(2);
    t.pick(1).resolveAll();
    expect(t.hand(0)).toEqual(['ghost']);
  });

  it('an umbra is destroyed in place of what it enchants, whose damage is gone (702.89)', () => {
    const t = new Table(CARDS);
    const [bear] = t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Battlefield, 0, 'totem');
    t.permanent('totem').attachedTo = bear as number;
    t.permanent('bear').damage = 1;
    kill(t, 'bear').resolveAll();
    expect(t.battlefield(0)).toEqual(['bear']);
    expect(t.permanent('bear').damage).toBe(0);
    expect(t.graveyard(0)).toEqual(['totem', 'bolt']);
  });
});

describe('entering', () => {
  it('fabricate: counters or servos (702.123)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'artisan', 'artisan');
    t.mana(0, 0, 0, 0, 0, 0, 4).start().act('cast artisan').pass(4);
    t.pick(1).resolveAll();
    expect(size(t, 'artisan')).toBe('3/3');
    t.act('cast artisan').pass(4);
    t.pick(0).resolveAll();
    expect(t.battlefield(0)).toEqual(['artisan', 'artisan', 'Servo Token', 'Servo Token']);
  });

  it('riot: a counter or haste (702.136)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'rioter', 'rioter');
    t.mana(0, 0, 0, 0, 0, 0, 4).start().act('cast rioter').pass(2);
    t.pick(1);
    expect(size(t, 'rioter')).toBe('3/3');
    expect(t.permanent('rioter').characteristics.keywords).toBe(0);
    t.act('cast rioter').pass(2);
    t.pick(0);
    const second = t.game.objects[t.game.battlefield[1] as number];
    expect(second?.characteristics.power).toBe(2);
    expect(second?.characteristics.keywords).toBe(64);
  });

  it('bloodthirst asks for an opponent who was dealt damage (702.54)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'vampire', 'vampire', 'sting');
    t.mana(0, 0, 0, 0, 1, 0, 4).start().act('cast vampire').resolveAll();
    t.act('cast sting').resolveAll();
    t.act('cast vampire').resolveAll();
    const sizes = t.game.battlefield.map((slot) => t.game.objects[slot]?.characteristics.power);
    expect(sizes).toEqual([2, 4]);
  });

  it('living weapon comes with a germ to hold it (702.92)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'pincers');
    t.mana(0, 0, 0, 0, 0, 0, 1).start().act('cast pincers').resolveAll();
    expect(size(t, 'Phyrexian Germ Token')).toBe('2/2');
  });

  it('evolve: greater power or toughness, of yours (702.100)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'sprout');
    t.put(Zone.Hand, 0, 'bear', 'ghost');
    t.mana(0, 0, 0, 0, 0, 2, 1).start().act('cast bear').resolveAll();
    expect(size(t, 'sprout')).toBe('2/2');
    t.act('cast ghost').resolveAll();
    expect(size(t, 'sprout')).toBe('2/2');
  });

  it('graft moves a counter to a newcomer, if wanted (702.58)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'grafter', 'bear');
    t.mana(0, 0, 0, 0, 0, 2, 2).start().act('cast grafter').resolveAll();
    expect(size(t, 'grafter')).toBe('2/2');
    t.act('cast bear').pass(4);
    t.pick(1).resolveAll();
    expect([size(t, 'grafter'), size(t, 'bear')]).toEqual(['1/1', '3/3']);
  });

  it('a champion holds another until it leaves (702.72)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Hand, 0, 'hero');
    t.mana(0, 0, 0, 0, 0, 0, 2).start().act('cast hero').pass(4);
    t.choose('bear').resolveAll();
    expect(t.exile).toEqual(['bear']);
    kill(t, 'hero').resolveAll();
    expect(t.battlefield(0)).toEqual(['bear']);
  });

  it('exploit sacrifices, if wanted (702.110)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Hand, 0, 'vulture');
    t.mana(0, 0, 0, 0, 0, 0, 2).start().act('cast vulture').pass(4);
    t.pick(1).choose('bear');
    expect(t.battlefield(0)).toEqual(['vulture']);
  });
});

describe('upkeeps', () => {
  it('echo is paid once (702.30)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'tower');
    t.put(Zone.Library, 0, 'bear', 'bear');
    t.put(Zone.Library, 1, 'bear', 'bear');
    t.mana(0, 0, 0, 0, 0, 0, 2).start().act('cast tower').resolveAll();
    t.idleTo(3, Step.Upkeep);
    expect(t.stack).toEqual(['ability of tower']);
    t.mana(0, 0, 0, 0, 1).pass(2).pick(1);
    expect(t.battlefield(0)).toEqual(['tower']);
    t.idleTo(5, Step.Draw);
    expect(t.battlefield(0)).toEqual(['tower']);
  });

  it('cumulative upkeep grows by the age (702.24)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'glacier');
    t.put(Zone.Library, 0, 'bear', 'bear');
    t.put(Zone.Library, 1, 'bear', 'bear');
    t.start().idleTo(3, Step.Upkeep).mana(0, 0, 0, 0, 0, 0, 3).pass(2).pick(1);
    expect(t.game.player(0).pool[5]).toBe(2);
    t.idleTo(5, Step.Upkeep).mana(0, 0, 0, 0, 0, 0, 3).pass(2).pick(1);
    expect(t.game.player(0).pool[5]).toBe(1);
  });

  it('vanishing and fading run out (702.63, 702.32)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'blaster', 'battery');
    t.put(Zone.Library, 0, 'bear', 'bear');
    t.put(Zone.Library, 1, 'bear', 'bear');
    t.mana(0, 0, 0, 0, 0, 0, 4).start().act('cast blaster').resolveAll().act('cast battery').resolveAll();
    t.idleTo(3, Step.Upkeep);
    t.pick(t.asked.options[0] as number).resolveAll();
    expect(counterCount(t.permanent('blaster').counters, 'time')).toBe(1);
    t.idleTo(5, Step.Upkeep);
    t.pick(t.asked.options[0] as number).resolveAll();
    expect(t.battlefield(0)).toEqual([]);
  });
});

describe('cards in graveyards', () => {
  it('unearthed creatures have haste and are exiled, wherever they would go (702.84)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Graveyard, 0, 'hatchet');
    t.mana(0, 0, 0, 1).start().act('activate hatchet').resolveAll();
    expect(t.permanent('hatchet').characteristics.keywords).toBe(64);
    const died = new Table(CARDS);
    died.put(Zone.Graveyard, 0, 'hatchet');
    died.mana(0, 0, 0, 1).start().act('activate hatchet').resolveAll();
    kill(died, 'hatchet').resolveAll();
    expect(died.exile).toEqual(['hatchet']);
    t.idleTo(1, Step.EndTurn).resolveAll();
    expect(t.exile).toEqual(['hatchet']);
  });

  it('scavenge grows by the power of the card (702.97)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Graveyard, 0, 'rat');
    t.put(Zone.Battlefield, 0, 'bear');
    t.mana(0, 0, 0, 1).start().act('activate rat').resolveAll();
    expect(size(t, 'bear')).toBe('5/5');
    expect(t.exile).toEqual(['rat']);
  });

  it.each([
    ['mummy', '2/2', 1],
    ['king', '4/4', 4],
  ])('%s comes as a zombie token without mana cost (702.128, 702.129)', (name, expected, colors) => {
    const t = new Table(CARDS);
    t.put(Zone.Graveyard, 0, name);
    t.mana(0, 1).start().act(`activate ${name}`).resolveAll();
    const token = t.permanent(name);
    expect(token.isToken).toBe(true);
    expect(size(t, name)).toBe(expected);
    expect(token.characteristics.colors).toBe(colors);
    expect(token.characteristics.manaValue).toBe(0);
    expect(token.characteristics.subtypes).toEqual(['Zombie']);
  });

  it('dredge replaces a draw, if wanted and possible (702.52)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Graveyard, 0, 'thug');
    t.put(Zone.Library, 0, 'ogre', 'bear', 'ghost');
    t.put(Zone.Hand, 0, 'study');
    t.mana(0, 0, 1).start().act('cast study').pass(2);
    t.pick(t.asked.options.find((option) => option !== 0) ?? 0);
    expect(t.hand(0)).toEqual(['thug']);
    expect(t.graveyard(0)).toEqual(['ghost', 'bear', 'study']);
  });
});
