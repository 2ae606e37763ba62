// A scenario's top level and the set-up, from a source tree.
import type { MapNode } from '../source/tree.ts';
import {
  amounts,
  anyInteger,
  byPlayer,
  count,
  integer,
  type Kind,
  list,
  listOrOne,
  player,
  type Reading,
  text,
  truth,
  word,
} from './kinds.ts';
import { actions, optionName } from './parseActions.ts';
import { answers } from './parseAnswers.ts';
import { assertions } from './parseAsserts.ts';
import { readGame } from './parseGame.ts';
import { type Fields, given, is, may, need, record, variant } from './record.ts';
import type {
  ClearedZone,
  Continuation,
  DecisionPoint,
  DeckBelief,
  DeckCard,
  Scenario,
  SetupEntry,
  Stop,
} from './types.ts';
import { DECISION_KINDS, EXPECTED_ERRORS, type ExpectedErrorKind, SETUP_ZONES, STEPS } from './vocabulary.ts';

/** The most copies in one line: more objects than this a game cannot hold anyway. */
const MOST_COPIES = 1000;

const setupEntry: Kind<SetupEntry> = record<SetupEntry>({
  zone: need(word(SETUP_ZONES)),
  player: need(player),
  card: need(text),
  count: may(integer(1, MOST_COPIES)),
  tapped: may(truth),
  counters: may(amounts),
  loyalty: may(count),
  alias: may(text),
  faceDown: may(truth),
  attachedTo: may(text),
  damage: may(count),
  summoningSick: may(truth),
});

const stop: Kind<Stop> = record<Stop>({ turn: need(integer(1)), step: need(word(STEPS)) });

/** `["Lightning Bolt", 4]`. */
const deckCard: Kind<DeckCard> = (node, place, reading) => {
  const [first, second, ...more] = node.kind === 'list' ? node.items : [];
  if (first === undefined || second === undefined || more.length > 0)
    return reading.report.wrongType(node, place, 'a pair such as ["Lightning Bolt", 4]');
  const name = text(first, `${place}[0]`, reading);
  const copies = integer(1, MOST_COPIES)(second, `${place}[1]`, reading);
  return name === undefined || copies === undefined ? undefined : { name, count: copies };
};

const script = {
  actions: given(actions, []),
  choices: given(byPlayer(answers), {}),
  stopAt: may(stop),
  asserts: given(assertions, []),
};

const continuation: Kind<Continuation> = record<Continuation>(script);

const expectedError: Kind<ExpectedErrorKind> = (node, place, reading) =>
  record<{ readonly kind: ExpectedErrorKind }>({ kind: need(word(EXPECTED_ERRORS)) })(node, place, reading)?.kind;

const decisionPoint: Kind<DecisionPoint> = record<DecisionPoint>({
  turn: need(integer(1)),
  step: need(word(STEPS)),
  player: need(player),
  kind: may(word(DECISION_KINDS)),
});

type Belief<Deck extends DeckBelief['deck']> = Extract<DeckBelief, { deck: Deck }>;
const belief: Kind<DeckBelief> = variant<DeckBelief>('deck', {
  known: record<Belief<'known'>>({ deck: is('known') }),
  pool: record<Belief<'pool'>>({ deck: is('pool'), lists: need(listOrOne(text)) }),
  open: record<Belief<'open'>>({ deck: is('open') }),
});

/** `id` and `game` are read first: the rest speaks of the game's players. */
type Rest = Omit<Scenario, 'id' | 'game'>;

const REST: Fields<Rest> = {
  rules: given(listOrOne(text), []),
  strict: given(truth, true),
  shuffle: given(truth, false),
  seed: may(anyInteger),
  life: given(byPlayer(anyInteger), {}),
  landsPlayed: given(byPlayer(count), {}),
  playerCounters: given(byPlayer(amounts), {}),
  manualMana: given(listOrOne(player), []),
  decks: given(byPlayer(list(deckCard)), {}),
  clear: given(list(record<ClearedZone>({ zone: need(word(SETUP_ZONES)), player: need(player) })), []),
  setup: given(list(setupEntry), []),
  ...script,
  later: given(list(continuation), []),
  expectError: may(expectedError),
  decide: may(decisionPoint),
  beliefs: given(byPlayer(belief), {}),
  best: may(list(optionName)),
};

/** Unknown top-level fields are ignored: they are notes for people and other programs. */
const rest = record<Rest>(REST, true);

export const TOP_LEVEL_FIELDS: readonly string[] = ['id', 'game', ...Object.keys(REST)];

/** The scenario in a map; `undefined` if something is wrong, which is then in the report. */
export function readScenario(map: MapNode, id: string, reading: Reading): Scenario | undefined {
  const game = readGame(map.entries.find(({ key }) => key === 'game')?.value, reading);
  const read = rest(map, '', reading);
  if (game === undefined || read === undefined) return undefined;
  if (game.firstStep === undefined && Object.keys(read.landsPlayed).length > 0)
    reading.report.add(
      'conflict',
      map.offset,
      'landsPlayed',
      'a turn begins without lands played',
      'write game.firstStep, for example precombat_main',
    );
  return { id, game, ...read };
}
