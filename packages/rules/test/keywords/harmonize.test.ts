/** Harmonize (702.180): from the graveyard, for less if a creature is tapped, which then makes no mana. */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, sorcery, spellAbility, you } from '../stack/words.ts';

const CARDS: CardDefinition[] = [
  beast('bear', '{G}', 2),
  beast('ox', '{G}', 4),
  beast('elf', '{G}', 1, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'tapSelf' }],
        targets: [],
        effect: { kind: 'addMana', who: you, mana: { kind: 'fixed', mana: [4] } },
      },
    ],
  }),
  sorcery(
    'chant',
    '{W}',
    { kind: 'keyword', keyword: 'harmonize', cost: [{ kind: 'mana', cost: '{4}{G}' }] },
    spellAbility(gain(5)),
  ),
  sorcery(
    'hymn',
    '{W}',
    { kind: 'keyword', keyword: 'harmonize', cost: [{ kind: 'mana', cost: '{X}{G}' }] },
    spellAbility({ kind: 'gainLife', who: you, amount: { kind: 'x' } }),
  ),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
];

function table(forests: number, ...creatures: string[]): Table {
  const t = new Table(CARDS);
  for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'bear', 'forest', 'bear', 'forest', 'bear');
  t.put(Zone.Graveyard, 0, 'chant');
  t.put(Zone.Battlefield, 0, ...creatures);
  for (let i = 0; i < forests; i++) t.put(Zone.Battlefield, 0, 'forest');
  return t.start();
}

const ways = (t: Table): string[] => t.actions.filter((action) => action.startsWith('cast chant'));

describe('harmonize', () => {
  it('costs less by the power of the creature that is tapped, and exiles the card', () => {
    const t = table(3, 'bear');
    expect(ways(t)).toEqual(['cast chant harmonize by tapping']);
    t.act('cast chant harmonize by tapping').resolveAll();
    expect([t.life(0), t.graveyard(0), t.permanent('bear').tapped]).toEqual([25, [], true]);
  });

  it('asks which creature, among those with which the rest can be paid', () => {
    const t = table(2, 'bear', 'ox');
    t.act('cast chant harmonize by tapping').resolveAll();
    expect([t.life(0), t.permanent('ox').tapped, t.permanent('bear').tapped]).toEqual([25, true, false]);
  });

  it('may be cast without tapping', () => {
    const t = table(5, 'bear');
    t.act('cast chant harmonize').resolveAll();
    expect([t.life(0), t.permanent('bear').tapped]).toEqual([25, false]);
  });

  it('takes no mana from the creature that is tapped for it', () => {
    expect(ways(table(3, 'elf'))).toEqual([]);
    expect(ways(table(4, 'elf'))).toEqual(['cast chant harmonize', 'cast chant harmonize by tapping']);
  });

  it('takes no mana for X either from the only creature that can be tapped for it (107.3, 601.2b)', () => {
    const hymn = (...creatures: string[]): Table => {
      const t = table(2, ...creatures);
      t.put(Zone.Graveyard, 0, 'hymn');
      return t.ask().act('cast hymn harmonize by tapping');
    };
    // Two Forests and one less: X is 2, and the Elf makes no third mana.
    expect(hymn('elf').asked.options).toEqual([0, 1, 2]);
    expect(hymn('elf', 'bear').choose('elf').asked.options).toEqual([0, 1, 2]);
    // The Elf makes mana.
    expect(hymn('elf', 'bear').choose('bear').asked.options).toEqual([0, 1, 2, 3, 4]);
    const t = hymn('elf').pick(2).resolveAll();
    expect([t.life(0), t.permanent('elf').tapped]).toEqual([22, true]);
  });
});
