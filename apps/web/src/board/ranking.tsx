/** The options ranked, moving as the search goes on. The one that is looked at is open. */
import type { ExplainedOption } from '@foretell/study';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { CardScene } from '../protocol/scene.ts';
import { ManaCost } from '../ui/ManaCost.tsx';
import { withPlayerNames } from '../ui/seatNames.ts';
import { type Axis, axisOf } from './axis.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { counted, points, rangeWords, signedPoints } from './numbers.ts';
import { AxisLabels, RankedBar } from './rankedBar.tsx';
import { useGlide } from './useGlide.ts';

export interface RankingProps {
  readonly options: readonly ExplainedOption[];
  /** Key of the option that is looked at. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  /** Cards that can be named, for their costs. */
  readonly cards: ReadonlyMap<string, CardScene>;
  /** What the seats are called; none where letters do. */
  readonly names: readonly string[];
  /** What stands below the row of the option that is looked at. */
  readonly details: JSX.Element | null;
}

/** Candidates shown at first. */
const MOST_SHOWN = 10;

export function Ranking({ options, chosen, onChoose, cards, names, details }: RankingProps): JSX.Element {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const candidates = candidatesOf(options);
  const shown = all ? candidates : candidates.slice(0, MOST_SHOWN);
  const axis = axisOf(shown.flatMap(({ ways }) => ways.slice(0, 1)));
  useGlide(list);
  return (
    <div class="ranking">
      <AxisLabels axis={axis} />
      <ol ref={list} class="ranking-list">
        {shown.map((candidate) => (
          <li key={candidate.label} data-glide={candidate.label}>
            <CandidateRow
              candidate={candidate}
              axis={axis}
              best={options[0]?.key ?? ''}
              chosen={chosen}
              onChoose={onChoose}
              cost={cards.get(candidate.card)?.cost ?? ''}
              names={names}
              details={details}
            />
          </li>
        ))}
      </ol>
      {candidates.length > MOST_SHOWN && (
        <button type="button" class="button small quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${candidates.length}`}
        </button>
      )}
    </div>
  );
}

interface CandidateRowProps extends Pick<RankingProps, 'chosen' | 'onChoose' | 'names' | 'details'> {
  readonly candidate: Candidate;
  readonly axis: Axis;
  readonly best: string;
  readonly cost: string;
}

function CandidateRow(props: CandidateRowProps): JSX.Element | null {
  const { candidate, axis, best, chosen, onChoose, cost, names, details } = props;
  const { ways, label } = candidate;
  const [first] = ways;
  if (first === undefined) return null;
  const isOpen = ways.some(({ key }) => key === chosen);
  const isBest = first.key === best;
  return (
    <div class={`candidate${isOpen ? ' open' : ''}${isBest ? ' best' : ''}`}>
      <button type="button" class="ranked-row" aria-expanded={isOpen} onClick={() => onChoose(first.key)}>
        <span class="ranked-head">
          <span class="ranked-label">{withPlayerNames(label, names)}</span>
          <ManaCost cost={cost} />
          <strong class="ranked-chance numbers">{first.visits > 0 ? `${points(first.winProbability)} %` : '–'}</strong>
        </span>
        <RankedBar axis={axis} option={first} />
        <OptionNumbers option={first} isBest={isBest} ways={ways.length} />
      </button>
      {isOpen && ways.length > 1 && <Ways ways={ways} axis={axis} chosen={chosen} onChoose={onChoose} names={names} />}
      {isOpen && details}
    </div>
  );
}

/** Interval, share of the playouts, and how far behind the best option. */
function OptionNumbers(props: {
  readonly option: ExplainedOption;
  readonly isBest: boolean;
  readonly ways: number;
}): JSX.Element {
  const { option, isBest, ways } = props;
  const { ci95, share, visits, pairedDiff } = option;
  if (visits === 0) return <span class="ranked-numbers soft">not played yet</span>;
  return (
    <span class="ranked-numbers soft numbers">
      <span title="95 % interval">{rangeWords(ci95)}</span>
      <span title={`${counted(visits)} playouts`}>{Math.round(100 * share)} % of playouts</span>
      {isBest ? (
        <span class="best-word">best so far</span>
      ) : (
        <span
          class={pairedDiff.ci95[1] < 0 ? 'behind' : ''}
          title={`compared with the best option in the same worlds: ${rangeWords(pairedDiff.ci95)}`}
        >
          {signedPoints(pairedDiff.mean)} to the best
        </span>
      )}
      {ways > 1 && <span>{ways} ways</span>}
    </span>
  );
}

interface WaysProps extends Pick<RankingProps, 'chosen' | 'onChoose' | 'names'> {
  readonly ways: readonly ExplainedOption[];
  readonly axis: Axis;
}

function Ways({ ways, axis, chosen, onChoose, names }: WaysProps): JSX.Element {
  return (
    <ul class="ways" aria-label="Ways to do it">
      {ways.map((option) => (
        <li key={option.key}>
          <button type="button" class="way" aria-pressed={option.key === chosen} onClick={() => onChoose(option.key)}>
            <span class="ranked-label">{withPlayerNames(option.key, names)}</span>
            <span class="numbers">{option.visits > 0 ? `${points(option.winProbability)} %` : '–'}</span>
            <RankedBar axis={axis} option={option} />
          </button>
        </li>
      ))}
    </ul>
  );
}
