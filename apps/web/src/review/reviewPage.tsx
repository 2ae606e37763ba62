/** The review of a finished game: how the chance to win went, where it was lost, and what else could have been done. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { cardsSeen } from '../board/cardsSeen.ts';
import { Findings, Finished, Progress } from '../board/findings.tsx';
import { points as inPoints, signedPoints } from '../board/numbers.ts';
import type { GamePoint } from '../protocol/table.ts';
import type { App, PageProps } from '../shell/app.ts';
import { StillScene } from '../table/StillScene.tsx';
import { Problems } from '../ui/Problems.tsx';
import { RulesLine } from '../ui/RulesText.tsx';
import { costliestChoices, type Drop, largestFalls } from './drops.ts';
import { Graph } from './graph.tsx';
import { GRAPH_PLAYOUTS, ReviewState } from './reviewState.ts';
import { whenWords } from './words.ts';

/** The review of the page, kept while other pages are looked at. */
const reviews: WeakMap<App, ReviewState> = new WeakMap();

function reviewOf(app: App): ReviewState {
  const review = reviews.get(app) ?? new ReviewState(app);
  reviews.set(app, review);
  return review;
}

export function ReviewPage({ app }: PageProps): JSX.Element {
  const review = reviewOf(app);
  const state = app.table.state.value;
  const isOver = state?.end != null;
  // A record of its own for every game; it no longer changes once the game is over.
  const record = app.table.record.value;
  useEffect(() => {
    if (isOver) void review.begin();
  }, [review, isOver, record]);
  if (state === null || !isOver)
    return (
      <main class="review-empty">
        <h1>Review</h1>
        <p>
          {state === null ? 'No game is open.' : 'The game is not over yet.'} A finished game can be gone through here:
          play one, or <a href="#/">open a saved game</a>.
        </p>
      </main>
    );
  const nameOf = (seat: number): string => state.scene.seats[seat]?.name ?? '';
  return <Review review={review} nameOf={nameOf} viewer={nameOf(state.scene.viewer)} />;
}

interface ReviewProps {
  readonly review: ReviewState;
  readonly nameOf: (seat: number) => string;
  readonly viewer: string;
}

function Review({ review, nameOf, viewer }: ReviewProps): JSX.Element {
  const points = review.points.value;
  const choices = costliestChoices(points);
  const falls = largestFalls(points);
  const at = review.at.value;
  const look = (to: number): void => void review.look(to);
  return (
    <main class="panel-page review-page">
      <h1 class="visually-hidden">Review</h1>
      <section class="review-graph panel" aria-label="Chance to win">
        <header class="review-head">
          <h2>{viewer === 'You' ? 'Your chance to win' : `Chance of ${viewer} to win`}</h2>
          <Drawing review={review} />
        </header>
        <Graph points={points} at={at} onLook={look} marked={new Set(choices.map((drop) => drop.at))} nameOf={nameOf} />
        <PointTable points={points} at={at} onLook={look} nameOf={nameOf} />
      </section>
      <ReviewScene review={review} />
      <aside class="review-side panel" aria-label="Decisions">
        <Decision review={review} nameOf={nameOf} />
        <Drops
          title="Costliest choices"
          none="No choice was clearly worse than the best one."
          drops={choices}
          onLook={look}
          nameOf={nameOf}
        />
        <Drops
          title="Largest falls"
          none="The chance fell nowhere at once."
          drops={falls}
          onLook={look}
          nameOf={nameOf}
        />
      </aside>
    </main>
  );
}

function Drawing({ review }: { readonly review: ReviewState }): JSX.Element | null {
  const count = review.points.value.length;
  const stage = review.stage.value;
  // The page is shown before its graph is begun: there is nothing yet to be drawn more exactly.
  if (stage === 'notBegun') return null;
  if (stage === 'drawing')
    return (
      <p class="soft numbers">
        {`${count} decisions looked at … `}
        <button type="button" class="button small" onClick={() => void review.stop()}>
          Stop
        </button>
      </p>
    );
  return (
    <p class="soft numbers">
      {`${count} decisions `}
      <button type="button" class="button small" onClick={() => void review.draw(4 * GRAPH_PLAYOUTS)}>
        Draw more exactly
      </button>
    </p>
  );
}

function ReviewScene({ review }: { readonly review: ReviewState }): JSX.Element {
  const scene = review.scene.value;
  return (
    <section class="still-scene review-scene" aria-label="The game at that decision">
      {scene === null ? (
        <p class="review-hint soft">Choose a decision in the graph to see the game as it was.</p>
      ) : (
        <StillScene scene={scene} />
      )}
    </section>
  );
}

function Decision({ review, nameOf }: Omit<ReviewProps, 'viewer'>): JSX.Element {
  const point = review.point.value;
  const { analysis } = review;
  const stage = analysis.stage.value;
  const explanation = analysis.explanation.value;
  const position = review.position.value;
  if (point === null)
    return <p class="soft">The graph is drawn from left to right while the game is looked through again.</p>;
  const { seat, chosen, best, loss, winProbability } = point;
  return (
    <section class="review-decision" aria-label="The decision">
      <h3>{`${whenWords(point)}: ${nameOf(seat)}`}</h3>
      {position?.question != null && (
        <p>
          <RulesLine text={position.question.prompt} />
        </p>
      )}
      <dl class="review-facts">
        <dt>Chosen</dt>
        <dd>{chosen}</dd>
        {best !== '' && best !== chosen && (
          <>
            <dt>Best</dt>
            <dd>
              {best} {loss > 0 && <span class="bad numbers">{`by ${inPoints(loss)}`}</span>}
            </dd>
          </>
        )}
        <dt>Chance</dt>
        <dd class="numbers">{`${inPoints(winProbability)} %`}</dd>
      </dl>
      <div class="button-row">
        <button
          type="button"
          class="button primary"
          disabled={stage.kind === 'running'}
          onClick={() => void review.analyse()}
        >
          Analyse
        </button>
        {stage.kind === 'running' && (
          <button type="button" class="button" onClick={() => void analysis.stop()}>
            Stop
          </button>
        )}
        <button type="button" class="button" onClick={() => void review.playOn()}>
          Play on from here
        </button>
      </div>
      <Progress stage={stage} />
      <Problems problems={review.problems.value} />
      {explanation !== null && (
        <Findings
          analysis={analysis}
          explanation={explanation}
          cards={position === null ? new Map() : cardsSeen(position.scene, position.question?.cards ?? [])}
          names={position?.scene.seats.map(({ name }) => name) ?? []}
        />
      )}
      {stage.kind === 'done' && <Finished result={stage.result} />}
    </section>
  );
}

interface DropsProps {
  readonly title: string;
  readonly none: string;
  readonly drops: readonly Drop[];
  readonly onLook: (at: number) => void;
  readonly nameOf: (seat: number) => string;
}

function Drops({ title, none, drops, onLook, nameOf }: DropsProps): JSX.Element {
  return (
    <section class="drops" aria-label={title}>
      <h3>{title}</h3>
      {drops.length === 0 && <p class="soft">{none}</p>}
      <ol>
        {drops.map(({ at, point, size }) => (
          <li key={at}>
            <button type="button" class="drop" onClick={() => onLook(at)}>
              <span class="bad numbers">{signedPoints(-size)}</span>
              <span>
                {`${whenWords(point)}, ${nameOf(point.seat)}: ${point.chosen}`}
                <Asked point={point} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the choice was about, below it. */
function Asked({ point: { asked } }: { readonly point: GamePoint }): JSX.Element | null {
  if (asked === '') return null;
  return (
    <span class="drop-asked soft">
      <RulesLine text={asked} />
    </span>
  );
}

interface PointTableProps {
  readonly points: readonly GamePoint[];
  readonly at: number;
  readonly onLook: (at: number) => void;
  readonly nameOf: (seat: number) => string;
}

/** The graph for those who do not see it. */
function PointTable({ points, at, onLook, nameOf }: PointTableProps): JSX.Element {
  return (
    <details class="point-table">
      <summary>As a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">Choice</th>
            <th scope="col">Chance</th>
            <th scope="col">To the best</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, place) => (
            <tr key={point.number}>
              <td>{whenWords(point)}</td>
              <td>{nameOf(point.seat)}</td>
              <td>
                <button type="button" class="drop" aria-pressed={place === at} onClick={() => onLook(place)}>
                  <span>
                    {point.chosen}
                    <Asked point={point} />
                  </span>
                </button>
              </td>
              <td class="numbers">{`${inPoints(point.winProbability)} %`}</td>
              <td class="numbers">{point.loss > 0 ? signedPoints(-point.loss) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
