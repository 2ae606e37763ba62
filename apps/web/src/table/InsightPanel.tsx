/** What a search said of a decision: what it chose and how likely that wins; for the coach and after the game all options with their lines. */
import type { ExplainedOption, Explanation } from '@foretell/study';
import type { JSX } from 'preact';
import type { Scene } from '../protocol/scene.ts';
import type { Insight } from '../protocol/table.ts';
import { IntervalBar, intervalWords, percentWords } from '../ui/IntervalBar.tsx';

export interface InsightPanelProps {
  readonly insight: Insight | null;
  readonly scene: Scene;
}

export function InsightPanel({ insight, scene }: InsightPanelProps): JSX.Element {
  if (insight === null)
    return (
      <section class="insight" aria-label="Analysis">
        <p class="soft">
          What the AI thought of its last decision is shown here. Turn the coach on to see your own options.
        </p>
      </section>
    );
  const { seat, coach, chosen, winProbability, ci95, explanation } = insight;
  const who = scene.seats[seat]?.name ?? '';
  return (
    <section class="insight" aria-label="Analysis">
      <p>
        <strong>{coach ? 'The coach would choose' : `${who} chose`}</strong> {chosen}
      </p>
      <p class="insight-chance">
        <span class="soft">{coach ? 'Your chance to win' : `Chance of ${who} to win`}</span>
        <strong class="numbers">{percentWords(winProbability)}</strong>
      </p>
      <IntervalBar mean={winProbability} interval={ci95} />
      <p class="visually-hidden">{intervalWords(winProbability, ci95)}</p>
      {explanation !== null && <OptionList explanation={explanation} />}
    </section>
  );
}

function OptionList({ explanation }: { readonly explanation: Explanation }): JSX.Element {
  const { decision, options, iterations, worlds, certain } = explanation;
  return (
    <>
      <h3>{decision.prompt}</h3>
      {certain !== null && (
        <p class={certain === 'win' ? 'good' : 'bad'}>
          {certain === 'win' ? 'A forced win this turn was found.' : 'A loss this turn cannot be prevented.'}
        </p>
      )}
      <ol class="options">
        {options.map((option) => (
          <li key={option.key}>
            <OptionLine option={option} isBest={option.key === explanation.best} />
          </li>
        ))}
      </ol>
      <p class="soft numbers">
        {iterations} playouts in {worlds} sampled worlds
      </p>
    </>
  );
}

function OptionLine({ option, isBest }: { readonly option: ExplainedOption; readonly isBest: boolean }): JSX.Element {
  const { label, winProbability, ci95, line, visits } = option;
  return (
    <details class={`option-line${isBest ? ' best' : ''}`} open={isBest}>
      <summary>
        <span class="option-name">
          {isBest && <span class="badge">best</span>} {label}
        </span>
        <span class="numbers">{percentWords(winProbability)}</span>
        <IntervalBar mean={winProbability} interval={ci95} />
      </summary>
      <p class="soft numbers">
        95 % interval {(100 * ci95[0]).toFixed(1)} to {(100 * ci95[1]).toFixed(1)} · {visits} playouts
      </p>
      {line.length > 0 && (
        <ol class="line">
          {line.map((step, place) => (
            <li key={`${place}${step}`}>{step}</li>
          ))}
        </ol>
      )}
    </details>
  );
}
