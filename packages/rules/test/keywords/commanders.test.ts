import { describe, expect, it } from 'vitest';
import { colorIdentityOf } from '../../src/engine/colorIdentity.ts';
import { compileCatalog } from '../../src/engine/compile.ts';
import { type Ability, type CardFace, CardType, Color, type PlainKeyword, Supertype } from '../../src/ir/index.ts';
import { mayBeCommander, mayBeCommandersTogether } from '../../src/keywords/commanders.ts';
import type { CardRecord } from '../../src/state/catalog.ts';
import { card } from '../effects/board.ts';
import { itself, you } from '../stack/words.ts';

const word = (keyword: PlainKeyword): Ability => ({ kind: 'keyword', keyword });
const partnerWith = (name: string): Ability => ({ kind: 'keyword', keyword: 'partner with', name });

function hero(name: string, abilities: readonly Ability[] = [], subtypes: readonly string[] = []) {
  return legend(name, CardType.Creature, { abilities, subtypes, power: 1, toughness: 1 });
}

function legend(name: string, types: number, given: Partial<CardFace> = {}) {
  return card(name, types, { supertypes: Supertype.Legendary, ...given });
}

const definesGreen: Ability = {
  kind: 'static',
  effect: { kind: 'change', affected: { kind: 'self' }, changes: [{ kind: 'setColors', colors: Color.Green }] },
};

/** A station symbol, as the compiler reads it off a card: the size is beside it and none of the card's own (721.2b–c). */
function stationed(size?: { readonly power: number; readonly toughness: number }): Ability {
  const symbol = { kind: 'keyword', keyword: 'atCounters', counter: 'charge', from: 8 } as const;
  return { ...symbol, ...(size === undefined ? {} : { size }), keywords: 0, abilities: [] };
}

const CATALOG = compileCatalog([
  hero('hero'),
  card('nobody', CardType.Creature, { power: 1, toughness: 1 }),
  legend('relic', CardType.Artifact),
  legend('chariot', CardType.Artifact, { subtypes: ['Vehicle'], power: 3, toughness: 3 }),
  legend('ship', CardType.Artifact, { subtypes: ['Spacecraft'], abilities: [stationed({ power: 3, toughness: 3 })] }),
  legend('hulk', CardType.Artifact, { subtypes: ['Spacecraft'], abilities: [stationed()] }),
  legend('walker', CardType.Planeswalker, { loyalty: 3 }),
  legend('leader', CardType.Planeswalker, {
    loyalty: 3,
    abilities: [{ kind: 'keyword', keyword: 'canBeCommander' }],
  }),
  hero('left', [word('partner')]),
  hero('right', [word('partner')]),
  hero('friend', [word('partner—friends forever')]),
  hero('friend too', [word('partner—friends forever')]),
  hero('survivor', [word('partner—Survivors')]),
  hero('salt', [partnerWith('pepper')]),
  hero('pepper', [partnerWith('salt')]),
  hero('cumin', [partnerWith('pepper')]),
  hero('wanderer', [word('choose a Background')]),
  legend('upbringing', CardType.Enchantment, { subtypes: ['Background'] }),
  card('small upbringing', CardType.Enchantment, { subtypes: ['Background'] }),
  hero('aide', [word("doctor's companion")]),
  hero('doctor', [], ['Time Lord', 'Doctor']),
  hero('human doctor', [], ['Human', 'Time Lord', 'Doctor']),
]);

function record(name: string): CardRecord {
  const found = CATALOG.byName.get(name);
  if (found === undefined) throw new Error(name);
  return found;
}

describe('a commander', () => {
  it.each([
    ['hero', true],
    ['nobody', false],
    ['relic', false],
    ['chariot', true],
    ['ship', true],
    ['hulk', false],
    ['walker', false],
    ['leader', true],
    ['upbringing', false],
  ])('may be alone (903.3): %s %s', (name, expected) => {
    expect(mayBeCommander(CATALOG, record(name))).toBe(expected);
  });

  it.each([
    ['left', 'right', true],
    ['left', 'hero', false],
    ['left', 'friend', false],
    ['friend', 'friend too', true],
    ['friend', 'survivor', false],
    ['salt', 'pepper', true],
    ['cumin', 'pepper', false],
    ['salt', 'left', false],
    ['wanderer', 'upbringing', true],
    ['wanderer', 'small upbringing', false],
    ['hero', 'upbringing', false],
    ['wanderer', 'hero', false],
    ['aide', 'doctor', true],
    ['aide', 'human doctor', false],
    ['doctor', 'human doctor', false],
  ])('may be with another (702.124): %s and %s %s', (first, second, expected) => {
    expect(mayBeCommandersTogether(CATALOG, record(first), record(second))).toBe(expected);
    expect(mayBeCommandersTogether(CATALOG, record(second), record(first))).toBe(expected);
  });
});

describe('colour identity (903.4)', () => {
  const identity = (given: Partial<CardFace>) => colorIdentityOf(card('Great Big WUBRG Urn', CardType.Artifact, given));
  const making = (mana: Extract<Extract<Ability, { kind: 'activated' }>['effect'], { kind: 'addMana' }>['mana']) =>
    identity({
      abilities: [
        { kind: 'activated', cost: [{ kind: 'tapSelf' }], targets: [], effect: { kind: 'addMana', who: you, mana } },
      ],
    });

  it('is of symbols in costs, hybrid and Phyrexian ones too, and never of letters in names', () => {
    expect(identity({})).toBe(0);
    expect(identity({ manaCost: '{2}{W/U}{B/P}{C}' })).toBe(Color.White | Color.Blue | Color.Black);
  });

  it('is of symbols in abilities: costs, and the mana that is named', () => {
    const effect = { kind: 'tap', what: itself } as const;
    const ability: Ability = { kind: 'activated', cost: [{ kind: 'mana', cost: '{R}' }], targets: [], effect };
    expect(identity({ abilities: [ability] })).toBe(Color.Red);
    expect(making({ kind: 'fixed', mana: [4, 5] })).toBe(Color.Green);
    expect(making({ kind: 'choice', types: [0, 1], amount: 1 })).toBe(Color.White | Color.Blue);
    expect(making({ kind: 'choice', types: [0, 1, 2, 3, 4], amount: 1 })).toBe(0);
  });

  it('is not of colours that a player chooses', () => {
    const option = (label: string, type: number) => ({
      label,
      effect: { kind: 'addMana', who: you, mana: { kind: 'fixed', mana: [type, 3] } } as const,
    });
    const options = ['white', 'blue', 'black', 'red', 'green'].map(option);
    const cost = [{ kind: 'tapSelf' }] as const;
    const choice = (some: typeof options) =>
      identity({
        abilities: [
          { kind: 'activated', cost, targets: [], effect: { kind: 'chooseEffect', who: you, options: some } },
        ],
      });
    expect(choice(options)).toBe(Color.Red);
    expect(choice(options.slice(0, 2))).toBe(Color.White | Color.Blue | Color.Red);
  });

  it('is of colour indicators, of what defines colours, and of basic land types (903.5d)', () => {
    expect(identity({ colors: Color.Blue })).toBe(Color.Blue);
    expect(identity({ abilities: [definesGreen] })).toBe(Color.Green);
    expect(identity({ subtypes: ['Swamp', 'Forest'] })).toBe(Color.Black | Color.Green);
  });

  it('is of every face (903.4d, 903.4e)', () => {
    const front = card('front', CardType.Creature, { manaCost: '{W}' });
    const back = card('back', CardType.Creature, { manaCost: '{R}' });
    const both = { name: 'front // back', layout: 'modalDoubleFaced', faces: [...front.faces, ...back.faces] } as const;
    expect(colorIdentityOf(both)).toBe(Color.White | Color.Red);
  });
});
