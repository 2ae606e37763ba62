// The game's own settings, with the defaults that follow from them.
import { suggest } from '../nearest.ts';
import { isNothing, type SourceNode } from '../source/tree.ts';
import { integer, type Kind, list, player, type Reading, text, truth, word } from './kinds.ts';
import { may, record } from './record.ts';
import type { GameDescription } from './types.ts';
import { FIRST_STEPS, type FirstStep, FORMATS, type GameFormat, PLAYERS, type PlayerName } from './vocabulary.ts';

interface GameFields {
  readonly players?: number;
  readonly format?: GameFormat;
  readonly life?: number;
  readonly order?: readonly PlayerName[];
  readonly attack?: 'any' | 'left';
  readonly range?: 'all' | 'one';
  readonly rulesDate?: string;
  readonly graveyardOrder?: boolean;
  readonly openingHands?: boolean;
  readonly firstStep?: FirstStep;
}

const ISO_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const date: Kind<string> = (node, place, reading) => {
  const written = text(node, place, reading);
  if (written === undefined || ISO_DATE.test(written)) return written;
  reading.report.add('wrong-type', node.offset, place, `${JSON.stringify(written)} is no date`, 'write YYYY-MM-DD');
  return undefined;
};

const seats = integer(2, PLAYERS.length);
const fields = record<GameFields>({
  players: may(seats),
  format: may(word(FORMATS)),
  life: may(integer(1)),
  order: may(list(player)),
  attack: may(word(['any', 'left'])),
  range: may(word(['all', 'one'])),
  rulesDate: may(date),
  graveyardOrder: may(truth),
  openingHands: may(truth),
  firstStep: may(word(FIRST_STEPS)),
});

/** The game described by `node` (absent: a duel). Sets the players that the rest of the document may name. */
export function readGame(node: SourceNode | undefined, reading: Reading): GameDescription | undefined {
  reading.players = PLAYERS.slice(0, seatsOf(node));
  if (node === undefined || isNothing(node)) return describeGame({}, reading.players);
  const found = fields(node, 'game', reading);
  if (found === undefined) return undefined;
  const game = describeGame(found, reading.players);
  return checkOrder(game, node, reading) && checkFormat(game, node, reading) ? game : undefined;
}

/** How many players the document speaks of: `players`, else the length of `order`, else two. */
function seatsOf(node: SourceNode | undefined): number {
  if (node?.kind !== 'map') return 2;
  const players = node.entries.find(({ key }) => key === 'players')?.value;
  const order = node.entries.find(({ key }) => key === 'order')?.value;
  if (players?.kind === 'scalar' && players.value !== null) {
    const number = Number(players.text);
    return number >= 2 && number <= PLAYERS.length ? number : PLAYERS.length;
  }
  return order?.kind === 'list' ? Math.min(Math.max(order.items.length, 2), PLAYERS.length) : 2;
}

function describeGame(found: GameFields, players: readonly PlayerName[]): GameDescription {
  const format = found.format ?? (players.length === 2 ? 'duel' : 'ffa');
  const commander = format === 'commander-duel' || format === 'commander-ffa';
  const game: GameDescription = {
    players: players.length,
    format,
    life: found.life ?? (commander ? 40 : 20),
    order: found.order ?? players,
    attack: found.attack ?? 'any',
    range: found.range ?? 'all',
    graveyardOrder: found.graveyardOrder ?? false,
    openingHands: found.openingHands ?? false,
  };
  const { rulesDate, firstStep } = found;
  return {
    ...game,
    ...(rulesDate === undefined ? {} : { rulesDate }),
    ...(firstStep === undefined ? {} : { firstStep }),
  };
}

function checkOrder(game: GameDescription, node: SourceNode, reading: Reading): boolean {
  const { order } = game;
  if (order.length === game.players && new Set(order).size === order.length) return true;
  const message = `[${order.join(', ')}] does not name each of the ${game.players} players once`;
  const hint = `for example [${reading.players.join(', ')}]`;
  reading.report.add('conflict', node.offset, 'game.order', message, hint);
  return false;
}

function checkFormat(game: GameDescription, node: SourceNode, reading: Reading): boolean {
  const duel = game.format === 'duel' || game.format === 'commander-duel';
  if (!duel || game.players === 2) return true;
  const message = `${game.format} has two players, not ${game.players}`;
  const hint = suggest(game.format === 'duel' ? 'ffa' : 'commander-ffa', FORMATS);
  reading.report.add('conflict', node.offset, 'game.format', message, hint);
  return false;
}
