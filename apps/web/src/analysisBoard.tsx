/** The analysis board at its barest: a position as text, and its options ranked. */
import type { Explanation } from '@foretell/study';
import type { Workers } from '@foretell/workers';
import { Fragment, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type AnalysisAnswer, analyseText } from './analysis.ts';

type Stage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly playouts: number }
  | { readonly kind: 'done'; readonly answer: AnalysisAnswer };

export function AnalysisBoard({ workers }: { readonly workers: Workers }): JSX.Element {
  const [text, setText] = useState('');
  const [seed, setSeed] = useState(1);
  const [simulations, setSimulations] = useState(1024);
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });

  const analyse = async (): Promise<void> => {
    setStage({ kind: 'running', playouts: 0 });
    const onProgress = (playouts: number): void => setStage({ kind: 'running', playouts });
    const answer = await analyseText(workers, { text, seed, simulations }, onProgress);
    setStage({ kind: 'done', answer });
  };

  const submit = (event: Event): void => {
    event.preventDefault();
    void analyse();
  };

  return (
    <main>
      <h1>Analysis board</h1>
      <form onSubmit={submit}>
        <label>
          Position
          <textarea name="position" rows={16} cols={90} value={text} onInput={(e) => setText(e.currentTarget.value)} />
        </label>
        <NumberField name="seed" value={seed} least={0} onChange={setSeed} />
        <NumberField name="playouts" value={simulations} least={1} onChange={setSimulations} />
        <button type="submit" disabled={stage.kind === 'running'}>
          Analyse
        </button>
      </form>
      <Outcome stage={stage} />
    </main>
  );
}

interface NumberFieldProps {
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly onChange: (value: number) => void;
}

function NumberField({ name, value, least, onChange }: NumberFieldProps): JSX.Element {
  return (
    <label>
      {name}
      <input
        name={name}
        type="number"
        min={least}
        required
        value={value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function Outcome({ stage }: { readonly stage: Stage }): JSX.Element {
  switch (stage.kind) {
    case 'idle':
      return <Fragment />;
    case 'running':
      return <p role="status">{stage.playouts} playouts</p>;
    case 'done':
      if (stage.answer.ok) return <Ranking explanation={stage.answer.explanation} />;
      return (
        <ul role="alert">
          {stage.answer.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      );
  }
}

function Ranking({ explanation }: { readonly explanation: Explanation }): JSX.Element {
  const { decision, options, iterations, worlds } = explanation;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return (
    <section>
      <h2>{decision.prompt}</h2>
      <table>
        <thead>
          <tr>
            <th>option</th>
            <th>win probability</th>
            <th>95 % interval</th>
            <th>visits</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ key, winProbability, ci95, visits }) => (
            <tr key={key}>
              <td>{key}</td>
              <td>{percent(winProbability)}</td>
              <td>{`${percent(ci95[0])} to ${percent(ci95[1])}`}</td>
              <td>{visits}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`${iterations} playouts in ${worlds} sampled worlds`}</p>
      <details>
        <summary>Document</summary>
        <pre id="document">{JSON.stringify(explanation)}</pre>
      </details>
    </section>
  );
}
