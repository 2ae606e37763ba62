// Replay files: JSON with what `types.ts` says, and `replay: 1`, the version of the format.
import { DECISION_KIND_NAMES } from '@foretell/rules';
import { fail, ok, type Problem, type Result } from '../result.ts';
import { anyInteger, count, integer, type Kind, list, player, text, truth, word } from '../scenario/kinds.ts';
import { BYTE_ORDER_MARK } from '../scenario/parseDocuments.ts';
import { given, may, need, record } from '../scenario/record.ts';
import { FORMATS, PLAYERS, type PlayerName } from '../scenario/vocabulary.ts';
import { Lines } from '../source/lines.ts';
import { readJson } from '../source/readJson.ts';
import { Report } from '../source/report.ts';
import type { MapNode } from '../source/tree.ts';
import {
  REPLAY_ENDS,
  type Replay,
  type ReplayCards,
  type ReplayConcession,
  type ReplayDecision,
  type ReplayEnd,
  type ReplayPayment,
  type ReplaySide,
} from './types.ts';

/** Copies of a card in a deck. */
const MOST_COPIES = 1000;
const MOST_SEED = 0xffffffff;

const cards = list(record<ReplayCards>({ name: need(text), count: need(integer(1, MOST_COPIES)) }));
const side = record<ReplaySide>({
  player: need(text),
  deck: need(text),
  library: need(cards),
  commanders: given(list(text), []),
  sideboard: given(cards, []),
});
const decision = record<ReplayDecision>({
  n: need(count),
  decider: need(player),
  kind: need(word(DECISION_KIND_NAMES)),
  pick: need(text),
});
const end = record<ReplayEnd>({
  how: need(word(REPLAY_ENDS)),
  winner: may(player),
  turns: need(count),
  decisions: need(count),
  life: need(list(anyInteger)),
  hash: need(count),
  reason: may(text),
});

const concession = record<ReplayConcession>({ n: need(count), player: need(player) });

const payment = record<ReplayPayment>({ n: need(count), player: need(player), byHand: need(truth) });

const MOST_SIDES = PLAYERS.length;

const seated: Kind<readonly ReplaySide[]> = (node, place, reading) => {
  const sides = list(side)(node, place, reading);
  if (sides === undefined || (sides.length >= 2 && sides.length <= MOST_SIDES)) return sides;
  const hint = `write two to ${MOST_SIDES}: ${PLAYERS.join(', ')}`;
  reading.report.add('out-of-range', node.offset, place, `has ${sides.length} sides`, hint);
  return undefined;
};

/** Each has a higher number than the one before it. */
const rising: Kind<readonly ReplayDecision[]> = (node, place, reading) => {
  const decisions = list(decision)(node, place, reading);
  const wrong = decisions?.findIndex(({ n }, at) => at > 0 && n <= (decisions[at - 1]?.n ?? 0)) ?? -1;
  if (decisions === undefined || wrong < 0) return decisions;
  const offset = node.kind === 'list' ? (node.items[wrong]?.offset ?? node.offset) : node.offset;
  const inside = `${place}[${wrong}].n`;
  reading.report.add('conflict', offset, inside, 'is not above the number before it', 'put decisions in order');
  return undefined;
};

const whole = record<Replay & { readonly replay: number }>({
  replay: need(integer(1, 1)),
  engine: need(text),
  format: need(word(FORMATS)),
  seed: need(integer(0, MOST_SEED)),
  first: need(player),
  turnLimit: need(integer(1)),
  sides: need(seated),
  decisions: need(rising),
  conceded: may(list(concession)),
  payments: may(list(payment)),
  end: need(end),
});

/** As many as there are sides. */
function playersOf({ entries }: MapNode): readonly PlayerName[] {
  const sides = entries.find(({ key }) => key === 'sides')?.value;
  return PLAYERS.slice(0, sides?.kind === 'list' ? Math.max(2, sides.items.length) : 2);
}

/** The replay of a text; `file` is the name used in problems. */
export function parseReplay(source: string, file: string): Result<Replay, readonly Problem[]> {
  const lines = new Lines(source);
  const read = readJson(source, source.startsWith(BYTE_ORDER_MARK) ? 1 : 0);
  if (!read.ok) {
    const { offset, message, hint } = read.error;
    return fail([{ code: 'malformed', file, ...lines.at(offset), place: '', message, hint }]);
  }
  const report = new Report(file, lines);
  if (read.value.kind !== 'map' || read.value.entries.every(({ key }) => key !== 'replay')) {
    report.add(
      'malformed',
      read.value.offset,
      '',
      'is no replay',
      'foretell replay FOLDER --game N --out FILE writes one',
    );
    return fail(report.problems);
  }
  const found = whole(read.value, '', { report, players: playersOf(read.value) });
  if (found === undefined || report.problems.length > 0) return fail(report.problems);
  const { replay: _version, ...replay } = found;
  return ok(replay);
}
