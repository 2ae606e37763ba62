/** The right side of the board: what is asked, the effort, and what the search has found. */
import type { JSX } from 'preact';
import type { BoardState } from './boardState.ts';
import { cardsSeen } from './cardsSeen.ts';
import { Findings, Finished, Progress } from './findings.tsx';

export function AnalysisPanel({ board }: { readonly board: BoardState }): JSX.Element {
  const { analysis } = board;
  const stage = analysis.stage.value;
  const explanation = analysis.explanation.value;
  const shown = board.shown.value;
  const isStale = board.isStale.value;
  return (
    <section class="analysis" aria-label="Analysis">
      <h1 class="visually-hidden">Analysis board</h1>
      <Effort board={board} isRunning={stage.kind === 'running'} />
      <Progress stage={stage} />
      {explanation === null && stage.kind === 'idle' && (
        <p class="soft">
          The search plays the position many times in worlds that fit what the decider knows, and ranks the options by
          how often they win.
        </p>
      )}
      {explanation !== null && isStale && <p class="warn">The position has changed since this analysis was begun.</p>}
      {explanation !== null && (
        <Findings
          analysis={analysis}
          explanation={explanation}
          cards={shown === null ? new Map() : cardsSeen(shown.scene, shown.question.cards)}
        />
      )}
      {stage.kind === 'done' && <Finished result={stage.result} />}
    </section>
  );
}

/** What the form's button is called in the form's other parts. */
export const FORM = 'analysis-form';

function Effort({ board, isRunning }: { readonly board: BoardState; readonly isRunning: boolean }): JSX.Element {
  const submit = (event: Event): void => {
    event.preventDefault();
    void board.analyse();
  };
  return (
    <form id={FORM} class="effort" onSubmit={submit}>
      <label>
        Playouts
        <input
          name="playouts"
          type="number"
          min={1}
          max={1_000_000}
          required
          disabled={board.endless.value}
          value={board.playouts.value}
          onInput={(event) => (board.playouts.value = event.currentTarget.valueAsNumber)}
        />
      </label>
      <label>
        Seed
        <input
          name="seed"
          type="number"
          min={0}
          max={4_294_967_295}
          required
          value={board.seed.value}
          onInput={(event) => (board.seed.value = event.currentTarget.valueAsNumber)}
        />
      </label>
      <div class="effort-row">
        <label class="check">
          <input
            type="checkbox"
            name="endless"
            checked={board.endless.value}
            onChange={(event) => (board.endless.value = event.currentTarget.checked)}
          />
          Until I stop it
        </label>
        <button type="submit" class="button primary" disabled={isRunning}>
          Analyse
        </button>
        <button type="button" class="button" disabled={!isRunning} onClick={() => void board.analysis.stop()}>
          Stop
        </button>
      </div>
    </form>
  );
}
