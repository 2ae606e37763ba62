/** The loyalty that planeswalkers enter with (306.5b), that of their spell's X where it says X (107.3m), and the defense of battles (310.4b), tokens too. */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, Zone } from '../../src/ir/index.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { Table } from '../stack/table.ts';
import { sorcery, spellAbility, target, you } from '../stack/words.ts';
import { card } from './board.ts';

const CARDS: CardDefinition[] = [
  card('steward', CardType.Planeswalker, { manaCost: '{X}{G}', loyalty: { kind: 'x' } }),
  card('wanderer', CardType.Planeswalker, { manaCost: '{G}', loyalty: 4 }),
  card('siege', CardType.Battle, { manaCost: '{G}', defense: 3 }),
  sorcery(
    'twin',
    '{G}',
    spellAbility(
      { kind: 'createCopies', who: you, of: { kind: 'bound', name: 'target' }, count: 1 },
      target({ kind: 'any' }),
    ),
  ),
];

describe('a planeswalker', () => {
  it('enters with the loyalty of its face', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'wanderer');
    t.mana(0, 0, 0, 0, 0, 1).start().act('cast wanderer').resolveAll();
    expect(counterCount(t.permanent('wanderer').counters, 'loyalty')).toBe(4);
  });

  it('enters with as many counters as X was', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'steward');
    t.mana(0, 0, 0, 0, 0, 4).start().act('cast steward').pick(3).resolveAll();
    expect(counterCount(t.permanent('steward').counters, 'loyalty')).toBe(3);
  });
});

describe('a battle', () => {
  it('enters with the defense of its face, as a token that is a copy', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'siege');
    t.put(Zone.Hand, 0, 'twin');
    t.mana(0, 0, 0, 0, 0, 2).start().act('cast siege').resolveAll().act('cast twin').resolveAll();
    const defenses = t.game.battlefield.map((slot) => counterCount(t.game.objects[slot]?.counters ?? [], 'defense'));
    expect(defenses).toEqual([3, 3]);
  });
});
