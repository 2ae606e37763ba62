/** Triggered mana abilities with an intervening "if" (603.4): a payment counts on them only where it holds. */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast } from '../stack/words.ts';

const forest: Ability = {
  kind: 'activated',
  cost: [{ kind: 'tapSelf' }],
  targets: [],
  effect: { kind: 'addMana', who: { kind: 'you' }, mana: { kind: 'fixed', mana: [4] } },
};

/** Adds one more for a land tapped for mana, as long as it is tapped itself. */
const sleeper: Ability = {
  kind: 'triggered',
  event: { kind: 'tappedForMana', what: { kind: 'type', types: CardType.Land }, who: { kind: 'eachPlayer' } },
  condition: { kind: 'matches', what: { kind: 'self' }, filter: { kind: 'tapped' } },
  targets: [],
  effect: {
    kind: 'addMana',
    who: { kind: 'bound', name: 'thatPlayer' },
    mana: { kind: 'producedByEvent', amount: 1 },
  },
};

const CARDS: CardDefinition[] = [
  card('forest', CardType.Land, { abilities: [forest] }),
  card('sleeper', CardType.Artifact, { abilities: [sleeper] }),
  beast('bear', '{2}{G}', 2),
];

function actions(sleeps: boolean): string[] {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 0, 'forest', 'forest', 'sleeper');
  t.put(Zone.Hand, 0, 'bear');
  const source = t.game.battlefield
    .map((slot) => t.game.objects[slot])
    .find((one) => one?.face.face.name === 'sleeper');
  if (source !== undefined && source !== null) source.tapped = sleeps;
  t.start();
  return t.actions;
}

describe('two lands and a card that adds mana while it is tapped', () => {
  it('pay for three mana while it is', () => {
    expect(actions(true)).toContain('cast bear');
  });

  it('do not while it is not', () => {
    expect(actions(false)).not.toContain('cast bear');
  });
});
