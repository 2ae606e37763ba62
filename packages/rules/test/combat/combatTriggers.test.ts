import { describe, expect, it } from 'vitest';
import { type Ability, CardType, type EventPattern, type PlayerSet, Step } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { playerValue } from '../../src/state/handle.ts';
import { card, creature, IS_CREATURE, YOURS } from '../effects/board.ts';
import { Arena } from './arena.ts';

const YOU: PlayerSet = { kind: 'you' };

/** A permanent that watches one kind of event. */
function watcher(name: string, event: EventPattern): ReturnType<typeof card> {
  const ability: Ability = { kind: 'triggered', event, targets: [], effect: { kind: 'gainLife', who: YOU, amount: 1 } };
  return card(name, CardType.Artifact, { abilities: [ability] });
}

const CARDS = [
  creature('Bear', 2, 2),
  creature('Ogre', 3, 3),
  watcher('attacks', { kind: 'attacks', what: IS_CREATURE }),
  watcher('attacks you', { kind: 'attacks', what: IS_CREATURE, defender: YOU }),
  watcher('alone', { kind: 'attacks', what: IS_CREATURE, alone: true }),
  watcher('one or more', { kind: 'playerAttacks', who: { kind: 'eachPlayer' }, what: IS_CREATURE, atLeast: 1 }),
  watcher('two or more', { kind: 'playerAttacks', who: { kind: 'eachPlayer' }, what: IS_CREATURE, atLeast: 2 }),
  watcher('tapped', { kind: 'becomesTapped', what: IS_CREATURE }),
  watcher('blocks', { kind: 'blocks', what: YOURS }),
  watcher('blocks ogre', { kind: 'blocks', what: IS_CREATURE, attacker: { kind: 'named', name: 'Ogre' } }),
  watcher('blocked', { kind: 'becomesBlocked', what: IS_CREATURE }),
  watcher('blocked by', { kind: 'becomesBlocked', what: { kind: 'named', name: 'Ogre' }, by: IS_CREATURE }),
  watcher('unblocked', { kind: 'unblocked', what: IS_CREATURE }),
];

/** The abilities on the stack, by the name of their source and how often. */
function triggered(arena: Arena): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of arena.game.stack) {
    const name = arena.name(item.source);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Lets everybody put their triggers on the stack in the order offered first. */
function order(arena: Arena): void {
  while (arena.game.decision?.kind === DecisionKind.TriggerOrder) arena.pick(arena.options()[0]!);
}

function table(): Arena {
  const arena = new Arena(CARDS, { askEveryPriority: true });
  for (const definition of CARDS.slice(2)) arena.put(definition.name, 1);
  return arena;
}

describe('triggers of combat', () => {
  it('see each attacker and each attacking player once (508.3)', () => {
    const arena = table();
    arena.put('Bear', 0);
    arena.put('Ogre', 0);
    arena.enter(Step.DeclareAttackers);
    arena.pick('player 1');
    arena.pick('player 1');
    order(arena);
    expect(triggered(arena)).toEqual({ attacks: 2, 'attacks you': 2, 'one or more': 1, 'two or more': 1, tapped: 2 });
  });

  it('see a creature that attacks alone, and remember that it attacked', () => {
    const arena = table();
    const bear = arena.put('Bear', 0);
    arena.put('Ogre', 0);
    arena.enter(Step.DeclareAttackers);
    arena.pick('player 1');
    arena.pick('-');
    order(arena);
    expect(triggered(arena)).toEqual({ attacks: 1, 'attacks you': 1, alone: 1, 'one or more': 1, tapped: 1 });
    expect(arena.permanent(bear).attackedTurn).toBe(1);
  });

  it('see nothing where nothing attacks', () => {
    const arena = table();
    arena.put('Bear', 0);
    arena.enter(Step.DeclareAttackers);
    arena.pick('-');
    expect(triggered(arena)).toEqual({});
  });

  it('see each blocker, and each attacker as blocked or not once (509.3)', () => {
    const arena = table();
    arena.put('Ogre', 0, { attacking: playerValue(1), tapped: true });
    arena.put('Bear', 0, { attacking: playerValue(1), tapped: true });
    arena.put('Bear', 1, {}, 'first');
    arena.put('Bear', 1, { damage: 1 }, 'second');
    arena.enter(Step.DeclareBlockers);
    arena.pick('Ogre');
    arena.pick('Ogre');
    order(arena);
    expect(triggered(arena)).toEqual({ blocks: 2, 'blocked by': 2, 'blocks ogre': 2, blocked: 1, unblocked: 1 });
  });
});
