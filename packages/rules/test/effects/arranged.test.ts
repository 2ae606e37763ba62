/** Permanents of an arranged position are there, whatever would keep them from entering; how they enter applies (614.1c–d). */
import { describe, expect, it } from 'vitest';
import { beginEntering, finishEntering } from '../../src/engine/arrange.ts';
import { type CardDefinition, Zone } from '../../src/ir/index.ts';
import { Table } from '../stack/table.ts';
import { beast } from '../stack/words.ts';
import { enchantment } from './board.ts';

const CARDS: CardDefinition[] = [
  beast('bear', '{G}', 2),
  enchantment('nowhere', {
    kind: 'replacement',
    replacement: {
      kind: 'moves',
      what: { kind: 'any' },
      to: Zone.Battlefield,
      outcome: { kind: 'goTo', zone: Zone.Exile },
    },
  }),
  enchantment('orb', {
    kind: 'replacement',
    replacement: { kind: 'enters', what: { kind: 'any' }, as: [{ kind: 'tapped' }] },
  }),
];

describe('a permanent of an arranged position', () => {
  it('is on the battlefield, as it would have entered', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'nowhere', 'orb');
    const bear = t.game.catalog.byName.get('bear');
    if (bear === undefined) throw new Error('no bear');
    const slot = beginEntering(t.game, bear, { controller: 0, face: 0, tapped: false, faceDown: false, attachTo: 0 });
    t.start();
    finishEntering(t.game, slot, [], -1);
    expect([t.battlefield(0), t.permanent('bear').tapped]).toEqual([['nowhere', 'orb', 'bear'], true]);
  });
});
