/** The analysis board as a page: a position, what the search says of it, and the text it comes from. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { EngineClient } from '../client/engine.ts';
import type { CardScene } from '../protocol/scene.ts';
import type { PageProps } from '../shell/app.ts';
import { StillScene } from '../table/StillScene.tsx';
import { CardView, cardDescription } from '../ui/CardView.tsx';
import { AnalysisPanel } from './analysisPanel.tsx';
import { BoardState } from './boardState.ts';
import { besideScene } from './cardsSeen.ts';
import { EXAMPLES } from './examples.ts';
import { PositionEditor } from './positionEditor.tsx';
import { SetupForm } from './setupForm.tsx';

/** The board of the page, kept while other pages are looked at. */
const boards: WeakMap<EngineClient, BoardState> = new WeakMap();

function boardOf(engine: EngineClient): BoardState {
  const board = boards.get(engine) ?? new BoardState(engine);
  boards.set(engine, board);
  return board;
}

/** `#/board`, or `#/board/` and a position packed as text. */
export function BoardPage({ app, rest }: PageProps): JSX.Element {
  const board = boardOf(app.engine);
  useEffect(() => {
    if (rest !== '') void board.openLink(rest);
  }, [board, rest]);
  return (
    <div class="panel-page board-page">
      <BoardScene board={board} />
      <AnalysisPanel board={board} />
      <div class="board-below">
        <PositionEditor board={board} />
        <SetupForm board={board} />
      </div>
    </div>
  );
}

function BoardScene({ board }: { readonly board: BoardState }): JSX.Element {
  const scene = board.scene.value;
  const moment = board.analysis.moment.value;
  if (scene === null) return <Welcome board={board} />;
  const asked = moment === null ? (board.shown.value?.question.cards ?? []) : [];
  const { cards, scene: field } = besideScene(scene, asked);
  return (
    <main class="still-scene board-scene">
      {moment !== null && (
        <p class="moment-note">
          <span>
            {moment.words.length === 0 ? 'At the position' : moment.words.at(-1)}
            <span class="soft"> · unknown cards are drawn at random</span>
          </span>
          <button type="button" class="button small" onClick={() => void board.analysis.step(0)}>
            Back to the position
          </button>
        </p>
      )}
      <AskedCards cards={cards} />
      <StillScene scene={field} />
    </main>
  );
}

function AskedCards({ cards }: { readonly cards: readonly CardScene[] }): JSX.Element | null {
  if (cards.length === 0) return null;
  return (
    <ul class="asked-cards" aria-label="What the choice is about">
      {cards.map((card) => (
        <li key={card.ref} title={cardDescription(card)}>
          <CardView card={card} size="tile" />
        </li>
      ))}
    </ul>
  );
}

function Welcome({ board }: { readonly board: BoardState }): JSX.Element {
  return (
    <main class="still-scene board-scene board-welcome">
      <h2>Which option wins most often?</h2>
      <p>
        Paste a position, drop a file, or begin with one of these. Nothing is sent anywhere: your own machine plays it
        out.
      </p>
      <ul>
        {EXAMPLES.map(({ name, about, text }) => (
          <li key={name}>
            <button type="button" class="button" data-example={name} onClick={() => void board.open(text)}>
              {about}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
