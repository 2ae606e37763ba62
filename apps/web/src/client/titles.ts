/** What games are called. */
import type { TableEnd, TableRecord } from '../protocol/table.ts';

/** "Red aggro against Green creatures". */
export function titleOf({ setup }: TableRecord): string {
  return setup.seats.map(({ deckName }) => deckName).join(' against ');
}

/** "You won on turn 9". */
export function endingOf({ how, winner }: TableEnd, { setup }: TableRecord, turn: number): string {
  const seat = winner === null ? undefined : setup.seats[winner];
  switch (how) {
    case 'win':
      return `${seat?.name ?? 'nobody'} won on turn ${turn}`;
    case 'draw':
      return `a draw on turn ${turn}`;
    case 'turn-limit':
    case 'decision-limit':
      return `ended undecided on turn ${turn}`;
    case 'error':
      return `ended by a defect on turn ${turn}`;
  }
}
