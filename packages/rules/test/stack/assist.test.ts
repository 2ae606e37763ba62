/** Assist (702.132): generic mana that another player pays, before or after the caster knows that it is needed. */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { playerValue } from '../../src/state/handle.ts';
import { viewOf } from '../../src/state/view.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { beast, everyone, gain, instant, sorcery, spellAbility, target, you } from './words.ts';

const assist: Ability = { kind: 'keyword', keyword: 'assist' };
const land = (name: string, type: number): CardDefinition =>
  card(name, CardType.Land, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'tapSelf' }],
        targets: [],
        effect: { kind: 'addMana', who: you, mana: { kind: 'fixed', mana: [type] } },
      },
    ],
  });

const CARDS: CardDefinition[] = [
  land('forest', 4),
  land('island', 1),
  beast('binox', '{5}{G}', 5, { abilities: [assist] }),
  sorcery('huddle', '{2}{U}', assist, spellAbility(gain(4))),
  instant(
    'gang',
    '{X}{G}',
    assist,
    spellAbility(
      { kind: 'gainLife', who: { kind: 'bound', name: 'target' }, amount: { kind: 'x' } },
      target(null, everyone),
    ),
  ),
];

/** Lands of each player by name and number; the spell in the first player's hand. */
function table(spell: string, ...lands: (readonly [string, number])[]): Table {
  const t = new Table(CARDS, lands.length);
  lands.forEach(([name, count], player) => {
    for (let i = 0; i < count; i++) t.put(Zone.Battlefield, player, name);
  });
  t.put(Zone.Hand, 0, spell);
  return t.start();
}

function tapped(t: Table, player: number): number {
  return t.game.battlefield.filter((slot) => {
    const permanent = t.game.objects[slot];
    return permanent?.controller === player && permanent.tapped;
  }).length;
}

describe('a spell that its caster can pay for alone', () => {
  it('may be helped with any amount of generic mana, and with no more', () => {
    const t = table('huddle', ['island', 3], ['forest', 5]).act('cast huddle');
    expect([t.asked.player, t.offered]).toEqual([0, ['player 1', '-']]);
    t.pick(playerValue(1));
    expect([t.asked.kind, t.asked.player, t.asked.options]).toEqual([DecisionKind.Amount, 1, [0, 1, 2]]);
    t.pick(2);
    expect([tapped(t, 0), tapped(t, 1), t.stack]).toEqual([1, 2, ['huddle']]);
    // What both paid was spent to cast it: one blue and two green.
    expect(t.game.stack[0]?.manaSpent).toEqual([0, 1, 0, 0, 2, 0]);
  });

  it('need not be', () => {
    const t = table('huddle', ['island', 3], ['forest', 5]).act('cast huddle').pick(0);
    expect([tapped(t, 0), tapped(t, 1)]).toEqual([3, 0]);
    const refused = table('huddle', ['island', 3], ['forest', 5]).act('cast huddle').pick(playerValue(1), 0);
    expect([tapped(refused, 0), tapped(refused, 1)]).toEqual([3, 0]);
  });

  it('is not asked about where nobody else has mana', () => {
    const t = table('huddle', ['island', 3], ['forest', 0]).act('cast huddle');
    expect([t.stack, tapped(t, 0)]).toEqual([['huddle'], 3]);
  });
});

describe('a spell that its caster cannot pay for alone', () => {
  it('is cast if the other player pays what is missing', () => {
    const t = table('binox', ['forest', 2], ['island', 4]);
    expect(t.actions).toEqual(['cast binox']);
    t.act('cast binox');
    expect([t.asked.player, t.asked.options]).toEqual([1, [0, 1, 2, 3, 4]]);
    t.pick(4);
    expect([tapped(t, 0), tapped(t, 1), t.stack]).toEqual([2, 4, ['binox']]);
  });

  it('stays where it is if that player refuses, who is not asked again this turn', () => {
    const t = table('binox', ['forest', 2], ['island', 4]).act('cast binox').pick(3);
    expect([t.hand(0), t.stack, tapped(t, 0), tapped(t, 1), t.actions]).toEqual([['binox'], [], 0, 0, []]);
  });

  it('is known to whoever is asked to help, as other cards in the hand are not (601.2a)', () => {
    const t = new Table(CARDS, 2);
    for (let i = 0; i < 4; i++) t.put(Zone.Battlefield, 1, 'island');
    for (let i = 0; i < 2; i++) t.put(Zone.Battlefield, 0, 'forest');
    for (const name of ['island', 'binox']) t.put(Zone.Hand, 0, name);
    t.start().act('cast binox');
    expect(t.asked.player).toBe(1);
    const view = viewOf(t.game, 1);
    const known = view.zone(Zone.Hand, 0).map((card) => view.known(card)?.definition.name ?? '');
    expect(known.sort()).toEqual(['', 'binox']);
  });

  it('is not offered where even all the mana of others would not do, nor for coloured mana', () => {
    expect(table('binox', ['forest', 2], ['island', 3]).actions).toEqual([]);
    expect(table('binox', ['island', 2], ['forest', 6]).actions).toEqual([]);
  });

  it('may be helped by any one of several players', () => {
    const t = table('binox', ['forest', 2], ['island', 4], ['island', 1], ['forest', 6]).act('cast binox');
    expect(t.offered).toEqual(['player 1', 'player 3']);
    t.pick(playerValue(3));
    expect(t.asked.player).toBe(3);
    t.pick(0);
    // The first may still help.
    expect(t.actions).toEqual(['cast binox']);
    t.act('cast binox').pick(4);
    expect([t.stack, tapped(t, 1)]).toEqual([['binox'], 4]);
  });
});

describe('X', () => {
  it('is chosen by the caster, with what was promised counted', () => {
    const t = table('gang', ['forest', 3], ['island', 2]).act('cast gang');
    expect(t.offered).toEqual(['player 1', '-']);
    t.pick(playerValue(1), 2);
    expect([t.asked.kind, t.asked.options]).toEqual([DecisionKind.X, [0, 1, 2, 3, 4]]);
    t.pick(4, playerValue(0));
    expect([tapped(t, 0), tapped(t, 1)]).toEqual([3, 2]);
  });

  it('is paid for alone if nobody is asked', () => {
    const t = table('gang', ['forest', 3], ['island', 2]).act('cast gang').pick(0);
    expect(t.asked.options).toEqual([0, 1, 2]);
    t.pick(1, playerValue(0));
    expect([tapped(t, 0), tapped(t, 1)]).toEqual([2, 0]);
  });
});
