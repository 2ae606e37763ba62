/** What can't become untapped or be turned face up, players who live without life, and numbers of doors, attackers and starting life (101.2, 704.5a). */
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Condition,
  type Quantity,
  type Restriction,
  Step,
  Zone,
} from '../../src/ir/index.ts';
import { Table } from '../stack/table.ts';
import { beast, isCreature, ref, sorcery, spellAbility, target, you } from '../stack/words.ts';
import { card } from './board.ts';

function rule(restriction: Restriction): Ability {
  return { kind: 'static', effect: { kind: 'restriction', restriction } };
}

function whenMore(left: Quantity, right: Quantity): Ability {
  const condition: Condition = { kind: 'compare', left, op: '>=', right };
  return {
    kind: 'static',
    condition,
    effect: {
      kind: 'change',
      affected: { kind: 'self' },
      changes: [{ kind: 'modifyPowerToughness', power: 5, toughness: 5 }],
    },
  };
}

const CARDS: CardDefinition[] = [
  beast('bear', '{G}', 2, { subtypes: ['Bear'] }),
  beast('wolf', '{G}', 2, { subtypes: ['Wolf'] }),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  card('ice', CardType.Enchantment, { abilities: [rule({ kind: 'cantUntap', what: isCreature })] }),
  card('grimoire', CardType.Artifact, { abilities: [rule({ kind: 'noLossForLife', who: you })] }),
  sorcery('rouse', '{G}', spellAbility({ kind: 'untap', what: ref('target') }, target(isCreature))),
  sorcery('drain', '{B}', spellAbility({ kind: 'loseLife', who: you, amount: 30 })),
  beast('saint', '{W}', 1, {
    abilities: [whenMore({ kind: 'life', of: you }, { kind: 'sum', of: [{ kind: 'startingLife', of: you }, 5] })],
  }),
  beast('leader', '{W}', 1, {
    abilities: [whenMore({ kind: 'attackersThisTurn', of: you, what: { kind: 'subtype', subtypes: ['Wolf'] } }, 1)],
  }),
];

function table(): Table {
  const t = new Table(CARDS);
  for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'forest', 'forest', 'forest');
  return t;
}

describe('what cannot become untapped', () => {
  it('stays tapped in the untap step and when it is untapped', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'bear', 'ice', 'forest');
    t.put(Zone.Hand, 0, 'rouse');
    t.permanent('bear').tapped = true;
    t.permanent('forest').tapped = true;
    t.mana(0, 0, 0, 0, 0, 1).start().act('cast rouse');
    if (t.stack.length === 0) t.choose('bear');
    t.resolveAll();
    expect(t.permanent('bear').tapped).toBe(true);
    t.idleTo(3, Step.PrecombatMain);
    expect([t.permanent('bear').tapped, t.permanent('forest').tapped]).toEqual([true, false]);
  });
});

describe('players who live without life', () => {
  it('go on with less than none, and lose once they no longer do', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'grimoire');
    t.put(Zone.Hand, 0, 'drain');
    t.mana(0, 0, 0, 1).start().act('cast drain').resolveAll();
    expect([t.life(0), t.game.over]).toEqual([-10, false]);
  });
});

describe('numbers', () => {
  it('of life at the start of the game', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'saint');
    t.game.player(0).life = 24;
    t.start();
    expect(t.permanent('saint').characteristics.power).toBe(1);
    t.game.player(0).life = 25;
    t.game.stale = true;
    t.ask();
    expect(t.permanent('saint').characteristics.power).toBe(6);
  });

  it('of creatures of a kind that attacked', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'leader', 'wolf', 'bear');
    t.permanent('bear').attackedTurn = 1;
    t.start();
    expect(t.permanent('leader').characteristics.power).toBe(1);
    t.permanent('wolf').attackedTurn = 1;
    t.game.stale = true;
    t.ask();
    expect(t.permanent('leader').characteristics.power).toBe(6);
  });
});
