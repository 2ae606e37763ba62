/** Protection that an effect gives: its quality is what was chosen for the giver and its "you" the giver's controller (607.2d, 702.16), and what it does not remove stays (702.16n). */
import { describe, expect, it } from 'vitest';
import { hasProtectionFrom } from '../../src/effects/rulesOfObjects.ts';
import { type Ability, type CardDefinition, CardType, Color, type Filter, Step, Zone } from '../../src/ir/index.ts';
import { deserialise, serialise } from '../../src/state/serialise.ts';
import { Arena } from '../combat/arena.ts';
import { always, card, creature, enchantment, every, IS_CREATURE } from '../effects/board.ts';

type Protection = Extract<Ability, { readonly keyword: 'protection' }>;

function protection(from: Filter, more: Partial<Protection> = {}): Protection {
  return { kind: 'keyword', keyword: 'protection', from, label: 'it', ...more };
}

const CHOSEN: Filter = { kind: 'chosenColorOfSource' };
const isWhite: Filter = { kind: 'color', colors: Color.White };

function aura(name: string, colors: number, ...abilities: Ability[]): CardDefinition {
  const enchant: Ability = { kind: 'keyword', keyword: 'enchant', what: IS_CREATURE };
  return card(name, CardType.Enchantment, { colors, subtypes: ['Aura'], abilities: [enchant, ...abilities] });
}

function gives(ability: Ability): Ability {
  return {
    kind: 'static',
    effect: {
      kind: 'change',
      affected: { kind: 'attachedTo' },
      changes: [{ kind: 'addAbilities', abilities: [ability] }],
    },
  };
}

const CARDS = [
  creature('Bear', 2, 2),
  creature('Knight', 2, 2, { colors: Color.White }),
  creature('Goblin', 1, 1, { colors: Color.Red }),
  enchantment('Ward', always(every(IS_CREATURE), { kind: 'addAbilities', abilities: [protection(CHOSEN)] })),
  enchantment(
    'Watch',
    always(every(IS_CREATURE), {
      kind: 'addAbilities',
      abilities: [protection({ kind: 'and', of: [IS_CREATURE, { kind: 'controlledBy', who: { kind: 'opponents' } }] })],
    }),
  ),
  aura('White Veil', Color.White),
  aura('White Cloak', Color.White, gives(protection(isWhite, { keeps: { kind: 'isSelf' } }))),
  aura('White Shroud', Color.White, gives(protection(isWhite, { keeps: { kind: 'subtype', subtypes: ['Aura'] } }))),
  aura('Bare Cloak', 0, gives(protection(isWhite))),
];

function settled(arena: Arena): Arena {
  arena.game.checkStateBased = true;
  arena.enter(Step.Upkeep);
  return arena;
}

describe('protection from the chosen color', () => {
  it('is from the color chosen for what gives it', () => {
    const arena = new Arena(CARDS);
    const bear = arena.put('Bear');
    const [knight, goblin] = [arena.put('Knight', 1), arena.put('Goblin', 1)];
    arena.put('Ward', 0, { chosenColor: 0 });
    settled(arena);
    expect([knight, goblin].map((source) => hasProtectionFrom(arena.game, bear, source))).toEqual([true, false]);
  });

  it('adds up where two colors were chosen', () => {
    const arena = new Arena(CARDS);
    const bear = arena.put('Bear', 1);
    const [knight, goblin] = [arena.put('Knight', 1), arena.put('Goblin', 1)];
    arena.put('Ward', 0, { chosenColor: 0 });
    arena.put('Ward', 1, { chosenColor: 3 });
    settled(arena);
    expect([knight, goblin].map((source) => hasProtectionFrom(arena.game, bear, source))).toEqual([true, true]);
  });
});

describe('a given protection ability', () => {
  it('is the same in a saved game', () => {
    const arena = new Arena(CARDS);
    const bear = arena.put('Bear');
    const knight = arena.put('Knight', 1);
    arena.put('Ward', 0, { chosenColor: 0 });
    const { game } = settled(arena);
    const saved = serialise(game);
    const read = deserialise(game.catalog, game.config, saved);
    if (!read.ok) throw new Error(read.error.at);
    expect(hasProtectionFrom(read.game, bear, knight)).toBe(true);
    expect(serialise(read.game)).toBe(saved);
  });
});

describe('protection from what opponents control', () => {
  it('is about the opponents of who controls what gives it', () => {
    const arena = new Arena(CARDS);
    const theirs = arena.put('Bear', 1);
    const [own, other] = [arena.put('Knight', 0), arena.put('Goblin', 1)];
    arena.put('Watch', 0);
    settled(arena);
    expect([own, other].map((source) => hasProtectionFrom(arena.game, theirs, source))).toEqual([false, true]);
  });
});

describe('an effect that does not remove an Aura', () => {
  it('leaves that Aura and removes the others of the quality', () => {
    const arena = new Arena(CARDS);
    const bear = arena.put('Bear');
    const [cloak, veil] = ['White Cloak', 'White Veil'].map((name) => arena.put(name, 0, { attachedTo: bear }));
    settled(arena);
    expect([cloak, veil].map((aura) => arena.zone(aura ?? 0))).toEqual([Zone.Battlefield, Zone.Graveyard]);
  });

  it('leaves all of them if it says so', () => {
    const arena = new Arena(CARDS);
    const bear = arena.put('Bear');
    const auras = ['White Shroud', 'White Veil'].map((name) => arena.put(name, 0, { attachedTo: bear }));
    settled(arena);
    expect(auras.map((aura) => arena.zone(aura))).toEqual([Zone.Battlefield, Zone.Battlefield]);
  });

  it('does not save it from protection that something else gives', () => {
    const arena = new Arena(CARDS);
    const bear = arena.put('Bear');
    const [cloak, bare] = ['White Cloak', 'Bare Cloak'].map((name) => arena.put(name, 0, { attachedTo: bear }));
    settled(arena);
    expect([cloak, bare].map((aura) => arena.zone(aura ?? 0))).toEqual([Zone.Graveyard, Zone.Battlefield]);
  });
});
