/** Wins that can be forced this turn, and losses that can be avoided, in positions small enough to work out by hand. */
import { advance, answer, DecisionKind, type Game, knownLists, viewOf } from '@foretell/rules';
import { describe, expect, test } from 'vitest';
import { type Analysis, analyse, createPlayer } from '../src/index.ts';
import { certifiedWin, forcedWin } from '../src/solver/forcedWin.ts';
import { position, type Side } from './positions.ts';

const MANY = 20_000;

/** The position at player 0's first decision. */
function open(ours: Side, theirs: Side): Game {
  const game = position([ours, theirs]);
  advance(game);
  return game;
}

function verdict(ours: Side, theirs: Side): string {
  return forcedWin(open(ours, theirs), 0, MANY).verdict;
}

function analysed(game: Game, decider: number): Analysis {
  const result = analyse(viewOf(game, decider), { seed: 1, belief: knownLists(game), budget: { simulations: 200 } });
  if (!result.ok) throw new Error(result.error.code);
  return result.analysis;
}

const lands = (card: string, count: number): string[] => Array.from({ length: count }, () => card);

const BEARS = ['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'];

describe('a forced win this turn', () => {
  test('is an attack that no blocks can stop, and none that a block can', () => {
    expect(verdict({ battlefield: BEARS }, { life: 4, battlefield: ['Grizzly Bears'] })).toBe('won');
    expect(verdict({ battlefield: BEARS }, { life: 5, battlefield: ['Grizzly Bears'] })).toBe('open');
  });

  test('may take burn before, during or after the attack', () => {
    const ours = { battlefield: [...BEARS, 'Mountain'], hand: ['Lightning Bolt'] };
    expect(verdict(ours, { life: 7, battlefield: ['Grizzly Bears'] })).toBe('won');
    expect(verdict(ours, { life: 8, battlefield: ['Grizzly Bears'] })).toBe('open');
  });

  test('may take removal first: the only blocker dies, then all get through', () => {
    const ours = { battlefield: ['Serra Angel', 'Swamp', 'Swamp'], hand: ['Doom Blade'] };
    expect(verdict(ours, { life: 4, battlefield: ['Serra Angel'] })).toBe('won');
    expect(verdict({ ...ours, hand: [] }, { life: 4, battlefield: ['Serra Angel'] })).toBe('open');
  });

  test('may be made by creatures that come this turn, if something readies them all', () => {
    const ours = { battlefield: lands('Mountain', 6), hand: ['Empty the Warrens', 'Goblin Bushwhacker'] };
    // Two Goblins and the kicked Bushwhacker, each 2/1.
    expect(verdict(ours, { life: 6 })).toBe('won');
    expect(verdict(ours, { life: 7 })).toBe('open');
  });

  test('may be of creatures given up for mana that nobody needs', () => {
    const ours = { battlefield: ['Phyrexian Altar', 'Blood Artist', 'Grizzly Bears', 'Grizzly Bears'] };
    const theirs = ['Serra Angel', 'Hill Giant', 'Hill Giant', 'Hill Giant'];
    // Three creatures die, Blood Artist last.
    expect(verdict(ours, { life: 3, battlefield: theirs })).toBe('won');
    expect(verdict(ours, { life: 4, battlefield: theirs })).not.toBe('won');
  });

  test('is none if it hangs on the next card', () => {
    const ours = { battlefield: ['Island', 'Mountain'], hand: ['Opt'], library: ['Lightning Bolt', 'Lightning Bolt'] };
    expect(verdict(ours, { life: 3 })).toBe('open');
  });

  test('is not certain while the opponent has an answer in hand', () => {
    const ours = { battlefield: ['Mountain'], hand: ['Lightning Bolt'] };
    const theirs = { life: 3, battlefield: ['Island', 'Island'], hand: ['Counterspell'] };
    expect(verdict(ours, theirs)).toBe('open');
    expect(verdict(ours, { ...theirs, battlefield: ['Island'] })).toBe('won');
  });

  test('is taken rather than anything that looks good', () => {
    const game = open(
      { battlefield: ['Serra Angel', 'Swamp', 'Swamp', 'Swamp'], hand: ['Doom Blade', 'Grizzly Bears'] },
      { life: 4, battlefield: ['Serra Angel', 'Grizzly Bears', 'Grizzly Bears'] },
    );
    const { best } = analysed(game, 0);
    expect(best.plan.steps[0]?.action).toMatchObject({ op: 'cast', card: 'Doom Blade' });
    expect(best.winProbability).toBeGreaterThan(0.999);
  });

  test('is taken rather than what has won every time it was played out', () => {
    // Whatever one creature blocks, three attackers deal 5; of two, the larger can be blocked, which playouts hardly ever do.
    const game = open(
      { life: 3, battlefield: ['Wild Griffin', 'Kalonian Tusker', 'Craw Wurm'] },
      { life: 5, battlefield: ['Kalonian Tusker'] },
    );
    while (game.decision?.kind !== DecisionKind.Attack) {
      answer(game, 0);
      advance(game);
    }
    const belief = knownLists(game);
    for (let seed = 1; seed <= 8; seed++) {
      const result = analyse(viewOf(game, 0), { seed, belief, budget: { simulations: 32 } });
      if (!result.ok) throw new Error(result.error.code);
      const { certain, best, options } = result.analysis;
      expect(certain).toBe('win');
      expect(best.plan.picks).toHaveLength(3);
      expect(best.plan.picks.every((pick) => pick !== 0)).toBe(true);
      expect(options[0]).toBe(best);
    }
  });
});

describe('a win that takes no life', () => {
  test('makes an opponent draw more cards than there are', () => {
    const ours = { battlefield: ['Island'], hand: ['Ancestral Recall'] };
    expect(verdict(ours, { cards: 2 })).toBe('won');
    // With three, nobody is asked anything before the draw of their own turn.
    expect(verdict(ours, { cards: 4 })).toBe('open');
  });

  test('is the tenth poison counter', () => {
    const ours = { battlefield: ['Inkmoth Nexus', 'Forest', 'Forest'], hand: ['Giant Growth'] };
    const blockers = ['Hill Giant'];
    expect(verdict(ours, { poison: 6, battlefield: blockers })).toBe('won');
    expect(verdict(ours, { poison: 5, battlefield: blockers })).not.toBe('won');
  });
});

describe('cards that come unseen', () => {
  const ours = { battlefield: ['Serra Angel', 'Mountain', 'Mountain'], hand: ['Manamorphose', 'Doom Blade'] };
  const bolts = lands('Lightning Bolt', 10);

  test('do not keep from a win that stands without them', () => {
    const theirs = { life: 4, battlefield: ['Wind Drake'] };
    expect(verdict({ ...ours, library: bolts }, theirs)).toBe('won');
    expect(analysed(open({ ...ours, library: bolts }, theirs), 0).certain).toBe('win');
  });

  test('are not counted on', () => {
    const game = open({ battlefield: ['Island', 'Mountain'], hand: ['Opt'], library: bolts }, { life: 3 });
    expect(forcedWin(game, 0, MANY).verdict).toBe('open');
    expect(analysed(game, 0).certain).toBeNull();
  });

  test('are known if they were put there, or if there are no others', () => {
    const opt = { battlefield: ['Island', 'Island', 'Mountain'], hand: ['Opt'] };
    const tutor = { ...opt, hand: ['Opt', 'Mystical Tutor'], library: ['Lightning Bolt'] };
    expect(verdict(tutor, { life: 3 })).toBe('won');
    expect(verdict({ ...opt, library: bolts, cards: 0 }, { life: 3 })).toBe('won');
  });
});

const COUNTERSPELLS = Array.from({ length: 20 }, () => 'Counterspell');

/** What wins, worked out by hand, and the most life that it takes. */
const WAYS: readonly (readonly [string, Side, Side])[] = [
  // 6 by the stolen Dreadmaw, 6 more when it is thrown.
  [
    'theft and sacrifice',
    { battlefield: lands('Mountain', 5), hand: ['Act of Treason', 'Fling'] },
    { life: 12, battlefield: ['Colossal Dreadmaw'] },
  ],
  [
    'a search',
    { battlefield: ['Swamp', 'Swamp', 'Mountain'], hand: ['Demonic Tutor'], library: ['Lightning Bolt'] },
    { life: 3 },
  ],
  [
    'a second use',
    { battlefield: [...lands('Mountain', 2), ...lands('Forest', 2)], hand: ['Lightning Bolt', 'Regrowth'] },
    { life: 6 },
  ],
  // 6 and 4, both with haste.
  [
    'creatures put into play',
    { battlefield: ['Sneak Attack', 'Mountain', 'Mountain'], hand: ['Craw Wurm', 'Serra Angel'] },
    { life: 10 },
  ],
  // The Bears attack for 2 first; then 3 - 1 + 3 - 1 + 4 mana, of which the spell takes two: X is 6.
  [
    'mana that creatures are given up for',
    { battlefield: ['Grizzly Bears', ...lands('Swamp', 3)], hand: ['Exsanguinate', 'Dark Ritual', 'Culling the Weak'] },
    { life: 8 },
  ],
  // There is nothing else to destroy.
  [
    'the death of a creature of its own',
    { battlefield: ['Blood Artist', ...lands('Swamp', 3)], hand: ['Murder'] },
    { life: 1 },
  ],
  // Two counters of X, one more of the Scales.
  [
    'counters that come with X',
    { battlefield: ['Hardened Scales', ...lands('Forest', 4)], hand: ['Walking Ballista'] },
    { life: 3, battlefield: ['Hill Giant'] },
  ],
  // The Angel is the greater blocker, but they choose: both must go, one by their choice and one by ours.
  [
    'a planeswalker and removal',
    { battlefield: ['Liliana of the Veil', 'Serra Angel', 'Swamp', 'Swamp'], hand: ['Doom Blade'] },
    { life: 4, battlefield: ['Serra Angel', 'Wind Drake'] },
  ],
];

test.each(WAYS)('may take %s, and takes no more life than there is', (_, ours, theirs) => {
  expect(verdict(ours, theirs)).toBe('won');
  expect(verdict(ours, { ...theirs, life: (theirs.life ?? 0) + 1 })).not.toBe('won');
});

test('is found soon if one deed on the way is odd: the stolen creature that is blocked is thrown', () => {
  // 6 by the Wurm or 4 by the Bears, as one of them is blocked, and 6 by Fling.
  const game = open(
    { battlefield: ['Grizzly Bears', 'Grizzly Bears', ...lands('Mountain', 5)], hand: ['Act of Treason', 'Fling'] },
    { life: 10, battlefield: ['Craw Wurm', 'Wall of Omens'] },
  );
  const { verdict: found, nodes } = forcedWin(game, 0, MANY);
  expect(found).toBe('won');
  expect(nodes).toBeLessThan(1500);
});

describe('a win that is proven at the root', () => {
  const ours = {
    battlefield: ['Grizzly Bears', 'Hill Giant', 'Mountain', 'Forest', 'Swamp', 'Swamp'],
    hand: ['Lightning Bolt', 'Giant Growth', 'Doom Blade'],
  };
  const theirs = { battlefield: ['Serra Angel'] };

  test('is certain in all worlds, and no more than can be forced', () => {
    // The Angel is destroyed (two mana) and 3 + 2 get through; of Bolt and Growth both can be paid for: 11.
    const won = analysed(open(ours, { ...theirs, life: 11 }), 0);
    expect(won.certain).toBe('win');
    expect(won.options[0]).toBe(won.best);
    expect(won.best.winProbability).toBeGreaterThan(0.999);
    expect(won.forced?.fingerprints.length).toBe(won.forced?.values.length);
    const more = analysed(open(ours, { ...theirs, life: 12 }), 0);
    expect([more.certain, more.forced]).toEqual([null, null]);
  });

  test('begins at once, where waiting for a later moment wins as well', () => {
    const fireball = open(
      { battlefield: lands('Mountain', 6), hand: ['Fireball'] },
      { life: 4, battlefield: ['Serra Angel'] },
    );
    const charm = open(
      { battlefield: ['Plains', 'Mountain'], hand: ['Boros Charm'] },
      { life: 4, battlefield: ['Serra Angel'] },
    );
    for (const game of [fireball, charm]) {
      const { certain, best } = analysed(game, 0);
      expect(certain).toBe('win');
      expect(best.plan.steps[0]?.action).toMatchObject({ op: 'cast' });
    }
  });

  test('waits where only waiting wins: the creature that is not blocked is to grow', () => {
    const game = open(
      { battlefield: ['Grizzly Bears', 'Grizzly Bears', 'Forest'], hand: ['Giant Growth'] },
      { life: 5, battlefield: ['Hill Giant'] },
    );
    const { certain, best } = analysed(game, 0);
    expect(certain).toBe('win');
    expect(best.plan.steps[0]?.action).toMatchObject({ op: 'pass' });
  });

  test('is not certain if some hand that the opponent may have stops it', () => {
    const game = open(
      { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      { life: 3, battlefield: ['Island', 'Island'], hand: ['Plains'], library: COUNTERSPELLS },
    );
    expect(analysed(game, 0).certain).toBeNull();
  });

  test('is carried through by the player, whatever the blocks', () => {
    for (const blocks of [true, false]) {
      const game = open(ours, { ...theirs, life: 11 });
      const player = createPlayer({ name: 'casual', simulations: 32 }, knownLists(game));
      for (let decision = game.decision; decision !== null && !game.over; decision = advance(game)) {
        expect(game.turnNumber).toBe(9);
        if (decision.decider === 0) {
          const chosen = player.choose(viewOf(game, 0), 3);
          if (!chosen.ok) throw new Error(chosen.error.code);
          answer(game, chosen.option);
        } else answer(game, blocks ? decision.options.length - 1 : 0);
      }
      expect(game.player(0).won).toBe(true);
    }
  });
});

describe('a forced loss this turn', () => {
  test('is avoided by the only block that does', () => {
    const game = position([
      { battlefield: ['Serra Angel', ...BEARS] },
      { life: 8, battlefield: ['Grizzly Bears', 'Serra Angel'] },
    ]);
    let decision = advance(game);
    while (decision !== null && decision.kind !== DecisionKind.Block) {
      const attacking = decision.kind === DecisionKind.Attack ? decision.options.length - 1 : 0;
      answer(game, attacking);
      decision = advance(game);
    }
    if (decision === null) throw new Error('nobody blocks');
    const { best, options } = analysed(game, 1);
    // 4 + 2 + 2 + 2 against 8 life: the Angel must be blocked, or two of the Bears; any other declaration loses at once.
    const lethal = options.filter((option) => option.winProbability < 0.01);
    expect(lethal.length).toBeGreaterThan(0);
    expect(best.winProbability).toBeGreaterThan(0.01);
  });

  test('that nothing avoids is certain, and the block that leaves most hope is made all the same', () => {
    const game = position([
      { battlefield: ['Serra Angel', ...BEARS, 'Mountain'], hand: ['Lightning Bolt'] },
      { life: 3, battlefield: ['Grizzly Bears'] },
    ]);
    let decision = advance(game);
    while (decision !== null && decision.kind !== DecisionKind.Block) {
      answer(game, decision.kind === DecisionKind.Attack ? decision.options.length - 1 : 0);
      decision = advance(game);
    }
    if (decision === null) throw new Error('nobody blocks');
    const { certain, best } = analysed(game, 1);
    expect(certain).toBe('loss');
    expect(best.winProbability).toBeLessThan(0.01);
  });
});

describe('states and options by name', () => {
  test('a proof does not mix up two blockers before one attacker and one before each of two equal ones', () => {
    // Three 3/3 attack into three creatures that can block; the win that a wrong merger of such blocks once found does not exist.
    const ours = {
      battlefield: [
        'Kalonian Tusker',
        'Kalonian Tusker',
        'Hulking Bugbear',
        'Mountain',
        'Mountain',
        'Forest',
        'Forest',
      ],
      hand: ['Searing Spear', 'Shock', 'Spark Elemental'],
    };
    const theirs = { life: 8, battlefield: ['Giant Spider', 'Serra Angel', 'Hill Giant'] };
    const game = open(ours, theirs);
    expect(forcedWin(game, 0, 3000).verdict === 'won').toBe(certifiedWin(game, 0, 3000));
  });
});
