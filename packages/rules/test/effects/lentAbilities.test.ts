/** Abilities that something has of others (613.1f), keywords that cards in graveyards are lent (702.34a, 702.187b), casting once each turn from a library. */
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type Allowance,
  type CardDefinition,
  CardType,
  type ObjectSet,
  Zone,
} from '../../src/ir/index.ts';
import { Table } from '../stack/table.ts';
import { any, beast, gain, isCreature, isSelf, sorcery, spellAbility, you } from '../stack/words.ts';
import { card } from './board.ts';

const yours: ObjectSet = {
  kind: 'all',
  zone: Zone.Battlefield,
  filter: { kind: 'and', of: [isCreature, { kind: 'not', of: isSelf }, { kind: 'controlledBy', who: you }] },
};
const buried: ObjectSet = { kind: 'all', zone: Zone.Graveyard, filter: isCreature, of: you };

function has(of: ObjectSet): Ability {
  return {
    kind: 'static',
    effect: { kind: 'change', affected: { kind: 'self' }, changes: [{ kind: 'addAbilitiesOf', of }] },
  };
}

function allows(allowance: Allowance): CardDefinition['faces'][number]['abilities'] {
  return [{ kind: 'static', effect: { kind: 'allowance', allowance } }];
}

const healing: Ability = { kind: 'activated', cost: [{ kind: 'tapSelf' }], targets: [], effect: gain(3) };

const CARDS: CardDefinition[] = [
  beast('healer', '{W}', 1, { abilities: [healing] }),
  beast('mimic', '{2}', 2, { abilities: [has(yours)] }),
  beast('ooze', '{3}', 3, { abilities: [has(buried)] }),
  beast('bear', '{1}{G}', 2),
  beast('keeper', '{2}', 2, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'moves', what: isSelf, to: Zone.Battlefield },
        targets: [],
        effect: { kind: 'exile', what: buried, linked: true },
      },
      has({ kind: 'exiledWithSource' }),
    ],
  }),
  sorcery(
    'echo',
    '{W}',
    { kind: 'keyword', keyword: 'castFrom', name: 'flashback', zone: Zone.Graveyard, cost: [], exileAfter: true },
    spellAbility(gain(1)),
  ),
  sorcery('recall', '{W}', {
    kind: 'spell',
    targets: [
      {
        name: 'target',
        what: { kind: 'hasAbility', keyword: 'flashback' },
        zone: Zone.Exile,
        players: null,
        min: 1,
        max: 1,
      },
    ],
    effect: { kind: 'move', what: { kind: 'bound', name: 'target' }, to: { zone: Zone.Hand } },
  }),
  sorcery('hymn', '{W}', spellAbility(gain(1))),
  card('scholar', CardType.Enchantment, {
    manaCost: '{U}',
    abilities: allows({
      kind: 'castFromZone',
      who: you,
      zone: Zone.Graveyard,
      what: { kind: 'type', types: CardType.Sorcery },
      exileAfter: true,
      way: 'flashback',
    }),
  }),
  sorcery(
    'vision',
    '{W}',
    spellAbility({
      kind: 'sequence',
      of: [
        { kind: 'exile', what: { kind: 'topOfLibrary', of: you, count: 1 }, as: 'seen' },
        {
          kind: 'permit',
          who: you,
          cards: { kind: 'bound', name: 'seen' },
          lands: true,
          cost: 'normal',
          condition: { kind: 'exists', what: yours },
          duration: { kind: 'indefinite' },
        },
      ],
    }),
  ),
  card('muster', CardType.Enchantment, {
    manaCost: '{W}',
    abilities: allows({
      kind: 'playFromTopOfLibrary',
      who: you,
      what: any,
      revealed: false,
      oncePerTurn: true,
    }),
  }),
];

describe('the activated abilities of others', () => {
  it('are there while the others are, and are used for oneself', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'mimic', 'healer');
    t.start();
    expect(t.actions).toEqual(['activate mimic', 'activate healer']);
    t.act('activate mimic').resolveAll();
    expect(t.permanent('mimic').tapped).toBe(true);
    expect(t.permanent('healer').tapped).toBe(false);
    expect(t.life(0)).toBe(23);
  });

  it('may be those of cards in a graveyard', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'ooze');
    t.put(Zone.Graveyard, 0, 'healer');
    t.start();
    expect(t.actions).toEqual(['activate ooze']);
    const without = new Table(CARDS);
    without.put(Zone.Battlefield, 0, 'ooze');
    without.put(Zone.Graveyard, 1, 'healer');
    without.start();
    expect(without.actions).toEqual([]);
  });
});

describe('cards exiled with something', () => {
  it('lend it their abilities from when they are exiled', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'keeper');
    t.put(Zone.Graveyard, 0, 'healer');
    t.mana(0, 2).start();
    t.act('cast keeper').resolveAll();
    expect(t.game.exile).toHaveLength(1);
    expect(t.permanent('keeper').characteristics.abilities.some(({ ability }) => ability === healing)).toBe(true);
  });
});

describe('exiled cards with flashback', () => {
  it('are those that have it printed on them', () => {
    const t = new Table(CARDS);
    t.put(Zone.Exile, 0, 'hymn');
    t.put(Zone.Hand, 0, 'recall');
    t.mana(0, 1).start();
    expect(t.actions).toEqual([]);
    const other = new Table(CARDS);
    other.put(Zone.Exile, 0, 'echo');
    other.put(Zone.Hand, 0, 'recall');
    other.mana(0, 1).start();
    expect(other.actions).toEqual(['cast recall']);
  });
});

describe('flashback that a card in a graveyard is lent', () => {
  it('lets it be cast from there for its mana cost and exiles it', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'scholar');
    t.put(Zone.Graveyard, 0, 'hymn', 'bear');
    t.mana(0, 1).start();
    expect(t.actions).toEqual(['cast hymn flashback']);
    t.act('cast hymn flashback').resolveAll();
    expect(t.life(0)).toBe(21);
    expect(t.graveyard(0)).toEqual(['bear']);
    expect(t.game.exile).toHaveLength(1);
  });
});

describe('casting from the top of a library once each turn', () => {
  it('serves once', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'muster');
    t.put(Zone.Library, 0, 'hymn', 'hymn');
    t.mana(0, 2).start();
    t.act('cast hymn').resolveAll();
    expect(t.life(0)).toBe(21);
    expect(t.actions).toEqual([]);
  });
});

describe('leave to play a card on a condition', () => {
  it('is there while the condition holds', () => {
    const t = new Table(CARDS);
    t.put(Zone.Library, 0, 'hymn');
    t.put(Zone.Hand, 0, 'vision', 'bear');
    t.mana(0, 2, 0, 0, 0, 1, 1).start();
    t.act('cast vision').resolveAll();
    expect(t.actions).toEqual(['cast bear']);
    t.act('cast bear').resolveAll();
    expect(t.actions).toEqual(['cast hymn']);
  });
});
