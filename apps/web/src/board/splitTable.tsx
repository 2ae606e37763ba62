/** All splits into two piles: what the chooser is expected to take, and what the splitter's chance is with either. */
import type { ExplainedOption, ExplainedSplit } from '@foretell/study';
import type { JSX } from 'preact';
import { axisOf } from './axis.ts';
import { points, rangeWords } from './numbers.ts';
import { RankedBar } from './rankedBar.tsx';

export interface SplitTableProps {
  /** Ranked, with their splits. */
  readonly options: readonly ExplainedOption[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  /** Who splits, as documents name players. */
  readonly decider: string;
}

export function SplitTable({ options, chosen, onChoose, decider }: SplitTableProps): JSX.Element {
  const axis = axisOf(options);
  return (
    <section class="all-splits" aria-label="All splits">
      <table class="splits">
        <caption class="soft">
          Chances of {decider}. The chooser takes the marked pile; below it stands what each pile would mean. Splits
          that fell behind early were played less: their intervals are wide, and they come last.
        </caption>
        <thead>
          <tr>
            <th scope="col">One pile</th>
            <th scope="col">The other</th>
            <th scope="col">Chance</th>
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={option.key} class={option.key === chosen ? 'chosen' : ''}>
              {option.split === undefined ? (
                <td colSpan={2}>{option.label}</td>
              ) : (
                [0, 1].map((pile) => <PileCell key={pile} split={option.split} pile={pile === 0 ? 0 : 1} />)
              )}
              <td>
                <button
                  type="button"
                  class="split-chance numbers"
                  aria-pressed={option.key === chosen}
                  onClick={() => onChoose(option.key)}
                >
                  <span class="visually-hidden">{option.key}: </span>
                  <strong>{option.visits > 0 ? `${points(option.winProbability)} %` : '–'}</strong>
                  <RankedBar axis={axis} option={option} />
                  <span class="soft">{option.visits > 0 ? rangeWords(option.ci95) : 'not played yet'}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PileCell({ split, pile }: { readonly split: ExplainedSplit | undefined; readonly pile: 0 | 1 }): JSX.Element {
  if (split === undefined) return <td />;
  const { piles, firstPileShare, winProbabilities, chooserWinProbabilities } = split;
  const taken = pile === 0 ? firstPileShare : 1 - firstPileShare;
  const names = piles[pile];
  return (
    <td class={taken >= 0.5 ? 'taken' : ''}>
      {names.length === 0 ? <span class="soft">nothing</span> : <Names names={names} />}
      <span class="pile-numbers numbers">
        <span class="pile-taken">{takenWords(taken)}</span>
        <span>{points(winProbabilities[pile])} %</span>
        <span class="soft" title="What the chooser expects of it, from what they know">
          theirs {points(chooserWinProbabilities[pile])} %
        </span>
      </span>
    </td>
  );
}

function Names({ names }: { readonly names: readonly string[] }): JSX.Element {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (
    <ul class="pile-names">
      {[...counts].map(([name, count]) => (
        <li key={name}>{count === 1 ? name : `${count} × ${name}`}</li>
      ))}
    </ul>
  );
}

function takenWords(share: number): string {
  if (share === 0) return 'left';
  return share === 1 ? '✓ taken' : `taken ${Math.round(100 * share)} %`;
}
