/** The table as a page. */
import type { JSX } from 'preact';
import type { PageProps } from './shell/app.ts';

export function TablePage({ app }: PageProps): JSX.Element {
  const state = app.table.state.value;
  if (state === null)
    return (
      <main>
        <p>
          No game is open. <a href="#/">Begin one</a>.
        </p>
      </main>
    );
  return (
    <main>
      <p>{`Turn ${state.scene.turn}`}</p>
    </main>
  );
}
