/** What is wrong with what a visitor wants to play or look at, a line each; of very many the first. */
import type { JSX } from 'preact';

/** A list of other things than cards has a problem in every line. */
const MOST_SHOWN = 20;

export interface ProblemsProps {
  readonly problems: readonly string[];
  /** What is around it tells of it already to those who hear the page. */
  readonly isTold?: boolean;
}

export function Problems({ problems, isTold = false }: ProblemsProps): JSX.Element | null {
  if (problems.length === 0) return null;
  const more = problems.length - MOST_SHOWN;
  return (
    <ul class="problems" role={isTold ? undefined : 'alert'}>
      {problems.slice(0, MOST_SHOWN).map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
      {more > 0 && <li key="more">{`and ${more} more`}</li>}
    </ul>
  );
}
