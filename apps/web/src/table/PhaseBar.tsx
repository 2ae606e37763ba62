/** Whose turn it is, the steps of a turn with the one that is on, and where the viewer wants to stop. */
import type { JSX } from 'preact';
import type { Scene } from '../protocol/scene.ts';
import type { StopSettings } from '../protocol/table.ts';
import { STEPS, type StepWords, shownStep, stepName } from './words.ts';

export interface PhaseBarProps {
  readonly scene: Scene;
  /** Null where nobody stops: a position that is only looked at. */
  readonly stops: StopSettings | null;
  readonly onStops: (stops: StopSettings) => void;
}

export function PhaseBar({ scene, stops, onStops }: PhaseBarProps): JSX.Element {
  const { turn, step, activeSeat, seats } = scene;
  const active = seats[activeSeat];
  const whose = active?.isYou === true ? 'Your turn' : `${active?.name ?? ''}’s turn`;
  const isMine = active?.isViewer === true;
  return (
    <section class={`phase-bar${isMine ? ' mine' : ''}`} aria-label="Turn and steps">
      <p class="turn">
        {turn === 0 ? (
          <strong>Before the game</strong>
        ) : (
          <>
            <strong>{whose}</strong> <span class="soft numbers">{turn}</span>
            <span class="visually-hidden">, {stepName(step)}</span>
          </>
        )}
      </p>
      <ol class="steps">
        {STEPS.map((words, place) => (
          <li key={words.step}>
            <StepButton
              words={words}
              isOn={turn > 0 && shownStep(step) === words.step}
              first={place === 0}
              stops={stops}
              onStops={onStops}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepButtonProps {
  readonly words: StepWords;
  readonly isOn: boolean;
  readonly first: boolean;
  readonly stops: StopSettings | null;
  readonly onStops: (stops: StopSettings) => void;
}

/** A click goes through: no stop, in one's own turns, in those of others, in all. */
function StepButton({ words: { step, name, short }, isOn, first, stops, onStops }: StepButtonProps): JSX.Element {
  const label = (
    <>
      <span class="step-name" aria-hidden={stops !== null}>
        {name}
      </span>
      <span class="step-short" aria-hidden="true">
        {short}
      </span>
    </>
  );
  if (stops === null)
    return (
      <span class={`step${isOn ? ' on' : ''}`} aria-current={isOn ? 'step' : undefined}>
        {label}
      </span>
    );
  const [mine, theirs] = [stops.mine.includes(step), stops.theirs.includes(step)];
  const stopWords = mine && theirs ? 'in every turn' : mine ? 'in your turns' : theirs ? 'in others’ turns' : 'off';
  const [nextMine, nextTheirs] = nextStops(mine, theirs);
  return (
    <button
      type="button"
      class={`step${isOn ? ' on' : ''}${mine ? ' stop-mine' : ''}${theirs ? ' stop-theirs' : ''}`}
      aria-current={isOn ? 'step' : undefined}
      title={`${name}: stop ${stopWords}`}
      data-step={step}
      tabIndex={first ? 0 : -1}
      onClick={() =>
        onStops({
          ...stops,
          mine: withStep(stops.mine, step, nextMine),
          theirs: withStep(stops.theirs, step, nextTheirs),
        })
      }
    >
      <span class="visually-hidden">
        {name}, stop: {stopWords}
      </span>
      {label}
    </button>
  );
}

function nextStops(mine: boolean, theirs: boolean): [boolean, boolean] {
  if (!mine && !theirs) return [true, false];
  if (mine && !theirs) return [false, true];
  return mine ? [false, false] : [true, true];
}

function withStep(steps: readonly string[], step: string, isIn: boolean): readonly string[] {
  const others = steps.filter((one) => one !== step);
  return isIn ? [...others, step] : others;
}
