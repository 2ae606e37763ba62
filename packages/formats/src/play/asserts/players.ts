// Players and the game as a whole.
import { counterCount, DAY_NIGHT_NAMES, DayNight, maximumHandSize, resultOf } from '@foretell/rules';
import type { PlayerName } from '../../scenario/vocabulary.ts';
import { counterKind } from '../counters.ts';
import { playerIndex, playerName } from '../names.ts';
import { poolSize } from '../pools.ts';
import type { Session } from '../session.ts';
import { type Check, expected } from './outcome.ts';

export const life: Check<'life'> = (session, assert) =>
  expected(`life of ${assert.player}`, assert.value, session.game.player(playerIndex(assert.player)).life);

export const playerCounters: Check<'playerCounters'> = (session, assert) => {
  const { counters } = session.game.player(playerIndex(assert.player));
  return expected(
    `${assert.counter} counters of ${assert.player}`,
    assert.count,
    counterCount(counters, counterKind(assert.counter)),
  );
};

export const manaPool: Check<'manaPool'> = (session, assert) => {
  const { pool, specialMana } = session.game.player(playerIndex(assert.player));
  const letters = ['White', 'Blue', 'Black', 'Red', 'Green', 'Colorless'];
  const types = assert.colors.map((name) => letters.indexOf(name));
  const plain = types.reduce((sum, one) => sum + (pool[one] ?? 0), 0);
  const special = specialMana.filter((unit) => types.includes(unit.type)).length;
  return expected(`${assert.colors.join(' ')} mana of ${assert.player}`, assert.count, plain + special);
};

export const manaPoolTotal: Check<'manaPoolTotal'> = (session, assert) =>
  expected(`mana of ${assert.player}`, assert.count, poolSize(session.game, playerIndex(assert.player)));

export const inGame: Check<'inGame'> = (session, assert) =>
  expected(`${assert.player} in the game`, assert.value, !session.game.player(playerIndex(assert.player)).lost);

export const won: Check<'won'> = (session, assert) =>
  expected(`${assert.player} won`, assert.value, resultFor(session, assert.player) === 'won');

export const lost: Check<'lost'> = (session, assert) =>
  expected(`${assert.player} lost`, assert.value, resultFor(session, assert.player) === 'lost');

export const draw: Check<'draw'> = (session, assert) => expected('draw', assert.value, resultOf(session.game).draw);

export const result: Check<'result'> = (session, assert) =>
  expected(`result of ${assert.player}`, assert.value, resultFor(session, assert.player));

/** How the game has ended for a player (104); `none` while they are in it. */
function resultFor(session: Session, player: PlayerName): 'won' | 'lost' | 'draw' | 'none' {
  const { over, winners, draw: drawn } = resultOf(session.game);
  if (over && drawn) return 'draw';
  if (winners.includes(playerIndex(player))) return 'won';
  return over || session.game.player(playerIndex(player)).lost ? 'lost' : 'none';
}

export const gameEnded: Check<'gameEnded'> = (session, assert) =>
  expected('game ended', assert.value, session.game.over);

export const activePlayer: Check<'activePlayer'> = (session, assert) =>
  expected('active player', assert.player, playerName(session.game.activePlayer));

export const monarch: Check<'monarch'> = (session, assert) =>
  expected(`${assert.player} the monarch`, assert.value, session.game.monarch === playerIndex(assert.player));

export const landsPlayed: Check<'landsPlayed'> = (session, assert) =>
  expected(
    `lands ${assert.player} played`,
    assert.count,
    session.game.player(playerIndex(assert.player)).tally.landsPlayed,
  );

export const maxHandSize: Check<'maxHandSize'> = (session, assert) =>
  expected(
    `maximum hand size of ${assert.player}`,
    assert.count,
    maximumHandSize(session.game, playerIndex(assert.player)),
  );

export const dayNight: Check<'dayNight'> = (session, assert) =>
  expected('day or night', assert.value, DAY_NIGHT_NAMES[session.game.dayNight] ?? 'neither');

/** Whether it has become day or night in this game (731.1). */
export const hasDayNight: Check<'hasDayNight'> = (session, assert) =>
  expected('day or night at all', assert.value, session.game.dayNight !== DayNight.Neither);

export const speed: Check<'speed'> = (session, assert) =>
  expected(`speed of ${assert.player}`, assert.count, session.game.player(playerIndex(assert.player)).speed);
