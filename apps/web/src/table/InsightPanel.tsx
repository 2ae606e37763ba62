/** What a search said of a decision: what it chose and how likely that wins; for the coach and after the game all options with their lines. */
import type { ExplainedOption, Explanation } from '@foretell/study';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Scene } from '../protocol/scene.ts';
import type { Insight } from '../protocol/table.ts';
import { IntervalBar, intervalWords, percentWords } from '../ui/IntervalBar.tsx';
import { askedWithSeatNames, withPlayerNames, withSeatNames } from '../ui/seatNames.ts';
import { useShared } from './share.ts';

/** Everything that was thought of the decision of that number; nothing where that is not known any more. */
export type AskInsight = (number: number) => Promise<Insight | null | undefined>;

export interface InsightPanelProps {
  /** The newest first. */
  readonly insights: readonly Insight[];
  readonly scene: Scene;
  /** Null while the game goes on: what others could have done is not told. */
  readonly onAsk: AskInsight | null;
}

export function InsightPanel({ insights, scene, onAsk }: InsightPanelProps): JSX.Element {
  const [latest, ...earlier] = insights;
  if (latest === undefined)
    return (
      <section class="insight" aria-label="Analysis">
        <p class="soft">
          What the AI thinks of its decisions is shown here; with the coach of the game menu, your own options too,
          wherever you have several.
        </p>
      </section>
    );
  return (
    <section class="insight" aria-label="Analysis">
      <InsightDetails key={latest.number} insight={latest} scene={scene} onAsk={onAsk} />
      {earlier.length > 0 && (
        <>
          <h3>Before that</h3>
          {earlier.map((insight) => (
            <InsightDetails
              key={insight.number}
              insight={{ ...insight, explanation: null }}
              scene={scene}
              onAsk={onAsk}
            />
          ))}
        </>
      )}
    </section>
  );
}

interface InsightDetailsProps extends Pick<InsightPanelProps, 'scene' | 'onAsk'> {
  readonly insight: Insight;
}

/** A decision, and all its options where they are known or have been asked for. */
function InsightDetails({ insight, scene, onAsk }: InsightDetailsProps): JSX.Element {
  const [found, setFound] = useState<Insight | null>(null);
  const { number, explanation } = found ?? insight;
  const ask = async (): Promise<void> => setFound((await onAsk?.(number)) ?? null);
  return (
    <>
      <InsightLine insight={found ?? insight} scene={scene} />
      {explanation !== null && <OptionList explanation={explanation} scene={scene} />}
      {explanation === null && onAsk !== null && (
        <button type="button" class="button small" onClick={() => void ask()}>
          All its options
        </button>
      )}
    </>
  );
}

function InsightLine({ insight, scene }: { readonly insight: Insight; readonly scene: Scene }): JSX.Element {
  const { seat, coach, chosen, winProbability, ci95 } = insight;
  const who = scene.seats[seat]?.name ?? '';
  return (
    <div class="insight-line">
      <p>
        <strong>{coach ? 'The coach would choose' : `${who} chose`}</strong> {chosen}
      </p>
      <p class="insight-chance">
        <span class="soft">{coach ? 'Your chance to win' : 'Its chance to win'}</span>
        <strong class="numbers">{percentWords(winProbability)}</strong>
      </p>
      <IntervalBar mean={winProbability} interval={ci95} />
      <p class="visually-hidden">{intervalWords(winProbability, ci95)}</p>
    </div>
  );
}

const MOST_RECENT = 12;

/** The insights of late, as far as they still hold: one of an earlier decision than the last means that something was taken back. */
export function useRecentInsights(insight: Insight | null): readonly Insight[] {
  const recent = useRef<readonly Insight[]>([]);
  const latest = useShared(insight);
  if (latest !== null && latest !== recent.current[0])
    recent.current = [latest, ...recent.current.filter(({ number }) => number < latest.number)].slice(0, MOST_RECENT);
  return recent.current;
}

interface OptionListProps extends Pick<InsightPanelProps, 'scene'> {
  readonly explanation: Explanation;
}

function OptionList({ explanation, scene }: OptionListProps): JSX.Element {
  const { decision, options, iterations, worlds, certain } = explanation;
  const names = scene.seats.map(({ name }) => name);
  return (
    <>
      <h3>{askedWithSeatNames(decision.prompt, names)}</h3>
      {certain !== null && (
        <p class={certain === 'win' ? 'good' : 'bad'}>
          {certain === 'win' ? 'A forced win this turn was found.' : 'A loss this turn cannot be prevented.'}
        </p>
      )}
      <ol class="options">
        {options.map((option) => (
          <li key={option.key}>
            <OptionLine option={option} isBest={option.key === explanation.best} names={names} />
          </li>
        ))}
      </ol>
      <p class="soft numbers">
        {iterations} playouts in {worlds} sampled worlds
      </p>
    </>
  );
}

interface OptionLineProps {
  readonly option: ExplainedOption;
  readonly isBest: boolean;
  /** What the seats are called. */
  readonly names: readonly string[];
}

function OptionLine({ option, isBest, names }: OptionLineProps): JSX.Element {
  const { label, winProbability, ci95, line, visits } = option;
  return (
    <details class={`option-line${isBest ? ' best' : ''}`} open={isBest}>
      <summary>
        <span class="option-name">
          {isBest && <span class="badge">best</span>} {withPlayerNames(label, names)}
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
            <li key={`${place}${step}`}>{withSeatNames(step, names)}</li>
          ))}
        </ol>
      )}
    </details>
  );
}
