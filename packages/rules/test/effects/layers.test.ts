import { describe, expect, it } from 'vitest';
import { noticeEntering, noticeLeaving, refresh } from '../../src/effects/refresh.ts';
import { type CardDefinition, CardType, type Change, Color, Keyword, Zone } from '../../src/ir/index.ts';
import {
  always,
  asLongAs,
  Board,
  becomes,
  card,
  creature,
  enchantment,
  every,
  IS_CREATURE,
  IS_LAND,
  land,
  OTHER,
  plus,
  YOURS,
} from './board.ts';

const SELF = { kind: 'self' } as const;
const YOU = { kind: 'you' } as const;
const ENCHANTED = { kind: 'attachedTo' } as const;
const NONBASIC = { kind: 'not', of: { kind: 'supertype', supertypes: 1 } } as const;
const FLYING: Change = { kind: 'addKeywords', keywords: Keyword.Flying };
const LOSES_ALL: Change = { kind: 'loseAllAbilities' };
const SWITCH: Change = { kind: 'switchPowerToughness' };

const CARDS: readonly CardDefinition[] = [
  creature('bear', 2, 2, { subtypes: ['Bear'], colors: Color.Green }),
  creature('ogre', 2, 2, { subtypes: ['Ogre'] }),
  creature('one-three', 1, 3),
  creature('black two', 2, 2, { colors: Color.Black }),
  creature('lord', 2, 2, {
    subtypes: ['Merfolk'],
    abilities: [always(every(OTHER, YOURS, { kind: 'subtype', subtypes: ['Merfolk'] }), plus(1, 1))],
  }),
  enchantment('honor', always(every(YOURS, IS_CREATURE, { kind: 'color', colors: Color.White }), plus(1, 1))),
  enchantment('anthem', always(every(YOURS, IS_CREATURE), plus(1, 1))),
  enchantment('toughening', always(every(YOURS, IS_CREATURE), plus(0, 2))),
  enchantment('wings', always(every(IS_CREATURE), FLYING)),
  enchantment('plain ones', always(every(IS_CREATURE, { kind: 'not', of: { kind: 'hasAnyAbility' } }), plus(2, 2))),
  enchantment('humility', always(every(IS_CREATURE), LOSES_ALL, becomes(1, 1))),
  card('opalescence', CardType.Enchantment, {
    abilities: [
      always(
        every(OTHER, { kind: 'type', types: CardType.Enchantment }),
        { kind: 'addTypes', types: CardType.Creature },
        becomes(4, 4),
      ),
    ],
  }),
  enchantment('moon', always(every(IS_LAND, NONBASIC), { kind: 'setLandTypes', subtypes: ['Mountain'] })),
  card('tomb', CardType.Land, {
    supertypes: 2,
    abilities: [always(every(IS_LAND), { kind: 'addTypes', types: 0, subtypes: ['Swamp'] })],
  }),
  land('plain dual', 'Plains', 'Island'),
  land('wood', 'Forest'),
  card('basic forest', CardType.Land, { supertypes: 1, subtypes: ['Forest'] }),
  card('citadel', CardType.Land | CardType.Artifact, { keywords: Keyword.Indestructible }),
  enchantment(
    'animate lands',
    always(
      every(IS_LAND, { kind: 'subtype', subtypes: ['Forest'] }),
      { kind: 'addTypes', types: CardType.Creature },
      becomes(1, 1),
    ),
  ),
  // All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other types.
  enchantment(
    'limb',
    always(
      every({
        kind: 'or',
        of: [
          { kind: 'subtype', subtypes: ['Forest'] },
          { kind: 'subtype', subtypes: ['Saproling'] },
        ],
      }),
      { kind: 'addTypes', types: CardType.Creature | CardType.Land, subtypes: ['Saproling', 'Forest'] },
      { kind: 'addColors', colors: Color.Green },
      becomes(1, 1),
    ),
  ),
  creature('saproling', 1, 1, { subtypes: ['Saproling'], colors: Color.Green }),
  card('steal', CardType.Enchantment, {
    subtypes: ['Aura'],
    abilities: [
      { kind: 'keyword', keyword: 'enchant', what: { kind: 'any' } },
      always(ENCHANTED, { kind: 'controller', who: YOU }),
    ],
  }),
  card('march', CardType.Enchantment, {
    abilities: [
      always(
        every({ kind: 'type', types: CardType.Artifact }, { kind: 'not', of: IS_CREATURE }),
        { kind: 'addTypes', types: CardType.Creature },
        becomes(2, 2),
      ),
    ],
  }),
  card('bauble', CardType.Artifact),
  creature(
    'graveyard counter',
    { kind: 'count', of: { kind: 'all', zone: Zone.Graveyard, filter: { kind: 'any' } } },
    3,
  ),
  creature('shape', 1, 1, { keywords: Keyword.Changeling, subtypes: ['Shapeshifter'] }),
  creature('god', 6, 5, {
    subtypes: ['God'],
    keywords: Keyword.Indestructible,
    abilities: [
      asLongAs({ kind: 'compare', left: { kind: 'devotion', colors: Color.White, of: YOU }, op: '<', right: 5 }, SELF, {
        kind: 'removeTypes',
        types: CardType.Creature,
      }),
    ],
  }),
  creature('colourless', 3, 3, { colors: Color.Blue, abilities: [always(SELF, { kind: 'setColors', colors: 0 })] }),
  enchantment('paint', always(every(IS_CREATURE), { kind: 'setColors', colors: Color.White })),
  enchantment(
    'grant lord',
    always(every(YOURS, { kind: 'subtype', subtypes: ['Bear'] }), {
      kind: 'addAbilities',
      abilities: [always(every(OTHER, YOURS, IS_CREATURE), FLYING, plus(1, 0))],
    }),
  ),
  enchantment(
    'flyers are big',
    always(every({ kind: 'keyword', keywords: Keyword.Flying }, IS_CREATURE), {
      kind: 'addKeywords',
      keywords: Keyword.Trample,
    }),
  ),
  enchantment('big ones grow', always(every(IS_CREATURE, { kind: 'power', op: '>=', value: 3 }), plus(1, 1))),
  card('face up', CardType.Creature, {
    power: 5,
    toughness: 5,
    keywords: Keyword.Flying,
    abilities: [always(every(YOURS, IS_CREATURE), plus(1, 1))],
  }),
  enchantment('shrinking', always(every(IS_CREATURE), becomes(0, 2))),
  card('rune', CardType.Enchantment, {
    subtypes: ['Aura'],
    abilities: [
      { kind: 'keyword', keyword: 'enchant', what: { kind: 'any' } },
      always(ENCHANTED, { kind: 'addAbilities', abilities: [always(ENCHANTED, becomes(5, 5))] }),
    ],
  }),
  card('hammer', CardType.Artifact, { subtypes: ['Equipment'], abilities: [always(ENCHANTED, plus(10, 10))] }),
  card('emblem', 0, {
    abilities: [
      {
        kind: 'static',
        zone: Zone.Command,
        effect: { kind: 'change', affected: every(YOURS, IS_CREATURE), changes: [plus(1, 1)] },
      },
    ],
  }),
  card('anger', CardType.Creature, {
    power: 2,
    toughness: 2,
    abilities: [
      {
        kind: 'static',
        zone: Zone.Graveyard,
        effect: {
          kind: 'change',
          affected: every(YOURS, IS_CREATURE),
          changes: [{ kind: 'addKeywords', keywords: Keyword.Haste }],
        },
      },
    ],
  }),
];

const board = (): Board => new Board(CARDS);

describe('power and toughness (613.4)', () => {
  it('applies a later +5/+0 before an earlier switch (example of 613.4d)', () => {
    const it = board();
    const creature = it.put('one-three');
    it.apply([creature], [plus(0, 1)], { numbers: [0, 1] });
    it.apply([creature], [SWITCH]);
    expect(it.size(creature)).toBe('4/1');
    it.apply([creature], [plus(5, 0)], { numbers: [5, 0] });
    expect(it.size(creature)).toBe('4/6');
    it.apply([creature], [SWITCH]);
    expect(it.size(creature)).toBe('6/4');
  });

  it('forgets an ended +0/+1 under a switch (example of 613.4d)', () => {
    const it = board();
    const creature = it.put('one-three');
    it.apply([creature], [plus(0, 1)], { numbers: [0, 1] });
    it.apply([creature], [SWITCH]);
    it.game.changes = it.game.changes.slice(1);
    it.game.stale = true;
    expect(it.size(creature)).toBe('3/1');
  });

  it('sums counters, effects and a set value in the right sublayers (Gray Ogre example of 613.5)', () => {
    const it = board();
    const ogre = it.put('ogre');
    it.addCounters(ogre, '+1/+1', 1);
    expect(it.size(ogre)).toBe('3/3');
    it.apply([ogre], [plus(4, 4)], { numbers: [4, 4] });
    expect(it.size(ogre)).toBe('7/7');
    it.put('toughening');
    expect(it.size(ogre)).toBe('7/9');
    it.apply([ogre], [becomes(0, 1)], { numbers: [0, 1] });
    expect(it.size(ogre)).toBe('5/8');
  });

  it('knows what has no abilities once layer 6 is done, and that a size worked out is one (604.3)', () => {
    const it = board();
    const sizes = (...all: readonly number[]): string[] => all.map((one) => it.size(one));
    const [bear, counts, shape] = [it.put('bear'), it.put('graveyard counter'), it.put('shape')];
    it.put('plain ones');
    expect(sizes(bear, counts, shape)).toEqual(['4/4', '0/3', '1/1']);
    const other = it.put('ogre');
    it.addCounters(other, 'flying', 1);
    expect(it.size(other)).toBe('2/2');
    it.apply([counts, shape], [LOSES_ALL]);
    expect(sizes(counts, shape)).toEqual(['2/5', '3/3']);
    it.put('wings');
    expect(sizes(bear, counts, shape)).toEqual(['2/2', '0/3', '1/1']);
  });

  it('colours decide in layer 5 who gets +1/+1 in 7c (Honor example of 613.5)', () => {
    const it = board();
    it.put('honor');
    const black = it.put('black two');
    expect(it.size(black)).toBe('2/2');
    it.apply([black], [{ kind: 'setColors', colors: Color.White }]);
    expect(it.size(black)).toBe('3/3');
    it.apply([black], [{ kind: 'setColors', colors: Color.Red }]);
    expect(it.size(black)).toBe('2/2');
  });

  it('animates noncreature artifacts in layers 4 and 7b although they are creatures by then (613.6)', () => {
    const it = board();
    const bauble = it.put('bauble');
    it.put('march');
    expect(it.look(bauble).types).toBe(CardType.Artifact | CardType.Creature);
    expect(it.size(bauble)).toBe('2/2');
  });

  it('keeps one half of a set value where the other is not named', () => {
    const it = board();
    const bear = it.put('bear');
    it.apply([bear], [{ kind: 'setPowerToughness', power: 7, toughness: null }], { numbers: [7, 0] });
    expect(it.size(bear)).toBe('7/2');
  });

  it('counts counters of other kinds and nets +1/+1 with -1/-1', () => {
    const it = board();
    const bear = it.put('bear');
    it.addCounters(bear, '-1/-1', 1);
    it.addCounters(bear, '+1/+1', 3);
    it.addCounters(bear, '+0/+2', 2);
    it.addCounters(bear, 'charge', 4);
    expect(it.size(bear)).toBe('4/8');
  });

  it('lets a creature keep what it started with as "power 3 or greater" in one sublayer (613.8a)', () => {
    const it = board();
    const bear = it.put('bear');
    it.put('big ones grow');
    expect(it.size(bear)).toBe('2/2');
    // The anthem is younger, but makes the other apply to the bear: it goes first.
    it.put('anthem');
    expect(it.size(bear)).toBe('4/4');
  });
});

describe('lords and control', () => {
  it('raises each lord by the other', () => {
    const it = board();
    const first = it.put('lord');
    expect(it.size(first)).toBe('2/2');
    const second = it.put('lord');
    expect([it.size(first), it.size(second)]).toEqual(['3/3', '3/3']);
    it.remove(second);
    expect(it.size(first)).toBe('2/2');
  });

  it('settles control in layer 2 before "creatures you control" counts', () => {
    const it = board();
    it.put('anthem', 0);
    const theirs = it.put('bear', 1);
    it.apply([theirs], [{ kind: 'controller', who: YOU }]);
    expect(it.controller(theirs)).toBe(0);
    expect(it.size(theirs)).toBe('3/3');
  });

  it('returns control when the effect is gone, and lets the newest effect win', () => {
    const it = board();
    const bear = it.put('bear', 1);
    const aura = it.put('steal', 0);
    it.attach(aura, bear);
    expect(it.controller(bear)).toBe(0);
    it.apply([bear], [{ kind: 'controller', who: YOU }], { controller: 1 });
    expect(it.controller(bear)).toBe(1);
    const again = it.put('steal', 0);
    it.attach(again, bear);
    expect(it.controller(bear)).toBe(0);
    it.remove(aura);
    it.remove(again);
    it.game.changes = [];
    expect(it.controller(bear)).toBe(1);
  });

  it('makes a stolen control Aura control for its new controller: the Aura depends on what steals it', () => {
    const it = board();
    const bear = it.put('bear', 1);
    const aura = it.put('steal', 1);
    it.attach(aura, bear);
    const thief = it.put('steal', 0);
    it.attach(thief, aura);
    expect(it.controller(aura)).toBe(0);
    expect(it.controller(bear)).toBe(0);
  });

  it('makes a creature sick and takes it out of combat when its controller changes (302.6, 506.4)', () => {
    const it = board();
    const bear = it.put('bear', 1);
    it.size(bear);
    it.game.turnNumber = 5;
    it.permanent(bear).attacking = -1;
    it.apply([bear], [{ kind: 'controller', who: YOU }]);
    it.size(bear);
    expect(it.permanent(bear).controlledSinceTurn).toBe(5);
    expect(it.permanent(bear).attacking).toBe(0);
  });
});

describe('abilities (layer 6)', () => {
  it('leaves a creature without abilities but with the anthem', () => {
    const it = board();
    it.put('anthem');
    const flyer = it.put('face up');
    const bear = it.put('bear');
    expect(it.size(bear)).toBe('4/4');
    it.apply([flyer], [LOSES_ALL, { kind: 'setColors', colors: Color.Blue }, becomes(1, 1)], { numbers: [1, 1] });
    expect(it.size(flyer)).toBe('2/2');
    expect(it.look(flyer).keywords).toBe(0);
    expect(it.look(flyer).abilities).toEqual([]);
    // Its own anthem is gone.
    expect(it.size(bear)).toBe('3/3');
  });

  it('orders gaining and losing by timestamps', () => {
    const it = board();
    const bear = it.put('bear');
    it.apply([bear], [LOSES_ALL]);
    it.apply([bear], [FLYING]);
    expect(it.look(bear).keywords).toBe(Keyword.Flying);
    it.apply([bear], [{ kind: 'removeKeywords', keywords: Keyword.Flying }]);
    expect(it.look(bear).keywords).toBe(0);
  });

  it('gives keyword counters their keywords (122.1b)', () => {
    const it = board();
    const bear = it.put('bear');
    it.addCounters(bear, 'flying', 1);
    it.addCounters(bear, 'first strike', 1);
    it.addCounters(bear, 'storm', 1);
    expect(it.look(bear).keywords).toBe(Keyword.Flying | Keyword.FirstStrike);
  });

  it('makes an effect that reads keywords wait for one that gives them', () => {
    const it = board();
    const bear = it.put('bear');
    it.put('flyers are big');
    it.put('wings');
    expect(it.look(bear).keywords).toBe(Keyword.Flying | Keyword.Trample);
  });

  it('lets granted static abilities apply, from the same and later layers', () => {
    const it = board();
    it.put('bear');
    const ogre = it.put('ogre');
    it.put('grant lord');
    expect(it.look(ogre).keywords).toBe(Keyword.Flying);
    expect(it.size(ogre)).toBe('3/2');
    it.put('bear');
    expect(it.size(ogre)).toBe('4/2');
  });

  it('times a granted ability by what granted it, when that is younger (613.7a)', () => {
    for (const runeFirst of [false, true]) {
      const it = board();
      const bear = it.put('bear');
      const hammer = it.put('hammer');
      it.attach(hammer, bear);
      if (!runeFirst) it.put('shrinking');
      it.attach(it.put('rune'), hammer);
      if (runeFirst) it.put('shrinking');
      expect(it.size(bear)).toBe(runeFirst ? '10/12' : '15/15');
    }
  });

  it('times two grants of one ability each by its own', () => {
    const it = board();
    const bear = it.put('bear');
    const hammer = it.put('hammer');
    it.attach(hammer, bear);
    it.attach(it.put('rune'), hammer);
    it.put('shrinking');
    expect(it.size(bear)).toBe('10/12');
    it.attach(it.put('rune'), hammer);
    expect(it.size(bear)).toBe('15/15');
  });

  it('takes the definition of power with the other abilities', () => {
    const it = board();
    const counter = it.put('graveyard counter');
    it.putCard('bear', Zone.Graveyard);
    it.putCard('bear', Zone.Graveyard, 1);
    expect(it.size(counter)).toBe('2/3');
    it.apply([counter], [LOSES_ALL]);
    // The toughness is printed, the power is not.
    expect(it.size(counter)).toBe('0/3');
  });
});

describe('timestamps with Humility-like effects', () => {
  it('turns everything into 1/1 when younger than the animating enchantment', () => {
    const it = board();
    const opalescence = it.put('opalescence');
    const humility = it.put('humility');
    // The animation is a 4/4 setting of timestamp 1, humility's 1/1 of timestamp 2.
    expect(it.size(humility)).toBe('1/1');
    expect(it.look(opalescence).types).toBe(CardType.Enchantment);
    const bear = it.put('bear');
    expect(it.size(bear)).toBe('1/1');
  });

  it('is a 4/4 when older, though its own ability is gone by then (613.6)', () => {
    const it = board();
    const humility = it.put('humility');
    it.put('opalescence');
    expect(it.size(humility)).toBe('4/4');
    const bear = it.put('bear');
    expect(it.size(bear)).toBe('1/1');
    expect(it.look(humility).abilities).toEqual([]);
  });

  it('cannot undo in layer 6 what an animation did in layer 4', () => {
    const it = board();
    it.put('opalescence');
    const second = it.put('opalescence');
    const humility = it.put('humility');
    expect(it.look(second).types & CardType.Creature).toBe(CardType.Creature);
    expect(it.size(second)).toBe('1/1');
    expect(it.size(humility)).toBe('1/1');
  });

  it('stops an older "creatures have flying" on a creature from applying in layer 6: its existence depends', () => {
    const it = board();
    it.put('opalescence');
    it.put('wings');
    it.put('humility');
    const bear = it.put('bear');
    expect(it.look(bear).keywords).toBe(0);
  });
});

describe('types (layer 4)', () => {
  it('makes lands Mountains and their type-adding ability vanish, in either order (dependency)', () => {
    for (const order of [
      ['moon', 'tomb'],
      ['tomb', 'moon'],
    ] as const) {
      const it = board();
      const dual = it.put('plain dual');
      const handles = order.map((name) => it.put(name));
      const tomb = handles[order.indexOf('tomb')] ?? 0;
      expect(it.look(tomb).subtypes).toEqual(['Mountain']);
      expect(it.look(tomb).supertypes).toBe(2);
      expect(it.look(dual).subtypes).toEqual(['Mountain']);
      expect(it.look(dual).abilities).toEqual([it.game.catalog.basicLandAbilities[3]]);
      expect(it.look(it.put('basic forest')).subtypes).toEqual(['Forest']);
    }
  });

  it('adds land types with their mana abilities (305.6, 305.7)', () => {
    const it = board();
    const dual = it.put('plain dual');
    it.put('tomb');
    expect(it.look(dual).subtypes).toEqual(['Plains', 'Island', 'Swamp']);
    const made = it.look(dual).abilities.map((record) => it.game.catalog.basicLandAbilities.indexOf(record));
    expect(made.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  it('takes rules text but no card types from a land that becomes a Mountain (305.7)', () => {
    const it = board();
    const citadel = it.put('citadel');
    it.put('moon');
    expect(it.look(citadel).types).toBe(CardType.Land | CardType.Artifact);
    expect(it.look(citadel).keywords).toBe(0);
  });

  it('animates the lands that become Forests, whatever came first (613.8)', () => {
    const it = board();
    it.put('animate lands');
    const dual = it.put('plain dual');
    it.apply([dual], [{ kind: 'setLandTypes', subtypes: ['Forest'] }]);
    expect(it.look(dual).types).toBe(CardType.Land | CardType.Creature);
    expect(it.size(dual)).toBe('1/1');
    const forest = it.put('basic forest');
    expect(it.size(forest)).toBe('1/1');
    it.put('moon');
    expect(it.look(dual).types).toBe(CardType.Land);
  });

  it('joins creature and land types on Forests and Saprolings alike', () => {
    const it = board();
    const forest = it.put('basic forest');
    const saproling = it.put('saproling');
    it.put('limb');
    for (const handle of [forest, saproling]) {
      expect(it.look(handle).types).toBe(CardType.Land | CardType.Creature);
      expect(it.look(handle).subtypes.toSorted()).toEqual(['Forest', 'Saproling']);
      expect(it.look(handle).colors).toBe(Color.Green);
      expect(it.look(handle).abilities).toEqual([it.game.catalog.basicLandAbilities[4]]);
    }
  });

  it('makes Saproling lands Mountains whatever came first: the moon depends on what makes them lands', () => {
    for (const order of [
      ['limb', 'moon'],
      ['moon', 'limb'],
    ] as const) {
      const it = board();
      const saproling = it.put('saproling');
      for (const name of order) it.put(name);
      expect(it.look(saproling).subtypes.toSorted()).toEqual(['Mountain', 'Saproling']);
    }
  });

  it('falls back on timestamps in a dependency loop (613.8b)', () => {
    // With a nonbasic Forest the other effect depends on the moon as well, which takes the Forest from what it applies to.
    const types = (...order: readonly string[]): string[][] => {
      const it = board();
      const saproling = it.put('saproling');
      const wood = it.put('wood');
      for (const name of order) it.put(name);
      return [saproling, wood].map((handle) => it.look(handle).subtypes.toSorted());
    };
    expect(types('limb', 'moon')).toEqual([
      ['Mountain', 'Saproling'],
      ['Mountain', 'Saproling'],
    ]);
    expect(types('moon', 'limb')).toEqual([['Forest', 'Saproling'], ['Mountain']]);
  });

  it('drops subtypes with their card type and takes none that do not fit (205.1a, 205.3d)', () => {
    const it = board();
    const bear = it.put('bear');
    it.apply([bear], [{ kind: 'setTypes', types: CardType.Artifact, subtypes: ['Treasure'] }]);
    expect(it.look(bear).subtypes).toEqual(['Treasure']);
    it.apply([bear], [{ kind: 'addSubtypes', subtypes: ['Goblin', 'Food'] }]);
    expect(it.look(bear).subtypes).toEqual(['Treasure', 'Food']);
  });

  it('replaces creature types by named ones and keeps the others', () => {
    const it = board();
    const bear = it.put('bear');
    it.apply([bear], [{ kind: 'setTypes', types: CardType.Creature | CardType.Artifact, subtypes: ['Frog'] }]);
    expect(it.look(bear).subtypes).toEqual(['Frog']);
  });

  it('is no creature while its condition says so, and no longer has creature types', () => {
    const it = board();
    const god = it.put('god');
    expect(it.look(god).types).toBe(0);
    expect(it.look(god).subtypes).toEqual([]);
    expect(it.look(god).keywords).toBe(Keyword.Indestructible);
  });

  it('keeps every creature type of a changeling that loses its abilities afterwards (604.3, 613.1)', () => {
    const it = board();
    it.put('lord');
    const shape = it.put('shape');
    expect(it.size(shape)).toBe('2/2');
    it.apply([shape], [LOSES_ALL]);
    expect(it.size(shape)).toBe('2/2');
    it.apply([shape], [{ kind: 'setTypes', types: CardType.Creature, subtypes: ['Frog'] }, LOSES_ALL]);
    expect(it.size(shape)).toBe('1/1');
  });

  it('gives every creature type, and no land type', () => {
    const it = board();
    it.put('lord');
    const bear = it.put('bear');
    it.put('animate lands');
    it.apply([bear], [{ kind: 'everyCreatureType' }]);
    expect(it.size(bear)).toBe('3/3');
  });

  it('adds the type chosen for the source', () => {
    const it = board();
    it.put('lord');
    const bear = it.put('bear');
    const chooser = it.put('anthem', 1);
    it.permanent(chooser).chosenType = 'Merfolk';
    it.apply([bear], [{ kind: 'addChosenSubtype' }], { source: chooser });
    expect(it.look(bear).subtypes).toEqual(['Bear', 'Merfolk']);
    expect(it.size(bear)).toBe('3/3');
  });
});

describe('where effects come from', () => {
  it('applies characteristic-defining abilities before older effects (613.3)', () => {
    const it = board();
    it.put('paint');
    const devoid = it.put('colourless');
    expect(it.look(devoid).colors).toBe(Color.White);
  });

  it('ignores phased-out permanents and does not affect them (702.26b)', () => {
    const it = board();
    const bear = it.put('bear');
    const anthem = it.put('anthem');
    expect(it.size(bear)).toBe('3/3');
    it.permanent(anthem).phasedOut = true;
    it.game.stale = true;
    expect(it.size(bear)).toBe('2/2');
  });

  it('shows face-down permanents as 2/2 creatures without anything else (708.2a)', () => {
    const it = board();
    it.put('anthem', 1);
    const secret = it.put('face up');
    it.permanent(secret).faceDown = true;
    it.game.stale = true;
    expect(it.size(secret)).toBe('2/2');
    expect(it.look(secret)).toMatchObject({ name: '', keywords: 0, abilities: [], types: CardType.Creature });
    it.addCounters(secret, '+1/+1', 1);
    expect(it.size(secret)).toBe('3/3');
  });

  it('takes exceptions of a copy effect into the copiable values (707.9)', () => {
    const it = board();
    const copy = it.put('graveyard counter');
    it.permanent(copy).copyChanges = [becomes(7, 7), { kind: 'addTypes', types: CardType.Artifact }, FLYING];
    it.game.stale = true;
    expect(it.size(copy)).toBe('7/7');
    expect(it.look(copy).types).toBe(CardType.Creature | CardType.Artifact);
    it.apply([copy], [LOSES_ALL]);
    expect(it.size(copy)).toBe('7/7');
    expect(it.look(copy).keywords).toBe(0);
  });

  it('lets emblems and cards in graveyards work from there (113.6)', () => {
    const it = board();
    const bear = it.put('bear');
    it.putCard('emblem', Zone.Command);
    expect(it.size(bear)).toBe('3/3');
    expect(it.look(bear).keywords).toBe(0);
    it.putCard('anger', Zone.Graveyard, 1);
    expect(it.look(bear).keywords).toBe(0);
    it.putCard('anger', Zone.Graveyard, 0);
    expect(it.look(bear).keywords).toBe(Keyword.Haste);
  });

  it('keeps printed characteristics by reference where nothing changes them', () => {
    const it = board();
    const bear = it.put('bear');
    it.put('basic forest');
    expect(it.look(bear)).toBe(it.permanent(bear).face.characteristics);
    it.apply([bear], [plus(1, 1)], { numbers: [1, 1] });
    expect(it.size(bear)).toBe('3/3');
    it.game.changes = [];
    it.game.stale = true;
    expect(it.look(bear)).toBe(it.permanent(bear).face.characteristics);
  });
});

describe('newcomers', () => {
  /** Puts a plain card onto a board that is up to date, telling the engine as a move does. */
  function enter(it: Board, name: string, controller = 0): number {
    refresh(it.game);
    const handle = it.put(name, controller);
    it.game.stale = false;
    noticeEntering(it.game, it.permanent(handle));
    return handle;
  }

  it('meet anthems of their controller alone', () => {
    const it = board();
    it.put('anthem');
    const [mine, theirs] = [enter(it, 'bear'), enter(it, 'bear', 1)];
    expect(it.game.stale).toBe(false);
    expect([it.size(mine), it.size(theirs)]).toEqual(['3/3', '2/2']);
  });

  it('keep what began to apply to them in an earlier layer (613.6)', () => {
    const it = board();
    it.put('march');
    const bauble = enter(it, 'bauble');
    expect(it.game.stale).toBe(false);
    expect(it.size(bauble)).toBe('2/2');
  });

  it('make everything stale where effects depend on each other', () => {
    const it = board();
    it.put('big ones grow');
    it.put('anthem');
    const bear = enter(it, 'bear');
    expect(it.game.stale).toBe(true);
    expect(it.size(bear)).toBe('4/4');
  });

  it('make everything stale where something counts them, or when they are not plain', () => {
    const counting = board();
    counting.put('god');
    enter(counting, 'bear');
    expect(counting.game.stale).toBe(true);
    const lords = board();
    lords.put('anthem');
    enter(lords, 'lord');
    expect(lords.game.stale).toBe(true);
  });

  it('leave unnoticed only where nobody counts them', () => {
    const it = board();
    it.put('anthem');
    const bear = it.permanent(enter(it, 'bear'));
    noticeLeaving(it.game, bear);
    expect(it.game.stale).toBe(false);
    it.put('god');
    refresh(it.game);
    noticeLeaving(it.game, bear);
    expect(it.game.stale).toBe(true);
  });
});
