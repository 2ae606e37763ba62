/** Mutating creature spells (702.140) and the merged permanents that they make (730). */
import { describe, expect, it } from 'vitest';
import { characteristicsOf } from '../../src/engine/objects.ts';
import { type Ability, type CardDefinition, type Effect, Keyword, type Quantity, Zone } from '../../src/ir/index.ts';
import { knownLists } from '../../src/state/belief.ts';
import { slotOf } from '../../src/state/handle.ts';
import { informationHash } from '../../src/state/informationHash.ts';
import { sampleWorld } from '../../src/state/sampleWorld.ts';
import { viewOf } from '../../src/state/view.ts';
import { Table } from '../stack/table.ts';
import {
  beast,
  gain,
  instant,
  isCreature,
  isSelf,
  itself,
  ref,
  sorcery,
  spellAbility,
  target,
  you,
} from '../stack/words.ts';

const mutate: Ability = { kind: 'keyword', keyword: 'mutate', cost: [{ kind: 'mana', cost: '{U}' }] };
const times: Quantity = { kind: 'timesMutated', of: itself };
const gainsByTimes: Ability = {
  kind: 'triggered',
  event: { kind: 'performs', action: 'mutate', what: isSelf },
  targets: [],
  effect: { kind: 'gainLife', who: you, amount: times },
};
const dies: Ability = {
  kind: 'triggered',
  event: { kind: 'moves', what: isSelf, from: Zone.Battlefield, to: Zone.Graveyard },
  targets: [],
  effect: gain(10),
};
const onTarget = (effect: Effect): Ability => spellAbility(effect, target(isCreature));
const toBattlefield = { zone: Zone.Battlefield, controller: { kind: 'ownerOf', what: ref('gone') } } as const;

const CARDS: CardDefinition[] = [
  beast('bear', '{G}', 2, { subtypes: ['Bear'], abilities: [dies] }),
  beast('person', '{G}', 1, { subtypes: ['Human'] }),
  beast('octopus', '{U}{U}', 3, { keywords: Keyword.Flying, abilities: [mutate, gainsByTimes] }),
  beast('lizard', '{R}{R}', 4, { keywords: Keyword.Trample, abilities: [mutate, gainsByTimes] }),
  beast('counter', '{G}', 0, { power: { kind: 'life', of: you }, toughness: { kind: 'life', of: you } }),
  instant('bolt', '{R}', onTarget({ kind: 'destroy', what: ref('target') })),
  instant('unsummon', '{B}', onTarget({ kind: 'move', what: ref('target'), to: { zone: Zone.Hand } })),
  instant('bury', '{B}', onTarget({ kind: 'move', what: ref('target'), to: { zone: Zone.Library, position: 'top' } })),
  instant(
    'blink',
    '{W}',
    onTarget({
      kind: 'sequence',
      of: [
        { kind: 'exile', what: ref('target'), as: 'gone' },
        { kind: 'move', what: ref('gone'), to: toBattlefield },
      ],
    }),
  ),
  sorcery('twin', '{W}', onTarget({ kind: 'createCopies', who: you, of: ref('target'), count: 1 })),
];

/** A bear in play, with cards in hand and mana for everything. */
function table(...hand: string[]): Table {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 0, 'bear');
  t.put(Zone.Hand, 0, ...hand);
  return rich(t).start();
}

function rich(t: Table): Table {
  return t.mana(0, 9, 9, 9, 9, 9);
}

const OVER = 0;
const UNDER = 1;

function mutated(t: Table, card: string, where: number): Table {
  t.act(`cast ${card} mutate`);
  while (t.game.stack.length > 0) {
    if (t.asked.options.length === 2 && t.asked.texts[0] === 'over') t.pick(where);
    else t.pass();
  }
  return t;
}

function shown(t: Table): { name: string; power: number; keywords: number } {
  const [slot = 0] = t.game.battlefield;
  const { name, power, keywords } = characteristicsOf(t.game, t.game.handle(slot));
  return { name, power, keywords };
}

describe('a mutating creature spell', () => {
  it('targets a creature of its owner that is no Human', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'lizard', 'person');
    t.put(Zone.Battlefield, 1, 'bear');
    t.put(Zone.Hand, 0, 'octopus');
    rich(t).start().act('cast octopus mutate');
    expect(t.offered).toEqual(['bear', 'lizard']);
  });

  it('becomes a creature spell when its target has gone', () => {
    const t = table('octopus', 'bolt');
    t.act('cast octopus mutate').act('cast bolt').resolveAll();
    expect(t.battlefield(0)).toEqual(['octopus']);
    expect(t.permanent('octopus').components).toEqual([]);
    // The bear died; nothing mutated.
    expect(t.life(0)).toBe(30);
  });

  it('makes the creature what is on top, with the abilities of both', () => {
    const t = mutated(table('octopus', 'bolt'), 'octopus', OVER);
    expect(t.battlefield(0)).toEqual(['octopus']);
    expect(shown(t)).toEqual({ name: 'octopus', power: 3, keywords: Keyword.Flying });
    expect(t.life(0)).toBe(21);
    t.act('cast bolt').resolveAll();
    expect(t.graveyard(0).toSorted()).toEqual(['bear', 'bolt', 'octopus']);
    // One creature died, with one such ability.
    expect(t.life(0)).toBe(31);
  });

  it('leaves the creature what it was when it goes under it', () => {
    const t = mutated(mutated(table('octopus', 'lizard'), 'octopus', UNDER), 'lizard', UNDER);
    expect(shown(t)).toEqual({ name: 'bear', power: 2, keywords: Keyword.Flying | Keyword.Trample });
    // Once, and then both abilities of a creature that has mutated twice.
    expect(t.life(0)).toBe(20 + 1 + 2 + 2);
  });

  it('does not make a new object of it', () => {
    const t = table('octopus');
    const bear = t.permanent('bear');
    bear.tapped = true;
    bear.damage = 1;
    bear.counters = ['+1/+1', 1];
    t.game.stale = true;
    mutated(t, 'octopus', OVER);
    const { handle, tapped, damage, counters, controlledSinceTurn } = t.permanent('octopus');
    expect({ handle, tapped, damage, counters, controlledSinceTurn }).toEqual({
      handle: bear.handle,
      tapped: true,
      damage: 1,
      counters: ['+1/+1', 1],
      controlledSinceTurn: -2,
    });
  });
});

describe('a merged permanent', () => {
  it('has the size that an ability under it defines', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'counter');
    t.put(Zone.Hand, 0, 'octopus');
    mutated(rich(t).start(), 'octopus', OVER);
    expect(shown(t).power).toBe(21);
  });

  it('is copied with the abilities of all its cards, as one object', () => {
    const t = mutated(table('octopus', 'lizard', 'twin'), 'octopus', OVER);
    t.act('cast twin').resolveAll();
    const copy = t.game.battlefield.map((slot) => t.game.objects[slot]).find((each) => each?.isToken === true);
    expect(copy?.components).toEqual([]);
    const { name, abilities } = copy?.characteristics ?? { name: '', abilities: [] };
    expect(name).toBe('octopus');
    expect(abilities.some(({ ability }) => ability === dies)).toBe(true);
    // The token has not mutated yet, the creature that lies under the lizard has.
    t.act('cast lizard mutate');
    expect(t.offered).toHaveLength(2);
  });

  it('is a token only if a token is on top', () => {
    const t = table('twin', 'octopus', 'unsummon');
    t.act('cast twin').resolveAll();
    const token = t.game.battlefield[1] ?? 0;
    t.act('cast octopus mutate').pick(t.game.handle(token)).pass(2).pick(OVER).resolveAll();
    expect(t.game.objects[token]?.isToken).toBe(false);
    t.act('cast unsummon').pick(t.game.handle(token)).resolveAll();
    expect(t.hand(0)).toEqual(['octopus']);
    expect(t.game.zones[token]).toBe(Zone.None);
  });

  it('comes back as as many objects as it had cards', () => {
    const t = mutated(table('octopus', 'blink'), 'octopus', OVER);
    t.act('cast blink').resolveAll();
    expect(t.battlefield(0).toSorted()).toEqual(['bear', 'octopus']);
    expect(t.game.exile).toEqual([]);
  });

  it('goes to a library in the order its owner likes, which the others do not see', () => {
    for (const first of ['bear', 'octopus']) {
      const t = mutated(table('octopus', 'bury'), 'octopus', OVER);
      t.act('cast bury').pass(2).choose(first);
      expect(t.library(0)[0]).toBe(first);
      expect(t.library(0)).toHaveLength(2);
      const cards = t.game.player(0).library;
      expect(cards.map((slot) => t.game.known[slot])).toEqual([1, 1]);
    }
  });

  it('is a whole in every view and world', () => {
    const t = table('octopus', 'lizard');
    t.permanent('bear').faceDown = true;
    const slot = slotOf(t.permanent('bear').handle);
    t.game.known[slot] = 1;
    t.game.stale = true;
    mutated(t.ask(), 'octopus', OVER);
    // 730.2e: its status is that of the card on top; the other stays face down, without abilities to give.
    expect(shown(t)).toEqual({ name: 'octopus', power: 3, keywords: Keyword.Flying });
    const other = t.game.clone();
    other.setCard(slot, t.game.catalog.byName.get('person') ?? t.game.card(slot));
    for (const viewer of [0, 1]) {
      const view = viewOf(t.game, viewer);
      const sampled = sampleWorld(view, knownLists(t.game), 7);
      if (!sampled.ok) throw new Error(sampled.error.code);
      const [place = 0] = sampled.game.battlefield;
      expect(sampled.game.objects[place]?.components).toHaveLength(2);
      expect(sampled.game.objects[place]?.characteristics.name).toBe('octopus');
    }
    expect(informationHash(other, 1)).toBe(informationHash(t.game, 1));
    expect(informationHash(other, 0)).not.toBe(informationHash(t.game, 0));
  });
});
