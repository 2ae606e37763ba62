/** The table as a page: the game that is open, or the latest unfinished one, which is opened again. */
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { Desk } from './controls/desk.ts';
import { marksOf } from './controls/marks.ts';
import { QuestionPanel } from './controls/QuestionPanel.tsx';
import { sketchedScene } from './controls/sketchedScene.ts';
import { GameMenu } from './game/gameMenu.tsx';
import { tryOpening } from './home/openGame.tsx';
import type { StopSettings, TableState } from './protocol/table.ts';
import type { App, PageProps } from './shell/app.ts';
import { TableView } from './table/TableView.tsx';
import { Problems } from './ui/Problems.tsx';

export function TablePage({ app }: PageProps): JSX.Element {
  const state = app.table.state.value;
  return state === null ? <NoTable app={app} /> : <Table app={app} state={state} />;
}

function NoTable({ app }: { readonly app: App }): JSX.Element {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const game = useMemo(() => app.game.unfinished(), [app]);
  useEffect(() => {
    if (game !== null && app.table.record.peek() === null)
      void tryOpening(() => app.game.resume(game)).then(setProblems);
  }, [app, game]);
  return (
    <main class="game-page">
      <section>
        <h1>Table</h1>
        {game === null || problems.length > 0 ? (
          <p>
            No game is open. <a href="#/">Begin one</a>.
          </p>
        ) : (
          <p role="status">Your game is being set up again …</p>
        )}
        <Problems problems={problems} />
      </section>
    </main>
  );
}

function Table({ app, state }: { readonly app: App; readonly state: TableState }): JSX.Element {
  const { table, settings } = app;
  const desk = useMemo(
    () => new Desk((number, option, goesOn) => void table.ask((api) => api.answer(number, option, goesOn))),
    [table],
  );
  const opening = table.opening.value;
  // An engine that was started again asks anew what an answer was lost to.
  useLayoutEffect(() => desk.reset(), [desk, opening]);
  useLayoutEffect(() => desk.meet(state.question), [desk, opening, state.question]);
  const marks = useComputed(() => marksOf(desk.state.value)).value;
  const picked = useMemo(() => {
    const made = [...marks].flatMap(([ref, mark]) => (mark.state === 'open' ? [] : [ref]));
    return [...(state.question?.picked ?? []), ...made];
  }, [marks, state.question]);
  const atDesk = desk.state.value;
  const shown = useMemo(() => ({ ...state, scene: sketchedScene(state.scene, atDesk) }), [state, atDesk]);
  const { stops } = settings.current.value;
  const setStops = (changed: StopSettings): void => {
    settings.change({ stops: changed });
    void table.ask((api) => api.setStops(changed));
  };
  const panel = (
    <QuestionPanel
      desk={desk}
      scene={state.scene}
      undo={state.undo}
      onUndo={() => void table.ask((api) => api.undo())}
      onPassUntil={(until) => void table.ask((api) => api.passUntil(until))}
      stops={stops}
      onStops={setStops}
    />
  );
  return (
    <main class="table-page">
      <h1 class="visually-hidden">Table</h1>
      <TableView
        state={shown}
        lines={table.lines.value}
        choices={marks}
        picked={picked}
        onRef={(ref) => desk.click(ref)}
        stops={stops}
        onStops={setStops}
        onHurry={() => void table.ask((api) => api.hurry())}
        onInsight={(number) => table.ask((api) => api.insight(number))}
        controls={panel}
        menu={<GameMenu app={app} isOver={state.end !== null} />}
        endActions={
          <>
            <a class="button" href="#/review">
              Review the game
            </a>
            <a class="button primary" href="#/">
              New game
            </a>
          </>
        }
      />
    </main>
  );
}
