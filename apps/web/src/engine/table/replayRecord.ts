/** A replay file as a game that can be opened at the table: its decks as texts, and its choices as picks. */
import { formatProblem, PLAYERS, parseReplay, type Replay, type ReplaySide } from '@foretell/formats';
import { parsePlayer } from '@foretell/search';
import { replayedGame } from '@foretell/study';
import type { ReplayReading, SeatSetup, TableRecord, TableSetup } from '../../protocol/table.ts';
import type { EngineContext } from '../context.ts';
import { type DealtTable, dealTable, personOf, readTable } from './dealTable.ts';
import { PlayedGame, recordOf } from './playedGame.ts';

/** Who plays on where the replay's player is none that the engine knows. */
const STAND_IN = 'greedy';

export async function recordOfReplay(text: string, context: EngineContext): Promise<ReplayReading> {
  const parsed = parseReplay(text, 'replay');
  if (!parsed.ok) return { ok: false, problems: parsed.error.map(formatProblem) };
  const replay = parsed.value;
  const setup = setupOf(replay);
  const read = await readTable(setup, context);
  if (!read.ok) return read;
  const picks: number[] = [];
  const game = replayedGame(read.table.catalog, replay, context.texts);
  let next = game.next();
  for (; next.done !== true; next = game.next())
    if (next.value.decision.options.length > 1) picks.push(next.value.option);
  if (!next.value.fits)
    return {
      ok: false,
      problems: [`the replay does not fit this version: decision ${next.value.n}: ${next.value.reason}`],
    };
  return { ok: true, record: recordAlong(read.table, replay, picks) };
}

/** The table asks at every priority and counts otherwise: the game is played there once more. */
function recordAlong(
  dealt: DealtTable,
  { conceded = [], payments = [] }: Replay,
  picks: readonly number[],
): TableRecord {
  const person = personOf(dealt.setup);
  const played = new PlayedGame(dealTable(dealt), person);
  let made = 0;
  let paid = 0;
  let left = false;
  for (let decision = played.advance(); decision !== null; decision = played.advance()) {
    for (let next = payments[paid]; next?.n === played.counted; next = payments[++paid]) played.payByHand(next.byHand);
    if (!left && conceded.some(({ n }) => n === played.counted)) {
      left = true;
      played.concede();
      continue;
    }
    const isForced = decision.options.length === 1;
    if (!isForced && made === picks.length) break;
    played.take(isForced ? 0 : (picks[made++] ?? 0));
  }
  return recordOf(played, dealt.setup);
}

function setupOf({ format, seed, first, sides, conceded = [] }: Replay): TableSetup {
  const leaver = conceded[0]?.player;
  const person = leaver === undefined ? sides.findIndex(({ player }) => !isPlayer(player)) : PLAYERS.indexOf(leaver);
  const seats = sides.map((side, at): SeatSetup => {
    const name = at === person ? 'You' : `Foretell (${side.player})`;
    const seat = { name, deckName: side.deck, deckText: deckText(side) };
    if (at === person) return { ...seat, kind: 'human' };
    return { ...seat, kind: 'ai', level: isPlayer(side.player) ? side.player : STAND_IN, milliseconds: null };
  });
  return { format, seed, first: PLAYERS.indexOf(first), seats };
}

function isPlayer(name: string): boolean {
  return parsePlayer(name).ok;
}

function deckText({ library, commanders, sideboard }: ReplaySide): string {
  const lines = (cards: ReplaySide['library']): string[] => cards.map(({ name, count }) => `${count} ${name}`);
  const section = (heading: string, rows: readonly string[]): string[] =>
    rows.length === 0 ? [] : [heading, ...rows, ''];
  const command = commanders.map((name) => `1 ${name}`);
  return [
    ...section('Commander', command),
    ...section('Deck', lines(library)),
    ...section('Sideboard', lines(sideboard)),
  ].join('\n');
}
