/** What two plays of one game are compared by. */
import type { GameRecord } from '../match/match.ts';

export type ReplayedEnd = Pick<GameRecord, 'end' | 'winner' | 'turns' | 'decisions' | 'life' | 'hash' | 'reason'>;

/** In words, in what a game played again differs from its record; null if in nothing. Fields of the record that `again` has not are no difference. */
export function differenceOf(recorded: object, again: object): string | null {
  const had = new Map(Object.entries(recorded));
  const differences = Object.entries(again).flatMap(([key, value]) => {
    const [now, then] = [JSON.stringify(value), JSON.stringify(had.get(key))];
    return now === then ? [] : [`${key} is ${shortened(now)}, recorded ${shortened(then)}`];
  });
  return differences.length === 0 ? null : differences.join('; ');
}

const LONGEST = 80;

function shortened(text: string | undefined): string {
  if (text === undefined) return 'as nothing';
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
