import { builtInPool } from '@foretell/cards';
import { AbilityTexts, parseReplay, printReplay, type Replay } from '@foretell/formats';
import { compileCatalog, viewOf } from '@foretell/rules';
import { enumeratePlans } from '@foretell/search';
import { expect, test } from 'vitest';
import type { GameRecord, Match } from '../src/match/match.ts';
import { type AtDecision, decisionsOf, playGame } from '../src/match/playGame.ts';
import { inTurn } from '../src/match/schedules.ts';
import { optionsTaken, planTaken } from '../src/replay/chosenPlan.ts';
import { type ToldDecision, toldDecision } from '../src/replay/decisionWords.ts';
import { differenceOf } from '../src/replay/endOfGame.ts';
import { GameLog } from '../src/replay/gameLog.ts';
import { type Replayed, replayedGame } from '../src/replay/replayedGame.ts';
import { writtenReplay } from '../src/replay/writtenReplay.ts';

const catalog = compileCatalog(builtInPool);
// All abilities read alike, so that nothing but their numbers tells those of one object apart.
const texts = new AbilityTexts(() => 'ability');

function deckOf(...cards: readonly (readonly [string, number])[]): Match['decks'][0] {
  return { library: cards.map(([name, count]) => ({ name, count })), commanders: [] };
}

// Targets, triggers to order, searches of graveyards, abilities, and creatures that look alike.
const RED = deckOf(
  ['Mountain', 16],
  ['Monastery Swiftspear', 8],
  ['Mogg Fanatic', 6],
  ['Burst Lightning', 6],
  ['Rift Bolt', 4],
);
const GREEN = deckOf(
  ['Forest', 17],
  ['Llanowar Elves', 6],
  ['Grizzly Bears', 6],
  ['Eternal Witness', 6],
  ['Giant Growth', 5],
);

const MATCH: Match = {
  decks: [RED, GREEN],
  players: [
    { name: 'random', simulations: null },
    { name: 'policy', simulations: null },
  ],
  format: 'duel',
  turnLimit: 30,
};

function drained<Result>(
  game: Generator<AtDecision, Result>,
  visit: (at: AtDecision) => void = () => undefined,
): Result {
  for (;;) {
    const next = game.next();
    if (next.done === true) return next.value;
    visit(next.value);
  }
}

function recorded(number: number): { readonly record: GameRecord; readonly replay: Replay } {
  const order = inTurn(3)(number);
  const told: ToldDecision[] = [];
  const record = drained(decisionsOf(catalog, MATCH, order), (at) => {
    if (at.decision.options.length > 1) told.push(toldDecision(at, texts));
  });
  return { record, replay: writtenReplay(MATCH, order, ['red', 'green'], told, record) };
}

const again = (replay: Replay, cards = catalog): Replayed => drained(replayedGame(cards, replay, texts));

test('a game written down and read is played again to the same end, also where cards have other numbers', () => {
  const renumbered = compileCatalog(builtInPool.toReversed());
  for (let number = 0; number < 6; number++) {
    const { record, replay } = recorded(number);
    expect(record).toEqual(playGame(catalog, MATCH, inTurn(3)(number)));
    const read = parseReplay(printReplay(replay), 'f');
    expect(read).toEqual({ ok: true, value: replay });
    const replayed = again(replay);
    expect(replayed.fits && differenceOf(record, replayed.end)).toBeNull();
    const elsewhere = again(replay, renumbered);
    const { hash: _hash, ...end } = elsewhere.fits ? elsewhere.end : { hash: 0 };
    expect(differenceOf(record, end)).toBeNull();
    expect(elsewhere.fits).toBe(true);
  }
});

test('a choice that is not offered any more is named, and so is an end that comes at another time', () => {
  const { replay } = recorded(0);
  const at = replay.decisions.findIndex(({ pick }) => pick.startsWith('cast '));
  const wanted = replay.decisions[at];
  const decisions = replay.decisions.with(at, {
    n: wanted?.n ?? 0,
    decider: 'A',
    kind: 'priority',
    pick: 'cast Nothing',
  });
  const other = again({ ...replay, decisions });
  expect(other).toMatchObject({ fits: false, n: wanted?.n });
  expect(other.fits ? '' : other.reason).toContain('"cast Nothing"');
  expect(again({ ...replay, decisions: replay.decisions.slice(0, -1) })).toMatchObject({ fits: false });
  const last = { n: 10_000, decider: 'A', kind: 'priority', pick: 'pass' } as const;
  expect(again({ ...replay, decisions: [...replay.decisions, last] })).toMatchObject({ fits: false, n: 10_000 });
});

test('what a game took is one of the plans of its player, seen from their side', () => {
  const seen = new Set<string>();
  let plansOfSeveral = 0;
  for (let number = 0; number < 3; number++) {
    const order = inTurn(3)(number);
    const numbers: number[] = [];
    drained(decisionsOf(catalog, MATCH, order), ({ number: at, decision }) => {
      if (decision.options.length > 1) numbers.push(at);
    });
    for (const wanted of numbers.filter((_, at) => at % 7 === 0)) {
      const game = decisionsOf(catalog, MATCH, order);
      for (let next = game.next(); next.done !== true; next = game.next()) {
        if (next.value.number < wanted) continue;
        const view = viewOf(next.value.game, next.value.decision.decider);
        const plan = planTaken(view, optionsTaken(next.value, game));
        const { plans, complete } = enumeratePlans(view.masked(), 200);
        if (complete) expect(plans.map(({ picks }) => picks)).toContainEqual(plan.picks);
        if (plan.picks.length > 1) plansOfSeveral++;
        seen.add(plan.steps[0]?.kind ?? '');
        break;
      }
    }
  }
  expect([...seen]).toContain('priority');
  expect(plansOfSeveral).toBeGreaterThan(3);
});

test('the log has every choice once, and life totals as the game left them', () => {
  const order = inTurn(3)(1);
  const lines: string[] = [];
  const log = new GameLog((line) => lines.push(line));
  let choices = 0;
  let watched = false;
  const game = decisionsOf(catalog, MATCH, order);
  let last: AtDecision | null = null;
  const record = drained(game, (at) => {
    if (!watched) log.watch(at.game);
    watched = true;
    last = at;
    const told = at.decision.options.length > 1 ? toldDecision(at, texts) : null;
    if (told !== null) choices++;
    log.decision(at, told);
  });
  if (last !== null) log.end((last as AtDecision).game);
  // The same game as without a log.
  expect(record).toEqual(playGame(catalog, MATCH, order));
  const turns = lines.filter((line) => /^turn \d+, [AB]$/.test(line));
  expect(turns).toHaveLength(record.turns);
  const [a, b] = lines.slice(-2);
  expect(a).toContain(`A: ${record.life[0]} life`);
  expect(b).toContain(`B: ${record.life[1]} life`);
  const numbered = lines.filter((line) => /^ *\d+(–\d+)? {2}/.test(line));
  expect(numbered.length).toBeGreaterThan(10);
  expect(numbered.length).toBeLessThanOrEqual(choices);
});
