/** Dungeons (309, 701.49) and the initiative (726). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, DUNGEONS, Step, Supertype, Zone } from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, sorcery, spellAbility, you } from '../stack/words.ts';

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  card('forest', CardType.Land, { supertypes: Supertype.Basic, subtypes: ['Forest'] }),
  sorcery('delve', '{W}', spellAbility({ kind: 'venture', who: you })),
  sorcery('seize', '{W}', spellAbility({ kind: 'takeInitiative', who: you })),
  beast('guide', '{W}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'performs', action: 'complete a dungeon', who: you },
        targets: [],
        effect: gain(10),
      },
    ],
  }),
];

function table(players = 2): Table {
  const t = new Table(CARDS, players);
  for (let player = 0; player < players; player++)
    t.put(Zone.Library, player, 'forest', 'forest', 'forest', 'forest', 'forest');
  return t;
}

function cast(t: Table, name: string): Table {
  t.put(Zone.Hand, 0, name);
  return t.mana(0, 1).ask().act(`cast ${name}`).pass(t.game.players.length);
}

/** Passes and takes the first option of every question until the stack is empty. */
function settle(t: Table): Table {
  while (t.game.stack.length > 0 || t.asked.kind !== 0) {
    if (t.asked.kind === 0) t.pass();
    else t.pick(t.asked.options[0] as number);
  }
  return t;
}

describe('the dungeons', () => {
  it('lead from every room to their bottommost room', () => {
    for (const { rooms } of DUNGEONS) {
      rooms.forEach(({ next }, at) => {
        expect(next.every((to) => to > at && to < rooms.length)).toBe(true);
        expect(next.length > 0).toBe(at < rooms.length - 1);
      });
    }
  });
});

describe('venturing', () => {
  it('chooses a dungeon, then follows its arrows, and completes it at the bottom (701.49, 309.6)', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'guide');
    cast(t, 'delve');
    expect(t.asked.texts).toEqual(['Lost Mine of Phandelver', 'Dungeon of the Mad Mage', 'Tomb of Annihilation']);
    t.pick(0);
    settle(t);
    expect([t.game.player(0).dungeon, t.game.player(0).room]).toEqual([0, 0]);
    cast(t, 'delve');
    expect(t.asked.texts).toEqual(['Goblin Lair', 'Mine Tunnels']);
    t.pick(1);
    settle(t);
    expect(t.battlefield(0)).toEqual(['guide', 'Treasure']);
    cast(t, 'delve');
    t.pick(t.asked.texts.indexOf('Dark Pool'));
    settle(t);
    expect([t.life(0), t.life(1)]).toEqual([21, 19]);
    cast(t, 'delve');
    expect(t.stack).toHaveLength(1);
    expect(t.game.player(0).dungeon).toBe(0);
    settle(t);
    expect(t.game.player(0).dungeon).toBe(-1);
    expect(t.game.player(0).designations).toEqual(['completed a dungeon', 'completed Lost Mine of Phandelver']);
    expect(t.life(0)).toBe(31);
  });
});

describe('the initiative', () => {
  it('ventures into Undercity as it is taken and at each upkeep, and passes by combat damage (726.2)', () => {
    const t = table();
    t.put(Zone.Battlefield, 1, 'bear');
    cast(t, 'seize');
    settle(t);
    expect([t.game.initiative, t.game.player(0).dungeon, t.hand(0)]).toEqual([0, 3, ['forest']]);
    t.passTo(2, Step.DeclareAttackers);
    t.pick(playerValue(0)).passTo(2, Step.CombatDamage);
    settle(t);
    expect(t.game.initiative).toBe(1);
    expect(t.game.player(1).dungeon).toBe(3);
    t.idleTo(4, Step.Upkeep);
    settle(t);
    expect(t.game.player(1).room).toBe(1);
  });
});
