/** An AI at work: how long, how far, how fast; and a button with which it decides at once. */
import type { JSX } from 'preact';
import type { Scene } from '../protocol/scene.ts';
import type { Thinking } from '../protocol/table.ts';

export interface ThinkingBarProps {
  readonly thinking: Thinking | null;
  readonly scene: Scene;
  readonly onHurry: () => void;
}

/** Keeps its place while nobody thinks, so that nothing jumps. */
export function ThinkingBar({ thinking, scene, onHurry }: ThinkingBarProps): JSX.Element {
  if (thinking === null) return <div class="thinking idle" />;
  const { seat, coach, elapsedMs, share, playouts, playoutsPerSecond } = thinking;
  const who = coach ? 'Coach' : (scene.seats[seat]?.name ?? '');
  const percent = Math.round(100 * Math.min(1, share));
  return (
    <div class="thinking">
      <div
        class="thinking-bar"
        role="progressbar"
        aria-label={`${who} is thinking`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span class="thinking-share" style={{ '--share': `${percent}%` }} />
      </div>
      <p class="thinking-words">
        <strong>{who}</strong> thinks
        <span class="soft numbers">
          {' '}
          {(elapsedMs / 1000).toFixed(1)} s · {compact(playouts)} playouts · {compact(playoutsPerSecond)}/s
        </span>
      </p>
      <button type="button" class="button small" onClick={onHurry}>
        Decide now
      </button>
    </div>
  );
}

function compact(value: number): string {
  return value < 10_000 ? `${Math.round(value)}` : `${(value / 1000).toFixed(value < 100_000 ? 1 : 0)}k`;
}
