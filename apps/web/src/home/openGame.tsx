/** A game that is there to be opened: who sits at it, with a button, and why it cannot be opened where it cannot. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { EngineLost } from '../client/engine.ts';
import { titleOf } from '../client/titles.ts';
import { failureWords } from '../protocol/failure.ts';
import type { OpenResult, TableRecord } from '../protocol/table.ts';
import type { App } from '../shell/app.ts';
import { goTo } from '../shell/route.ts';
import { Problems } from '../ui/Problems.tsx';

export function OpenGame({ app, record }: { readonly app: App; readonly record: TableRecord }): JSX.Element {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isOpening, setOpening] = useState(false);
  const open = async (): Promise<void> => {
    setOpening(true);
    setProblems(await openGame(app, record));
    setOpening(false);
  };
  const { picks, setup } = record;
  return (
    <section>
      <h2>{titleOf(record)}</h2>
      <p>{`${setup.seats.length} players, seed ${setup.seed}, ${picks.length} choices made`}</p>
      <button type="button" class="button primary" disabled={isOpening} onClick={() => void open()}>
        {isOpening ? 'Opening …' : 'Open the game'}
      </button>
      <Problems problems={problems} />
    </section>
  );
}

/** Opens the game and shows the table; or why not, a line a problem. */
export function openGame(app: App, record: TableRecord): Promise<readonly string[]> {
  return tryOpening(() => app.game.open(record));
}

/** Shows the table that is opened; or why it cannot be, a line a problem. */
export async function tryOpening(open: () => Promise<OpenResult>): Promise<readonly string[]> {
  try {
    const opened = await open();
    if (!opened.ok) return opened.problems;
    goTo('table');
    return [];
  } catch (error) {
    if (error instanceof EngineLost) return [`${error.message}; try again`];
    return [`the engine failed: ${failureWords(error)}`];
  }
}
