/** The visitor's games of late: to go on with, to look back at, or to forget. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SavedGame } from '../client/savedGames.ts';
import { titleOf } from '../client/titles.ts';
import type { App } from '../shell/app.ts';
import { Problems } from '../ui/Problems.tsx';
import { tryOpening } from './openGame.tsx';

export function RecentGames({ app }: { readonly app: App }): JSX.Element | null {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const games = app.games.list.value;
  if (games.length === 0) return null;
  const resume = async (game: SavedGame): Promise<void> => setProblems(await tryOpening(() => app.game.resume(game)));
  return (
    <section class="recent-games">
      <h2>Recent games</h2>
      <ul>
        {games.map((game) => (
          <li key={game.began}>
            <button type="button" class="button small" onClick={() => void resume(game)}>
              {game.ended === '' ? 'Go on' : 'Look back'}
            </button>
            <span>{titleOf(game.record)}</span>
            <span class="hint">{game.ended === '' ? beganAt(game) : `${beganAt(game)}, ${game.ended}`}</span>
            <button
              type="button"
              class="button small quiet"
              aria-label={`Forget ${titleOf(game.record)}, ${beganAt(game)}`}
              onClick={() => app.games.forget(game.began)}
            >
              Forget
            </button>
          </li>
        ))}
      </ul>
      <Problems problems={problems} />
    </section>
  );
}

function beganAt({ began }: SavedGame): string {
  return new Date(began).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
