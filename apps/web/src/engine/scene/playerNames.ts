/** What players are called in words to the viewer. */
import { PLAYERS } from '@foretell/formats';

/** In the middle of a sentence: "you", "your opponent", "Player C", or the name of the seat. */
export function playerTitle(seat: number, viewer: number, players: number, seats: readonly string[]): string {
  if (seat === viewer) return 'you';
  const given = seats[seat] ?? '';
  if (given !== '') return given;
  return players === 2 ? 'your opponent' : `Player ${PLAYERS[seat] ?? seat + 1}`;
}

/** "your", "Player C's". */
export function possessive(title: string): string {
  return title === 'you' ? 'your' : `${title}'s`;
}
