import { describe, expect, it } from 'vitest';
import { type Filter, Step, Zone } from '../../src/ir/index.ts';
import { creature } from '../effects/board.ts';
import { Lab } from './lab.ts';
import { all, isCreature, PLAIN, ref, sequence, you } from './words.ts';

describe('as many as the player likes', () => {
  it('discards no more than so many cards, or none', () => {
    const lab = new Lab(
      PLAIN,
      sequence(
        { kind: 'discard', who: you, count: 2, upTo: true, as: 'discarded' },
        { kind: 'gainLife', who: you, amount: { kind: 'count', of: ref('discarded') } },
      ),
    );
    lab.put(Zone.Hand, 0, 'ox', 'wolf', 'bear');
    const life = lab.game.player(0).life;
    lab.run();
    expect(lab.offered).toContain('-');
    lab.pickNamed('wolf').pick(0);
    expect(lab.graveyard(0)).toEqual(['wolf']);
    expect(lab.game.player(0).life).toBe(life + 1);
  });

  it('sacrifices any number', () => {
    const lab = new Lab(PLAIN, { kind: 'sacrifice', who: you, filter: isCreature, count: 1000, upTo: true });
    lab.put(Zone.Battlefield, 0, 'ox', 'wolf');
    lab.run().pickNamed('ox').pickNamed('wolf');
    expect(lab.battlefield(0)).toEqual([]);
  });
});

describe('from the top until one matches', () => {
  it('exiles the cards and tells the one from the others', () => {
    const lab = new Lab(
      PLAIN,
      sequence(
        {
          kind: 'revealUntil',
          who: you,
          filter: { kind: 'named', name: 'wolf' },
          exile: true,
          as: 'it',
          others: 'rest',
        },
        { kind: 'move', what: ref('it'), to: { zone: Zone.Hand } },
      ),
    );
    lab.put(Zone.Library, 0, 'ox', 'wolf', 'bear');
    lab.run();
    expect([lab.hand(0), lab.exile, lab.library(0)]).toEqual([['wolf'], ['bear'], ['ox']]);
  });
});

describe('a chosen creature type', () => {
  it('is what later instructions ask for', () => {
    const cards = [creature('elf', 1, 1, { subtypes: ['Elf'] }), creature('orc', 2, 2, { subtypes: ['Orc'] })];
    const chosen: Filter = { kind: 'hasChosenType', type: { kind: 'bound', name: 'type' } };
    const lab = new Lab(
      cards,
      sequence(
        { kind: 'chooseCreatureType', who: you, as: 'type' },
        { kind: 'destroy', what: all(Zone.Battlefield, undefined, { kind: 'not', of: chosen }) },
      ),
    );
    lab.put(Zone.Battlefield, 0, 'elf', 'orc');
    lab.run().pick(1);
    expect(lab.battlefield(0)).toEqual(['orc']);
  });
});

describe('a turn that is skipped (500.11)', () => {
  it('does not come, and the one after it does', () => {
    const lab = new Lab(PLAIN, { kind: 'skipNext', who: you, step: 'turn' });
    lab.put(Zone.Library, 0, 'ox', 'ox', 'ox', 'ox', 'ox');
    lab.put(Zone.Library, 1, 'ox', 'ox', 'ox', 'ox', 'ox');
    lab.run();
    const owners: number[] = [];
    for (let turns = 0; turns < 4; turns++) {
      lab.passTo(Step.EndTurn);
      owners.push(lab.game.activePlayer);
      const turn = lab.game.turnNumber;
      while (lab.game.turnNumber === turn) lab.pass();
    }
    expect(owners).toEqual([0, 1, 1, 0]);
  });
});
