/** The right side of the board: what is asked, the effort, and what the search has found. */
import type { ExplanationSoFar } from '@foretell/study';
import type { JSX } from 'preact';
import type { CardScene, Scene } from '../protocol/scene.ts';
import type { BoardState, FinishedAnalysis, Stage } from './boardState.ts';
import { CopyButton } from './copyButton.tsx';
import { LineStepper } from './lineStepper.tsx';
import { counted } from './numbers.ts';
import { Ranking } from './ranking.tsx';
import { SplitTable } from './splitTable.tsx';

export function AnalysisPanel({ board }: { readonly board: BoardState }): JSX.Element {
  const stage = board.stage.value;
  const explanation = board.explanation.value;
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
      {explanation !== null && <Findings board={board} explanation={explanation} />}
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
        <button type="button" class="button" disabled={!isRunning} onClick={() => void board.stop()}>
          Stop
        </button>
      </div>
    </form>
  );
}

/** Playouts so far and how fast; the bar is for the eye. */
function Progress({ stage }: { readonly stage: Stage }): JSX.Element | null {
  if (stage.kind !== 'running') return null;
  const { snapshot } = stage;
  const share = snapshot?.share ?? 0;
  return (
    <div class="progress">
      <span
        class={`progress-bar${share === 0 ? ' open' : ''}`}
        style={{ '--share': `${Math.round(100 * share)}%` }}
        aria-hidden="true"
      />
      <p class="soft numbers">
        {snapshot === null || snapshot.playouts === 0
          ? 'Starting …'
          : `${counted(snapshot.playouts)} playouts, ${counted(snapshot.playoutsPerSecond)} a second`}
      </p>
    </div>
  );
}

function Findings({
  board,
  explanation,
}: {
  readonly board: BoardState;
  readonly explanation: ExplanationSoFar;
}): JSX.Element {
  const { decision, options, certain, complete } = explanation;
  const chosen = board.option.value;
  const isStale = board.analysed.value !== board.text.value;
  const moment = board.moment.value;
  const choose = (key: string): void => board.choose(key);
  const stepper = chosen !== null && (
    <LineStepper line={chosen.line} steps={moment?.steps ?? 0} onStep={(steps) => void board.step(steps)} />
  );
  const isSplit = options.some(({ split }) => split !== undefined);
  return (
    <>
      <h2 class="asked">{decision.prompt}</h2>
      {isStale && <p class="warn">The text has changed since this analysis was begun.</p>}
      {certain !== null && (
        <p class={certain === 'win' ? 'good' : 'bad'}>
          {certain === 'win'
            ? 'Proven: the best option wins this turn, whatever the others do.'
            : 'Proven: whatever is done, somebody else can win this turn.'}
        </p>
      )}
      {isSplit ? (
        <>
          <SplitTable options={options} chosen={chosen?.key ?? ''} onChoose={choose} decider={decision.decider} />
          {chosen !== null && (
            <p>
              <strong>{chosen.key}</strong>
            </p>
          )}
          {stepper}
        </>
      ) : (
        <Ranking
          options={options}
          chosen={chosen?.key ?? ''}
          onChoose={choose}
          cards={cardsOf(board)}
          details={stepper === false ? null : stepper}
        />
      )}
      {!complete && <p class="soft">There are more options than these; the rest was not looked at.</p>}
    </>
  );
}

function Finished({ result }: { readonly result: FinishedAnalysis }): JSX.Element {
  const { explanation, stopped, sampled, hangsOn } = result;
  const { iterations, worlds, rounds, seed, level, elapsedMs, correct, options } = explanation;
  const speed = elapsedMs > 0 ? `, ${counted((1000 * iterations) / elapsedMs)} a second` : '';
  const [best] = options;
  return (
    <>
      {best !== undefined && (
        <p class="visually-hidden" role="status">
          {`The analysis is ${stopped ? 'stopped' : 'done'}. Best: ${best.key}`}
        </p>
      )}
      {correct !== undefined && (
        <p class={correct ? 'good' : 'bad'}>
          {correct ? 'The position calls this right.' : 'The position calls another option right.'}
        </p>
      )}
      <section class="knowledge" aria-label="What was known">
        <h3>What was known</h3>
        <p>Sampled: {sampled}.</p>
        {hangsOn.length > 0 && (
          <ul>
            {hangsOn.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </section>
      <p class="soft numbers">
        {`${counted(iterations)} playouts in ${worlds} sampled worlds${speed}; ${rounds} rounds, seed ${seed}, level ${level}${stopped ? '; stopped' : ''}`}
      </p>
      <details class="document">
        <summary>Document</summary>
        <CopyButton words="Copy JSON" text={() => JSON.stringify(explanation, null, 2)} />
        <pre id="document">{JSON.stringify(explanation)}</pre>
      </details>
    </>
  );
}

/** The cards that the decider can see, by name. */
function cardsOf({ shown }: BoardState): ReadonlyMap<string, CardScene> {
  const position = shown.value;
  if (position === null) return new Map();
  const seen = [...position.question.cards, ...cardsIn(position.scene)];
  return new Map(seen.map((card) => [card.name, card]));
}

function cardsIn({ seats, shown }: Scene): readonly CardScene[] {
  return [
    ...seats.flatMap(({ hand, libraryTop, graveyard, exile, command }) => [
      ...hand,
      ...libraryTop,
      ...graveyard,
      ...exile,
      ...command,
    ]),
    ...shown,
  ];
}
