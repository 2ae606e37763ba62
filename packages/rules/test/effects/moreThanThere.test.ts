/** More of something than there would be (614.1a): tokens, counters on permanents and players, life lost, cards milled; whose facts an effect speaks of. */
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type CardDefinition,
  CardType,
  type EventPattern,
  type Replacement,
  Zone,
} from '../../src/ir/index.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { Table } from '../stack/table.ts';
import {
  any,
  beast,
  everyone,
  gain,
  instant,
  isCreature,
  isSelf,
  itself,
  opponents,
  ref,
  sorcery,
  spellAbility,
  target,
  you,
} from '../stack/words.ts';
import { card } from './board.ts';

function relic(name: string, replacement: Replacement): CardDefinition {
  return card(name, CardType.Enchantment, { abilities: [{ kind: 'replacement', replacement }] });
}

const SOLDIER = { colors: 1, types: CardType.Creature, subtypes: ['Soldier'], power: 1, toughness: 1 } as const;
const CLUE = { colors: 0, types: CardType.Artifact, subtypes: ['Clue'], power: null, toughness: null } as const;

const then = gain(3);

function whenPut(given: Omit<Extract<EventPattern, { kind: 'countersPut' }>, 'kind'>): Ability {
  return { kind: 'triggered', event: { kind: 'countersPut', ...given }, targets: [], effect: gain(1) };
}

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('ogre', '{2}{R}', 4),
  relic('triple', { kind: 'createTokens', who: you, of: isCreature, times: 3 }),
  relic('clues', { kind: 'createTokens', who: you, plus: { token: CLUE, count: 1 } }),
  relic('copies', {
    kind: 'createTokens',
    who: you,
    copiesOf: { kind: 'all', zone: Zone.Battlefield, filter: isCreature },
  }),
  relic('banishing', {
    kind: 'moves',
    what: { kind: 'and', of: [isCreature, { kind: 'token' }] },
    to: Zone.Battlefield,
    outcome: { kind: 'goTo', zone: Zone.Exile },
  }),
  relic('counters', { kind: 'putCounters', what: any, players: everyone, by: you, times: 2 }),
  relic('drain', { kind: 'loseLife', who: opponents, times: 2 }),
  relic('mill', { kind: 'millMore', who: opponents, plus: 2 }),
  sorcery('muster', '{R}', spellAbility({ kind: 'createTokens', who: you, token: SOLDIER, count: 2, tapped: true })),
  sorcery('energize', '{R}', spellAbility({ kind: 'playerCounters', who: you, counter: 'energy', count: 2 })),
  sorcery(
    'grow',
    '{R}',
    spellAbility({ kind: 'putCounters', what: ref('target'), counter: '+1/+1', count: 2 }, target(isCreature)),
  ),
  sorcery('leech', '{R}', spellAbility({ kind: 'loseLife', who: opponents, amount: 2 })),
  sorcery('grind', '{R}', spellAbility({ kind: 'mill', who: opponents, count: 1 })),
  sorcery('grindNothing', '{R}', spellAbility({ kind: 'mill', who: opponents, count: 0 })),
  card('each', CardType.Enchantment, { abilities: [whenPut({ what: isCreature, each: true })] }),
  card('second', CardType.Enchantment, { abilities: [whenPut({ what: isCreature, counter: '+1/+1', reaches: 2 })] }),
  // The next spell's creature enters with a counter, whatever else enters before.
  beast('hound', '{G}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'castsSpell', who: you, what: { kind: 'power', op: '=', value: 4 } },
        targets: [],
        effect: {
          kind: 'applyReplacement',
          replacement: {
            kind: 'enters',
            what: { kind: 'among', what: ref('thatObject') },
            as: [{ kind: 'counters', counter: '+1/+1', count: 1 }],
          },
          duration: { kind: 'endOfTurn' },
          uses: 1,
        },
      },
    ],
  }),
  instant('call', '{W}', spellAbility({ kind: 'createTokens', who: you, token: SOLDIER, count: 1 })),
  beast('crier', '{W}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'becomesTapped', what: isCreature, by: you },
        targets: [],
        effect: gain(1),
      },
    ],
  }),
  sorcery('tap', '{R}', spellAbility({ kind: 'tap', what: ref('target') }, target(isCreature))),
  beast('runner', '{W}', 1, {
    abilities: [
      { kind: 'activated', cost: [], targets: [], effect: gain(1), once: true, keyword: 'Exhaust' },
      {
        kind: 'triggered',
        event: { kind: 'activatesAbility', who: you, what: any, exceptMana: false, keyword: 'Exhaust' },
        targets: [],
        effect: gain(10),
      },
    ],
  }),
  beast('offering', '{R}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'moves', what: isSelf, to: Zone.Battlefield },
        targets: [],
        effect: {
          kind: 'sequence',
          of: [
            { kind: 'sacrificeObjects', what: itself, as: 'given' },
            { kind: 'if', condition: { kind: 'exists', what: ref('given') }, then },
          ],
        },
      },
    ],
  }),
];

function cast(t: Table, name: string, at?: string): Table {
  t.put(Zone.Hand, 0, name);
  t.mana(0, 0, 1, 1, 1).ask().act(`cast ${name}`);
  if (at !== undefined && t.asked.kind !== 0) t.choose(at);
  return t.resolveAll();
}

function tableWith(...names: string[]): Table {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 0, ...names);
  return t;
}

describe('tokens', () => {
  it('are so many times as many if they are of the kind', () => {
    const t = cast(tableWith('triple'), 'muster');
    expect(t.battlefield(0).filter((name) => name === 'Soldier Token')).toHaveLength(6);
  });

  it('come with others, which are tapped as these are and are not multiplied with them', () => {
    const t = tableWith('clues');
    cast(t, 'muster');
    expect(t.battlefield(0).sort()).toEqual(['Clue Token', 'Soldier Token', 'Soldier Token', 'clues']);
    expect(t.permanent('Clue Token').tapped).toBe(true);
  });

  it('are copies instead if there is something to copy', () => {
    expect(cast(tableWith('copies'), 'muster').battlefield(0)).toContain('Soldier Token');
    const t = cast(tableWith('copies', 'bear'), 'muster');
    expect(t.battlefield(0).filter((name) => name === 'bear')).toHaveLength(3);
  });
});

describe('tokens that would go elsewhere instead', () => {
  it('are never there', () => {
    expect(cast(tableWith('banishing'), 'muster').battlefield(0)).toEqual(['banishing']);
    expect(cast(tableWith('banishing', 'clues'), 'muster').battlefield(0)).toEqual([
      'banishing',
      'clues',
      'Clue Token',
    ]);
  });
});

describe('counters', () => {
  it('are doubled on permanents and players', () => {
    const t = tableWith('counters', 'bear');
    cast(t, 'grow', 'bear');
    expect(counterCount(t.permanent('bear').counters, '+1/+1')).toBe(4);
    cast(t, 'energize');
    expect(counterCount(t.game.player(0).counters, 'energy')).toBe(4);
  });

  it('are told of one by one, or once they are so many', () => {
    const t = tableWith('each', 'bear');
    cast(t, 'grow', 'bear');
    expect(t.life(0)).toBe(22);
    const second = tableWith('second', 'bear');
    cast(second, 'grow', 'bear');
    cast(second, 'grow', 'bear');
    expect(second.life(0)).toBe(21);
  });
});

describe('life and libraries', () => {
  it('of opponents', () => {
    const t = tableWith('drain', 'mill');
    cast(t, 'leech');
    expect(t.life(1)).toBe(16);
    t.put(Zone.Library, 1, 'bear', 'bear', 'bear', 'bear');
    cast(t, 'grind');
    expect(t.graveyard(1)).toHaveLength(3);
    cast(t, 'grindNothing');
    expect(t.graveyard(1)).toHaveLength(3);
  });
});

describe('an effect that a trigger made', () => {
  it('speaks of the object that it triggered by, not of what enters', () => {
    const t = tableWith('hound');
    t.put(Zone.Hand, 0, 'ogre', 'call');
    t.mana(0, 3, 0, 0, 3, 1).ask().act('cast ogre');
    t.pass(2);
    t.act('cast call').resolveAll();
    expect(counterCount(t.permanent('Soldier Token').counters, '+1/+1')).toBe(0);
    expect(counterCount(t.permanent('ogre').counters, '+1/+1')).toBe(1);
  });
});

describe('what players do', () => {
  it('tapping what another controls is theirs', () => {
    const t = tableWith('crier');
    t.put(Zone.Battlefield, 1, 'ogre');
    cast(t, 'tap', 'ogre');
    expect(t.life(0)).toBe(21);
  });

  it('an exhaust ability is told of by its keyword', () => {
    const t = tableWith('runner');
    t.ask().act('activate runner').resolveAll();
    expect(t.life(0)).toBe(31);
  });

  it('what was sacrificed is known afterwards', () => {
    expect(cast(new Table(CARDS), 'offering').life(0)).toBe(23);
  });
});
