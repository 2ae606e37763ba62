/** A finished game as a replay file: what was chosen, by names that do not depend on how the engine numbers anything. */
import {
  type AbilityTexts,
  PLAYERS,
  type PlayerName,
  pickNames,
  printReplay,
  type Replay,
  type ReplayConcession,
  type ReplayDecision,
  type ReplayEnd,
  type ReplayPayment,
  type ReplaySide,
} from '@foretell/formats';
import { DECISION_KIND_NAMES } from '@foretell/rules';
import { playerText } from '@foretell/search';
import { ENGINE, replayedGame } from '@foretell/study';
import type { TableEnd, TableRecord } from '../../protocol/table.ts';
import type { EngineContext } from '../context.ts';
import { type DealtTable, dealOf, dealTable, personOf } from './dealTable.ts';
import { PlayedGame, recordedDecisions } from './playedGame.ts';

/** Rejects for games that are not over: the page offers it for those that are. */
export function replayText(
  dealt: DealtTable,
  record: TableRecord,
  end: TableEnd | null,
  { texts }: EngineContext,
): string {
  if (end === null) throw new Error('the game is not over: save the game instead');
  const person = personOf(dealt.setup);
  const played = new PlayedGame(dealTable(dealt), person);
  const decisions: ReplayDecision[] = [];
  const conceded: ReplayConcession[] = [];
  const payments: ReplayPayment[] = [];
  let told = 0;
  const tellMarks = (): void => {
    const at = { n: played.counted, player: letterOf(person) };
    for (; told < played.marks.length; told++) {
      const kind = played.marks[told]?.kind;
      if (kind === 'concede') conceded.push(at);
      else payments.push({ ...at, byHand: kind === 'pay-by-hand' });
    }
  };
  for (const { decision, option } of recordedDecisions(played, record)) {
    tellMarks();
    if (decision.options.length === 1) continue;
    const pick = pickNames(played.game, decision, texts)[option] ?? '';
    const kind = DECISION_KIND_NAMES[decision.kind];
    decisions.push({ n: played.counted, decider: letterOf(decision.decider), kind, pick });
  }
  tellMarks();
  const { format, seed, first, turnLimit } = dealOf(dealt);
  const replay: Replay = {
    engine: ENGINE,
    format,
    seed,
    first: letterOf(first),
    turnLimit,
    sides: dealt.setup.seats.map((seat, at) => sideOf(dealt, seat.deckName, at)),
    decisions,
    ...(conceded.length === 0 ? {} : { conceded }),
    ...(payments.length === 0 ? {} : { payments }),
    end: standing(played, end),
  };
  return printReplay({ ...replay, end: { ...replay.end, hash: hashOf(replay, dealt, texts) } });
}

/** Of the last state as whoever plays the replay comes to it: they are not asked where they can only pass. 0 where a defect ended the game. */
function hashOf(replay: Replay, { catalog }: DealtTable, texts: AbilityTexts): number {
  if (replay.end.how === 'error') return 0;
  const game = replayedGame(catalog, replay, texts);
  let next = game.next();
  while (next.done !== true) next = game.next();
  if (!next.value.fits) throw new Error(`the replay of this game does not fit it: ${next.value.reason}`);
  return next.value.end.hash;
}

function letterOf(seat: number): PlayerName {
  const letter = PLAYERS[seat];
  if (letter === undefined) throw new Error(`no player sits at seat ${seat}`);
  return letter;
}

function sideOf({ decks, players }: DealtTable, deckName: string, at: number): ReplaySide {
  const deck = decks[at];
  if (deck === undefined) throw new Error(`no deck at seat ${at}`);
  const player = players[at] ?? null;
  const { library, commanders, sideboard = [] } = deck;
  return { player: player === null ? 'a person' : playerText(player), deck: deckName, library, commanders, sideboard };
}

function standing({ game, counted }: PlayedGame, { how, winner, reason }: TableEnd): ReplayEnd {
  return {
    how,
    ...(winner === null ? {} : { winner: letterOf(winner) }),
    turns: Math.min(game.turnNumber, game.config.turnLimit),
    decisions: counted,
    life: game.players.map(({ life }) => life),
    hash: 0,
    ...(reason === '' ? {} : { reason }),
  };
}
