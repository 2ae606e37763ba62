/** What is remembered of a turn: permanents that left and entered, resolutions of an ability, parties, what was attached to what died. */
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type CardDefinition,
  type Condition,
  type Effect,
  type Quantity,
  Zone,
} from '../../src/ir/index.ts';
import { slotOf } from '../../src/state/handle.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { any, beast, gain, isCreature, isSelf, ref, sorcery, spellAbility, target, you } from './words.ts';

function lifeFor(amount: Quantity): Ability {
  return spellAbility({ kind: 'gainLife', who: you, amount });
}

const mine = { kind: 'and', of: [isCreature, { kind: 'controlledBy', who: you }] } as const;
const wasEquipped: Condition = { kind: 'matches', what: ref('thatObject'), filter: { kind: 'equipped' } };

/** Done when the ability resolves for the second time in the turn. */
function onSecondTime(then: Effect): Effect {
  return { kind: 'if', condition: { kind: 'compare', left: { kind: 'timesResolved' }, op: '=', right: 2 }, then };
}

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('cleric', '{W}', 1, { subtypes: ['Cleric', 'Rogue'] }),
  beast('rogue', '{W}', 1, { subtypes: ['Rogue'] }),
  beast('wizard', '{U}', 1, { subtypes: ['Wizard'] }),
  sorcery('burn', '{B}', spellAbility({ kind: 'destroy', what: ref('target') }, target(any))),
  sorcery('count dead', '{B}', lifeFor({ kind: 'leftThisTurn', what: mine, to: Zone.Graveyard })),
  sorcery('count come', '{B}', lifeFor({ kind: 'enteredThisTurn', what: mine })),
  sorcery('count party', '{B}', lifeFor({ kind: 'party', of: you })),
  beast('knight', '{W}', 2, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'moves', what: isSelf, from: Zone.Battlefield, to: Zone.Graveyard },
        condition: wasEquipped,
        targets: [],
        effect: gain(5),
      },
    ],
  }),
  card('sword', 1, { subtypes: ['Equipment'] }),
  beast('caller', '{R}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'castsSpell', who: you, what: any },
        targets: [],
        effect: onSecondTime(gain(10)),
      },
    ],
  }),
];

describe('a turn', () => {
  it('remembers who controlled what died, not what others lost', () => {
    const t = new Table(CARDS);
    const [ours] = t.put(Zone.Battlefield, 0, 'bear', 'sword');
    const [theirs] = t.put(Zone.Battlefield, 1, 'bear');
    t.put(Zone.Hand, 0, 'burn', 'burn', 'count dead');
    t.mana(0, 0, 0, 3)
      .start()
      .act('cast burn')
      .pick(ours ?? 0)
      .resolveAll();
    t.act('cast burn')
      .pick(theirs ?? 0)
      .resolveAll();
    t.act('cast count dead').resolveAll();
    expect(t.life(0)).toBe(21);
  });

  it('remembers what entered and is gone', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'sword');
    t.put(Zone.Hand, 0, 'bear', 'burn', 'count come');
    t.mana(0, 0, 0, 4, 0, 2).start().act('cast bear').resolveAll();
    t.act('cast burn').choose('bear').resolveAll();
    t.act('cast count come').resolveAll();
    expect(t.life(0)).toBe(21);
  });

  it('counts the resolutions of an ability', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'caller');
    t.put(Zone.Hand, 0, 'count party', 'count party', 'count party');
    t.mana(0, 0, 0, 3).start().act('cast count party').resolveAll();
    expect(t.life(0)).toBe(20);
    t.act('cast count party').resolveAll();
    expect(t.life(0)).toBe(30);
    t.act('cast count party').resolveAll();
    expect(t.life(0)).toBe(30);
  });
});

describe('a party (700.8)', () => {
  it('is counted so that it is as great as can be', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'cleric', 'rogue', 'wizard', 'wizard');
    t.put(Zone.Hand, 0, 'count party');
    t.mana(0, 0, 0, 1).start().act('cast count party').resolveAll();
    expect(t.life(0)).toBe(23);
  });
});

describe('what was attached', () => {
  it.each([true, false])('to what died is known afterwards: %s', (equipped) => {
    const t = new Table(CARDS);
    const [knight] = t.put(Zone.Battlefield, 0, 'knight');
    const [sword] = t.put(Zone.Battlefield, 0, 'sword');
    const permanent = t.game.objects[slotOf(sword ?? 0)];
    if (equipped && permanent !== null && permanent !== undefined) permanent.attachedTo = knight ?? 0;
    t.put(Zone.Hand, 0, 'burn');
    t.mana(0, 0, 0, 1)
      .start()
      .act('cast burn')
      .pick(knight ?? 0)
      .resolveAll();
    expect(t.life(0)).toBe(equipped ? 25 : 20);
  });
});
