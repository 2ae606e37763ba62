/** What a search has found: progress while it runs, the options ranked with their lines, and in the end what was known. */
import type { ExplanationSoFar } from '@foretell/study';
import type { JSX } from 'preact';
import type { CardScene } from '../protocol/scene.ts';
import { askedWithSeatNames, withSeatNames } from '../ui/seatNames.ts';
import type { AnalysisState, FinishedAnalysis, Stage } from './analysisState.ts';
import { CopyButton } from './copyButton.tsx';
import { LineStepper } from './lineStepper.tsx';
import { counted } from './numbers.ts';
import { Ranking } from './ranking.tsx';
import { SplitTable } from './splitTable.tsx';

/** Playouts so far and how fast; the bar is for the eye. */
export function Progress({ stage }: { readonly stage: Stage }): JSX.Element | null {
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

interface FindingsProps {
  readonly analysis: AnalysisState;
  readonly explanation: ExplanationSoFar;
  /** Cards that can be named, for their costs. */
  readonly cards: ReadonlyMap<string, CardScene>;
  /** What the seats are called; none where letters do. */
  readonly names?: readonly string[];
}

export function Findings({ analysis, explanation, cards, names = [] }: FindingsProps): JSX.Element {
  const { decision, options, certain, complete } = explanation;
  const chosen = analysis.option.value;
  const steps = analysis.moment.value?.steps ?? 0;
  const choose = (key: string): void => analysis.choose(key);
  const stepper =
    chosen === null ? null : (
      <LineStepper
        line={chosen.line.map((words) => withSeatNames(words, names))}
        steps={steps}
        onStep={(to) => void analysis.step(to)}
      />
    );
  const isSplit = options.some(({ split }) => split !== undefined);
  return (
    <>
      <h2 class="asked">{askedWithSeatNames(decision.prompt, names)}</h2>
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
          cards={cards}
          names={names}
          details={stepper}
        />
      )}
      {!complete && <p class="soft">There are more options than these; the rest was not looked at.</p>}
    </>
  );
}

export function Finished({ result }: { readonly result: FinishedAnalysis }): JSX.Element {
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
      <p class="effort-words soft numbers">
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
