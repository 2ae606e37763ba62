import { describe, expect, it } from 'vitest';
import { type Effect, Zone } from '../../src/ir/index.ts';
import { informationHash } from '../../src/state/informationHash.ts';
import { serialise } from '../../src/state/serialise.ts';
import { viewOf } from '../../src/state/view.ts';
import { creature } from '../effects/board.ts';
import { explore, Lab } from './lab.ts';
import { all, isCreature, isLand, PLAIN, ref, sequence, toHand, you } from './words.ts';

type Choose = Extract<Effect, { kind: 'chooseObjects' }>;

function choose(from: Choose['from'], max: number, more: Partial<Choose>): Effect {
  return { kind: 'chooseObjects', who: you, from, min: 0, max, as: 'chosen', ...more };
}

/** Every hand that can come of it. */
function hands(lab: Lab): string[] {
  const seen: string[] = [];
  explore(lab.run(), (end) => seen.push(end.hand(0).toSorted().join()));
  return [...new Set(seen)].toSorted();
}

const CARDS = [...PLAIN, creature('shade', -1, 1), creature('giant', 5, 5)];

describe('several cards chosen together', () => {
  it('have a total of so much power at most', () => {
    const total = { what: 'power', atMost: 4 } as const;
    const lab = new Lab(CARDS, sequence(choose(all(Zone.Graveyard, you), 9, { total }), toHand(ref('chosen'))));
    lab.put(Zone.Graveyard, 0, 'wolf', 'bear', 'ox');
    expect(hands(lab)).toEqual(['', 'bear', 'bear,ox', 'ox', 'ox,wolf', 'wolf']);
  });

  it('may count for less than nothing', () => {
    const total = { what: 'power', atMost: 4 } as const;
    const lab = new Lab(CARDS, sequence(choose(all(Zone.Graveyard, you), 9, { total }), toHand(ref('chosen'))));
    lab.put(Zone.Graveyard, 0, 'giant', 'shade');
    expect(hands(lab)).toEqual(['', 'giant,shade', 'shade']);
  });

  it('tell nobody else what hidden cards count for', () => {
    const more = { total: { what: 'power', atMost: 4 }, oneOfEach: [isCreature, isLand] } as const;
    const looks = [['wolf'], ['giant'], ['forest']].map((hand) => {
      const lab = new Lab(CARDS, choose(all(Zone.Hand, you), 9, more));
      lab.put(Zone.Hand, 0, ...hand, 'ox', 'bear');
      const { game } = lab.run();
      expect(game.frames.some(({ data }) => data?.kind === 'choose' && data.weights?.length === 3)).toBe(true);
      return `${serialise(viewOf(game, 1).masked())} ${informationHash(game, 1)}`;
    });
    expect(new Set(looks).size).toBe(1);
  });

  it('are up to one of each kind', () => {
    const oneOfEach = [isCreature, isLand];
    const lab = new Lab(CARDS, sequence(choose(all(Zone.Graveyard, you), 2, { oneOfEach }), toHand(ref('chosen'))));
    lab.put(Zone.Graveyard, 0, 'bear', 'wolf', 'forest', 'relic');
    expect(hands(lab)).toEqual(['', 'bear', 'bear,forest', 'forest', 'forest,wolf', 'wolf']);
  });

  it('are found one of each kind', () => {
    const lab = new Lab(
      CARDS,
      sequence(
        {
          kind: 'search',
          who: you,
          libraries: you,
          filter: { kind: 'or', of: [isCreature, isLand] },
          min: 2,
          max: 2,
          oneOfEach: [isCreature, isLand],
          as: 'found',
        },
        toHand(ref('found')),
      ),
    );
    lab.put(Zone.Library, 0, 'bear', 'wolf', 'forest');
    expect(hands(lab)).toEqual(['', 'bear', 'bear,forest', 'forest', 'forest,wolf', 'wolf']);
  });
});

describe('what became of permanents', () => {
  it('are the cards in the graveyard, not those elsewhere', () => {
    const lab = new Lab(
      CARDS,
      sequence(
        { kind: 'destroy', what: all(Zone.Battlefield, undefined, isCreature), as: 'destroyed' },
        {
          kind: 'move',
          what: { kind: 'became', what: ref('destroyed'), zone: Zone.Graveyard },
          to: { zone: Zone.Exile },
        },
      ),
    );
    lab.put(Zone.Graveyard, 0, 'ox');
    lab.put(Zone.Battlefield, 0, 'bear', 'relic');
    lab.put(Zone.Battlefield, 1, 'wolf');
    lab.run();
    expect(lab.exile.toSorted()).toEqual(['bear', 'wolf']);
    expect(lab.graveyard(0)).toEqual(['ox']);
  });
});

describe('a card named by a choice', () => {
  it('is discarded, and only where it is in the hand', () => {
    const lab = new Lab(
      CARDS,
      sequence(
        choose(all(Zone.Hand, { kind: 'opponents' }), 1, {}),
        { kind: 'discard', who: { kind: 'opponents' }, count: 1, what: ref('chosen'), as: 'discarded' },
        { kind: 'gainLife', who: you, amount: { kind: 'count', of: ref('discarded') } },
      ),
    );
    lab.put(Zone.Hand, 1, 'bear', 'wolf');
    const life = lab.game.player(0).life;
    lab.run();
    const before = lab.game;
    lab.pickNamed('wolf');
    expect(lab.graveyard(1)).toEqual(['wolf']);
    expect(lab.game.player(0).life).toBe(life + 1);
    lab.game = before.clone();
    lab.pick(0);
    expect(lab.hand(1)).toEqual(['bear', 'wolf']);
  });
});

describe('revealing until several match', () => {
  it('binds as many as there are, and the others', () => {
    const lab = new Lab(
      CARDS,
      sequence(
        { kind: 'revealUntil', who: you, filter: isLand, count: 2, as: 'found', others: 'others' },
        toHand(ref('found')),
        { kind: 'move', what: ref('others'), to: { zone: Zone.Graveyard } },
      ),
    );
    lab.put(Zone.Library, 0, 'ox', 'island', 'bear', 'forest', 'wolf');
    lab.run();
    expect(lab.hand(0).toSorted()).toEqual(['forest', 'island']);
    expect(lab.graveyard(0).toSorted()).toEqual(['bear', 'wolf']);
    expect(lab.library(0)).toEqual(['ox']);
  });
});

describe('numbers of types', () => {
  it('leave out types that permanents do not have', () => {
    const number = { kind: 'cardTypesAmong', of: all(Zone.Graveyard, you), ofPermanents: true } as const;
    const lab = new Lab(CARDS, { kind: 'gainLife', who: you, amount: number });
    lab.put(Zone.Graveyard, 0, 'bear', 'forest', 'lab sorcery', 'relic');
    const life = lab.game.player(0).life;
    expect(lab.run().game.player(0).life).toBe(life + 3);
  });
});
