import { describe, expect, it } from 'vitest';
import { type Ability, type Effect, Keyword, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { creature, enchantment } from '../effects/board.ts';
import { explore, Lab } from './lab.ts';
import {
  all,
  anything,
  everyone,
  isCreature,
  isLand,
  opponents,
  PLAIN,
  ref,
  sequence,
  toHand,
  top,
  you,
} from './words.ts';

const CARDS = [...PLAIN, creature('rock', 0, 5, { keywords: Keyword.Indestructible })];

describe('each player chooses, then all act at once (101.4)', () => {
  it('sacrifices in turn order of choice, at the same time', () => {
    const lab = new Lab(CARDS, { kind: 'sacrifice', who: everyone, filter: isCreature, count: 1, as: 'gone' });
    lab.put(Zone.Battlefield, 0, 'bear', 'wolf', 'relic');
    lab.put(Zone.Battlefield, 1, 'ox', 'bear');
    lab.run();
    expect(lab.asked.player).toBe(0);
    expect(lab.offered).toEqual(['bear', 'wolf']);
    lab.pickNamed('bear');
    // Nothing has happened before the other player has chosen.
    expect(lab.battlefield(0)).toEqual(['bear', 'wolf', 'relic']);
    expect(lab.asked.player).toBe(1);
    lab.pickNamed('ox');
    expect([lab.battlefield(0), lab.battlefield(1)]).toEqual([['wolf', 'relic'], ['bear']]);
  });

  it('changes what is in graveyards for what is on the battlefield, for all at once and each their own', () => {
    const lab = new Lab(
      CARDS,
      sequence(
        { kind: 'exile', what: all(Zone.Graveyard, everyone, isCreature), as: 'exiled' },
        { kind: 'sacrificeObjects', who: everyone, what: all(Zone.Battlefield, undefined, isCreature) },
        { kind: 'move', what: ref('exiled'), to: { zone: Zone.Battlefield } },
      ),
    );
    lab.put(Zone.Battlefield, 0, 'bear', 'relic');
    lab.put(Zone.Battlefield, 1, 'rock');
    lab.put(Zone.Graveyard, 0, 'forest', 'wolf');
    lab.put(Zone.Graveyard, 1, 'ox', 'wolf');
    lab.run();
    expect(lab.question).toBeNull();
    expect([lab.battlefield(0), lab.battlefield(1)]).toEqual([
      ['relic', 'wolf'],
      ['ox', 'wolf'],
    ]);
    expect([lab.graveyard(0), lab.graveyard(1)]).toEqual([['forest', 'bear'], ['rock']]);
  });

  it('discards what each player chooses; a filter limits the choice', () => {
    const lab = new Lab(CARDS, { kind: 'discard', who: everyone, count: 1, filter: isLand });
    lab.put(Zone.Hand, 0, 'bear', 'forest', 'island');
    lab.put(Zone.Hand, 1, 'bear');
    lab.run();
    expect(lab.offered).toEqual(['forest', 'island']);
    lab.pickNamed('island');
    expect([lab.hand(0), lab.hand(1)]).toEqual([['bear', 'forest'], ['bear']]);
    expect(lab.game.player(0).tally.discards).toBe(1);
  });

  it('discards whole hands and at random without asking', () => {
    const hand = new Lab(CARDS, { kind: 'discard', who: you, count: 'hand' });
    hand.put(Zone.Hand, 0, 'bear', 'forest');
    expect(hand.run().graveyard(0).toSorted()).toEqual(['bear', 'forest']);
    const random = new Lab(CARDS, { kind: 'discard', who: you, count: 1, atRandom: true });
    random.put(Zone.Hand, 0, 'bear', 'forest', 'ox');
    expect(random.run().question).toBeNull();
    expect(random.graveyard(0)).toHaveLength(1);
  });

  it('lets another player choose the card', () => {
    const lab = new Lab(
      CARDS,
      sequence(
        { kind: 'reveal', what: all(Zone.Hand, opponents) },
        { kind: 'discard', who: opponents, count: 1, chosenBy: you },
      ),
    );
    lab.put(Zone.Hand, 1, 'bear', 'forest');
    lab.run();
    expect([lab.asked.player, lab.offered]).toEqual([0, ['bear', 'forest']]);
    lab.pickNamed('bear');
    expect(lab.hand(1)).toEqual(['forest']);
  });

  it('gathers the choices of several players among what each of them owns or controls', () => {
    const lab = new Lab(CARDS, {
      kind: 'chooseObjects',
      who: everyone,
      from: all(Zone.Battlefield, undefined, isCreature),
      min: 1,
      max: 1,
      as: 'kept',
    });
    lab.put(Zone.Battlefield, 0, 'bear', 'wolf');
    lab.put(Zone.Battlefield, 1, 'ox', 'bear');
    lab.run();
    expect(lab.offered).toEqual(['bear', 'wolf']);
    lab.pickNamed('wolf');
    expect(lab.offered).toEqual(['ox', 'bear']);
  });
});

describe('moving objects', () => {
  it('passes over what has moved meanwhile (400.7)', () => {
    const lab = new Lab(
      CARDS,
      sequence(
        { kind: 'let', as: 'it', objects: all(Zone.Battlefield) },
        { kind: 'destroy', what: ref('it') },
        toHand(ref('it')),
      ),
    );
    lab.put(Zone.Battlefield, 0, 'bear');
    lab.run();
    expect([lab.hand(0), lab.graveyard(0)]).toEqual([[], ['bear']]);
  });

  it('asks the owner for the order of several cards put on top, identical ones counting once (401.4)', () => {
    const onTop: Effect = { kind: 'move', what: all(Zone.Graveyard, you), to: { zone: Zone.Library, position: 'top' } };
    const lab = new Lab(CARDS, onTop);
    lab.put(Zone.Graveyard, 0, 'bear', 'wolf', 'bear');
    lab.run();
    expect(lab.asked.kind).toBe(DecisionKind.Order);
    const orders: string[] = [];
    explore(lab, (end) => orders.push(end.library(0).join()));
    expect(orders.toSorted()).toEqual(['bear,bear,wolf', 'bear,wolf,bear', 'wolf,bear,bear']);
  });

  it('puts a card at its place from the top', () => {
    const lab = new Lab(CARDS, {
      kind: 'move',
      what: all(Zone.Graveyard, you),
      to: { zone: Zone.Library, position: { nth: 3 } },
    });
    lab.put(Zone.Library, 0, 'ox', 'wolf', 'forest', 'island');
    lab.put(Zone.Graveyard, 0, 'bear');
    expect(lab.run().library(0)).toEqual(['island', 'forest', 'bear', 'wolf', 'ox']);
  });

  it('shuffles a library that nothing is shuffled into (701.24d)', () => {
    const watch: Ability = {
      kind: 'triggered',
      event: { kind: 'shuffles', who: everyone },
      targets: [],
      effect: { kind: 'gainLife', who: you, amount: 1 },
    };
    const lab = new Lab([...CARDS, enchantment('watch', watch)], {
      kind: 'move',
      what: all(Zone.Graveyard, opponents),
      to: { zone: Zone.Library, shuffle: true },
    });
    lab.put(Zone.Battlefield, 0, 'watch');
    const [known] = lab.put(Zone.Library, 1, 'bear');
    lab.game.known[(known as number) & 4095] = 3;
    lab.run();
    expect(lab.game.stack).toHaveLength(1);
    expect(lab.game.player(1).library.every((slot) => lab.game.known[slot] === 0)).toBe(true);
  });

  it('puts cards onto the battlefield tapped, with counters, under the right control', () => {
    const lab = new Lab(CARDS, {
      kind: 'move',
      what: all(Zone.Graveyard, opponents),
      to: { zone: Zone.Battlefield, controller: you, tapped: true, counters: { counter: '+1/+1', count: 2 } },
      as: 'back',
    });
    lab.put(Zone.Graveyard, 1, 'bear');
    lab.run();
    const permanent = lab.game.objects[lab.game.battlefield[0] as number];
    expect(permanent?.controller).toBe(0);
    expect(permanent?.owner).toBe(1);
    expect(permanent?.tapped).toBe(true);
    expect(counterCount(permanent?.counters ?? [], '+1/+1')).toBe(2);
  });

  it('lets an Aura put onto the battlefield enchant what its controller chooses, or stay (303.4f–g)', () => {
    const aura = enchantment('veil', { kind: 'keyword', keyword: 'enchant', what: isCreature });
    const asAura = { ...aura, faces: aura.faces.map((face) => ({ ...face, subtypes: ['Aura'] })) };
    const raise: Effect = { kind: 'move', what: all(Zone.Graveyard, you), to: { zone: Zone.Battlefield } };
    const lab = new Lab([...CARDS, asAura], raise);
    const [, ox] = lab.put(Zone.Battlefield, 1, 'bear', 'ox', 'relic');
    lab.put(Zone.Graveyard, 0, 'veil');
    lab.run();
    expect(lab.offered).toEqual(['bear', 'ox']);
    lab.pickNamed('ox');
    const veil = lab.game.objects[lab.game.battlefield.at(-1) as number];
    expect(veil?.attachedTo).toBe(ox);
    const alone = new Lab([...CARDS, asAura], raise);
    alone.put(Zone.Graveyard, 0, 'veil');
    alone.run();
    expect(alone.graveyard(0)).toEqual(['veil']);
  });

  it('does not destroy indestructible permanents, and binds those it destroyed', () => {
    const lab = new Lab(
      CARDS,
      sequence(
        { kind: 'destroy', what: all(Zone.Battlefield), as: 'gone' },
        { kind: 'gainLife', who: you, amount: { kind: 'count', of: ref('gone') } },
      ),
    );
    lab.put(Zone.Battlefield, 0, 'bear', 'rock', 'ox');
    lab.run();
    expect(lab.battlefield(0)).toEqual(['rock']);
    expect(lab.game.player(0).life).toBe(22);
  });

  it('mills as many cards as there are (701.17b)', () => {
    const lab = new Lab(CARDS, { kind: 'mill', who: everyone, count: 2 });
    lab.put(Zone.Library, 0, 'bear', 'ox', 'wolf');
    lab.put(Zone.Library, 1, 'bear');
    lab.run();
    expect([lab.graveyard(0), lab.graveyard(1)]).toEqual([['wolf', 'ox'], ['bear']]);
    expect(lab.game.over).toBe(false);
  });

  it('draws one card at a time', () => {
    const lab = new Lab(
      CARDS,
      sequence(
        { kind: 'draw', who: everyone, count: 2, as: 'drawn' },
        { kind: 'loseLife', who: you, amount: { kind: 'count', of: ref('drawn') } },
      ),
    );
    lab.put(Zone.Library, 0, 'bear', 'ox', 'wolf');
    lab.put(Zone.Library, 1, 'bear', 'ox');
    lab.run();
    expect([lab.hand(0), lab.hand(1)]).toEqual([
      ['wolf', 'ox'],
      ['ox', 'bear'],
    ]);
    expect(lab.game.player(0).life).toBe(16);
  });
});

describe('exile', () => {
  const until: Effect = {
    kind: 'exile',
    what: all(Zone.Battlefield, undefined, isCreature),
    until: { kind: 'whileSourceOnBattlefield' },
  };
  const destroyRelics: Effect = { kind: 'destroy', what: all(Zone.Battlefield, undefined, { kind: 'type', types: 1 }) };

  it('lasts until the source leaves, and ends at once, before the next instruction (610.3)', () => {
    const count: Effect = {
      kind: 'gainLife',
      who: you,
      amount: { kind: 'count', of: all(Zone.Battlefield, undefined, isCreature) },
    };
    const lab = new Lab(CARDS, sequence(until, count, destroyRelics, count));
    lab.put(Zone.Battlefield, 1, 'bear', 'ox');
    const [relic] = lab.put(Zone.Battlefield, 0, 'relic');
    lab.run({ source: relic as number });
    expect(lab.battlefield(1).toSorted()).toEqual(['bear', 'ox']);
    expect(lab.exile).toEqual([]);
    expect(lab.game.player(0).life).toBe(22);
    expect(lab.game.returns).toEqual([]);
  });

  it('does not happen if the source has left already (610.3a–b)', () => {
    const lab = new Lab(CARDS, sequence(destroyRelics, until));
    lab.put(Zone.Battlefield, 1, 'bear');
    const [relic] = lab.put(Zone.Battlefield, 0, 'relic');
    lab.run({ source: relic as number });
    expect(lab.battlefield(1)).toEqual(['bear']);
  });

  it('remembers linked cards, face down ones unseen (607.2a, 406.3)', () => {
    const lab = new Lab(CARDS, { kind: 'exile', what: top(opponents, 2), faceDown: true, linked: true, as: 'cards' });
    lab.put(Zone.Library, 1, 'bear', 'ox', 'wolf');
    const [relic] = lab.put(Zone.Battlefield, 0, 'relic');
    lab.run({ source: relic as number });
    const linked = lab.game.permanent(relic as number)?.linked ?? [];
    expect(linked.map((card) => lab.name(card))).toEqual(['wolf', 'ox']);
    for (const card of linked) expect([lab.knows(0, card), lab.knows(1, card)]).toEqual([false, false]);
  });

  it('counts an exile of everything in a graveyard', () => {
    const lab = new Lab(
      CARDS,
      sequence(
        { kind: 'exile', what: all(Zone.Graveyard, everyone, anything), as: 'cards' },
        { kind: 'gainLife', who: you, amount: { kind: 'count', of: ref('cards') } },
      ),
    );
    lab.put(Zone.Graveyard, 0, 'bear');
    lab.put(Zone.Graveyard, 1, 'bear', 'ox');
    expect(lab.run().game.player(0).life).toBe(23);
  });
});
