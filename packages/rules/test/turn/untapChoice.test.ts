/** Permanents that may stay tapped (502.3), rad counters (728), hexproof from (702.11d), and permissions that exile what was cast (614). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, Color, Step, Zone } from '../../src/ir/index.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import {
  any,
  beast,
  gain,
  instant,
  isCreature,
  isSelf,
  ref,
  sorcery,
  spellAbility,
  target,
  you,
} from '../stack/words.ts';

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  beast('warden', '{W}', 1, {
    abilities: [{ kind: 'static', effect: { kind: 'allowance', allowance: { kind: 'mayStayTapped', what: isSelf } } }],
  }),
  beast('saint', '{W}', 1, {
    abilities: [
      { kind: 'keyword', keyword: 'hexproof from', from: { kind: 'color', colors: Color.Red }, label: 'red' },
    ],
  }),
  instant('bolt', '{R}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
  instant('doom', '{B}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
  sorcery('hymn', '{W}', spellAbility(gain(3))),
  sorcery(
    'recall',
    '{U}',
    spellAbility(
      {
        kind: 'permit',
        who: you,
        cards: ref('target'),
        lands: false,
        cost: 'normal',
        exileAfter: true,
        duration: { kind: 'endOfTurn' },
      },
      target(any, null, Zone.Graveyard),
    ),
  ),
  sorcery('glow', '{G}', spellAbility({ kind: 'playerCounters', who: you, counter: 'rad', count: 2 })),
];

function table(): Table {
  const t = new Table(CARDS);
  for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'bear', 'forest', 'bear', 'forest', 'bear');
  return t;
}

function passAll(t: Table): void {
  while (t.asked.kind === 0) t.pass();
}

describe('the untap step', () => {
  it('asks about what may stay tapped, and untaps the rest', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'warden', 'bear');
    t.permanent('warden').tapped = true;
    t.permanent('bear').tapped = true;
    t.start().idleTo(2, Step.EndTurn);
    passAll(t);
    expect([t.game.turnNumber, t.asked.texts]).toEqual([3, ['stay tapped']]);
    t.pick(1);
    expect([t.permanent('warden').tapped, t.permanent('bear').tapped]).toEqual([true, false]);
    t.idleTo(4, Step.EndTurn);
    passAll(t);
    t.pick(0);
    expect(t.permanent('warden').tapped).toBe(false);
  });
});

describe('rad counters', () => {
  it('mill, cost life for each nonland card, and go with it', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'glow');
    t.mana(0, 0, 0, 0, 0, 1).start().act('cast glow').resolveAll();
    t.idleTo(3, Step.PrecombatMain).resolveAll();
    // A bear was drawn; a forest and a bear are milled.
    expect(t.graveyard(0)).toEqual(['glow', 'forest', 'bear']);
    expect([t.life(0), counterCount(t.game.player(0).counters, 'rad')]).toEqual([19, 1]);
  });
});

describe('hexproof from a quality', () => {
  it('is for what opponents control that has it', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'saint');
    t.put(Zone.Hand, 1, 'bolt', 'doom');
    t.put(Zone.Hand, 0, 'bolt');
    t.mana(1, 0, 0, 1, 1).mana(0, 0, 0, 0, 1).start();
    expect(t.actions).toEqual(['cast bolt']);
    t.pass();
    expect(t.actions).toEqual(['cast doom']);
  });
});

describe('a permission that exiles', () => {
  it('sends the spell to exile instead of the graveyard', () => {
    const t = table();
    t.put(Zone.Graveyard, 0, 'hymn');
    t.put(Zone.Hand, 0, 'recall');
    t.mana(0, 1, 1).start().act('cast recall').resolveAll().act('cast hymn').resolveAll();
    expect([t.life(0), t.exile]).toEqual([23, ['hymn']]);
  });
});
