/** Voting (701.38): turn order, ties, additional votes, votes that another chooses, secret votes. */
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Condition,
  type Effect,
  EVENT_NAMES,
  FINISH_VOTING,
  type PlayerSet,
  Zone,
} from '../../src/ir/index.ts';
import { knownLists } from '../../src/state/belief.ts';
import { SECRET_VOTE } from '../../src/state/frameData.ts';
import { informationHash } from '../../src/state/informationHash.ts';
import { sampleWorld } from '../../src/state/sampleWorld.ts';
import { viewOf } from '../../src/state/view.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, everyone, gain, instant, isCreature, ref, sorcery, spellAbility, you } from '../stack/words.ts';

const LIFE = 1;
const CARDS_WORD = 2;

const choices: Extract<Effect, { kind: 'vote' }>['choices'] = {
  kind: 'words',
  words: [
    { word: 'life', as: 'life votes' },
    { word: 'cards', as: 'cards votes' },
  ],
};
const more = (word: string, op: '>' | '>=', other: string): Condition => ({
  kind: 'compare',
  left: { kind: 'countPlayers', of: ref(`${word} votes`) },
  op,
  right: { kind: 'countPlayers', of: ref(`${other} votes`) },
});

function ifThen(condition: Condition, then: Effect): Effect {
  return { kind: 'if', condition, then };
}

function council(secretly: boolean): Ability {
  return spellAbility({
    kind: 'sequence',
    of: [
      { kind: 'vote', choices, ...(secretly ? { secretly: true as const } : {}) },
      ifThen(more('life', '>', 'cards'), gain(10)),
      ifThen(more('cards', '>=', 'life'), { kind: 'loseLife', who: you, amount: 5 }),
    ],
  });
}

const additional = (optional: boolean): Ability => ({
  kind: 'static',
  effect: {
    kind: 'allowance',
    allowance: { kind: 'additionalVote', who: you, ...(optional ? { optional: true as const } : {}) },
  },
});

function voters(alike: boolean): PlayerSet {
  return { kind: 'voters', alike, votes: { kind: 'bound', name: EVENT_NAMES.amount } };
}

function afterVoting(effect: Effect): Ability {
  return { kind: 'triggered', event: { kind: 'performs', action: FINISH_VOTING }, targets: [], effect };
}

const CARDS: CardDefinition[] = [
  sorcery('council', '{R}', council(false)),
  sorcery('secret', '{R}', council(true)),
  sorcery(
    'toll',
    '{R}',
    spellAbility({
      kind: 'sequence',
      of: [
        { kind: 'vote', choices },
        {
          kind: 'forEachPlayer',
          of: ref('cards votes'),
          as: 'voter',
          do: { kind: 'loseLife', who: ref('voter'), amount: 2 },
        },
      ],
    }),
  ),
  sorcery(
    'judgment',
    '{R}',
    spellAbility({
      kind: 'sequence',
      of: [
        {
          kind: 'vote',
          choices: {
            kind: 'objects',
            from: { kind: 'all', zone: Zone.Battlefield, filter: isCreature },
            mostAs: 'most',
          },
        },
        { kind: 'exile', what: ref('most') },
      ],
    }),
  ),
  instant(
    'illusion',
    '{R}',
    spellAbility({
      kind: 'applyRule',
      effect: { kind: 'allowance', allowance: { kind: 'choosesVotes', of: everyone } },
      duration: { kind: 'endOfTurn' },
    }),
  ),
  card('keeper', CardType.Enchantment, {
    abilities: [afterVoting({ kind: 'loseLife', who: voters(false), amount: 2 })],
  }),
  card('unity', CardType.Enchantment, { abilities: [afterVoting({ kind: 'loseLife', who: voters(true), amount: 3 })] }),
  beast('bear', '{1}', 2),
  beast('ox', '{1}', 3),
  beast('elk', '{1}', 3),
  card('broker', CardType.Enchantment, { abilities: [additional(true)] }),
  card('herald', CardType.Enchantment, { abilities: [additional(false)] }),
];

function voting(spell: string, ...permanents: (readonly [number, string])[]): Table {
  const t = new Table(CARDS, 3);
  t.put(Zone.Hand, 0, spell);
  for (const [player, name] of permanents) t.put(Zone.Battlefield, player, name);
  return t.mana(0, 0, 0, 0, 1).start().act(`cast ${spell}`).pass(3);
}

describe('votes for words', () => {
  it('are cast in turn order from the controller, and counted', () => {
    const t = voting('council');
    const voters: number[] = [];
    for (const vote of [CARDS_WORD, LIFE, LIFE]) {
      voters.push(t.asked.player);
      expect(t.asked.texts.slice(1)).toEqual(['life', 'cards']);
      t.pick(vote);
    }
    expect([voters, t.life(0)]).toEqual([[0, 1, 2], 30]);
  });

  it('are tied where as many are cast for both', () => {
    const t = voting('council', [1, 'herald']);
    // Player 1 votes twice, one vote after the other (701.38d).
    const voters = [LIFE, CARDS_WORD, CARDS_WORD, LIFE].map((vote) => {
      const { player } = t.asked;
      t.pick(vote);
      return player;
    });
    expect([voters, t.life(0)]).toEqual([[0, 1, 1, 2], 15]);
  });

  it('may be cast an additional time, or not', () => {
    const t = voting('council', [0, 'broker']);
    t.pick(LIFE);
    expect([t.asked.player, t.asked.options, t.asked.optional]).toEqual([0, [1, 2, 0], true]);
    expect(t.pick(0, CARDS_WORD, CARDS_WORD).life(0)).toBe(15);
    expect(voting('council', [0, 'broker']).pick(LIFE, LIFE, LIFE, CARDS_WORD).life(0)).toBe(30);
  });

  it('tell who cast them, once for each vote', () => {
    const t = voting('toll', [2, 'herald']).pick(LIFE, CARDS_WORD, CARDS_WORD, CARDS_WORD);
    expect([t.life(0), t.life(1), t.life(2)]).toEqual([20, 18, 16]);
  });

  it('are chosen by whoever an effect says', () => {
    const t = new Table(CARDS, 3);
    t.put(Zone.Hand, 0, 'illusion', 'council');
    t.mana(0, 0, 0, 0, 2).start().act('cast illusion').pass(3).act('cast council').pass(3);
    for (const vote of [LIFE, LIFE, LIFE]) {
      expect(t.asked.player).toBe(0);
      t.pick(vote);
    }
    expect(t.life(0)).toBe(30);
  });
});

describe('when players finish voting', () => {
  it('it is known who voted for a choice of theirs, and who for one that was not', () => {
    const after = (enchantment: string, ...cast: number[]) => {
      const t = voting('council', [0, enchantment], [1, 'herald']);
      t.pick(...cast).resolveAll();
      return [t.life(1), t.life(2)];
    };
    // Player 1 votes twice: for the choice of player 0, and for the other.
    const votes = [LIFE, LIFE, CARDS_WORD, CARDS_WORD] as const;
    expect(after('unity', ...votes)).toEqual([17, 20]);
    expect(after('keeper', ...votes)).toEqual([18, 18]);
    expect(after('keeper', LIFE, LIFE, LIFE, LIFE)).toEqual([20, 20]);
  });
});

describe('votes for objects', () => {
  it('elect all that are tied for most', () => {
    const t = voting('judgment', [1, 'bear'], [2, 'ox'], [0, 'elk']);
    t.choose('bear').choose('ox').choose('elk');
    expect(t.exile).toEqual(['bear', 'ox', 'elk']);
    expect(voting('judgment', [1, 'bear'], [2, 'ox']).choose('ox').choose('bear').choose('ox').exile).toEqual(['ox']);
  });

  it('are not cast where there is nothing to vote for', () => {
    expect(voting('judgment').exile).toEqual([]);
  });
});

describe('secret votes', () => {
  it('are known to their voters alone until all are cast, and anything in the worlds of others', () => {
    const after = (vote: number) => voting('secret').pick(vote).game;
    const [life, cards] = [after(LIFE), after(CARDS_WORD)];
    expect(informationHash(life, 1)).toBe(informationHash(cards, 1));
    expect(informationHash(life, 0)).not.toBe(informationHash(cards, 0));
    const view = viewOf(life, 1);
    const castIn = (game: typeof life) =>
      game.frames.flatMap(({ data }) => (data?.kind === 'votes' ? data.cast : [])).join();
    expect(castIn(view.masked())).toBe(String(SECRET_VOTE));
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const world = sampleWorld(view, knownLists(life), seed);
      if (!world.ok) throw new Error(world.error.code);
      seen.add(castIn(world.game));
    }
    expect([...seen].sort()).toEqual(['1', '2']);
    const own = sampleWorld(viewOf(life, 0), knownLists(life), 1);
    expect(own.ok && castIn(own.game)).toBe('1');
  });

  it('are counted as others are', () => {
    expect(voting('secret').pick(LIFE, LIFE, CARDS_WORD).life(0)).toBe(30);
  });
});
