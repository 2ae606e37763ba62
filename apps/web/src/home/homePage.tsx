/** The page where a game is set up. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { readKept, writeKept } from '../client/kept.ts';
import type { PageProps } from '../shell/app.ts';
import { Problems } from '../ui/Problems.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { CardFile } from './cardFile.tsx';
import { type Draft, type DraftSeat, draftOf, LARGEST_SEED, recordOfDraft, SEATS_MOST, seedOf } from './draft.ts';
import { GameFiles } from './gameFiles.tsx';
import { openGame } from './openGame.tsx';
import { RecentGames } from './recentGames.tsx';
import { SeatForm } from './seatForm.tsx';

const KEY = 'foretell.setup';

export function HomePage({ app }: PageProps): JSX.Element {
  const draft = useSignal<Draft>(draftOf(readKept(KEY)));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isOpening, setOpening] = useState(false);

  const change = (some: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...some };
    writeKept(KEY, draft.value);
  };
  const changeSeat = (at: number, some: Partial<DraftSeat>): void =>
    change({ seats: draft.value.seats.map((seat, one) => (one === at ? { ...seat, ...some } : seat)) });
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (draft.value.seed !== '' && seedOf(draft.value.seed) === null) {
      setProblems([
        `the seed should be a whole number from 0 to ${LARGEST_SEED}; leave it empty for a new one each time`,
      ]);
      return;
    }
    setOpening(true);
    setProblems(await openGame(app, recordOfDraft(draft.value, chance)));
    setOpening(false);
  };
  const warm = (): void => app.engine.warm();

  return (
    <main class="home" onPointerDown={warm} onKeyDown={warm}>
      <h1>Play Magic against an AI that thinks in view</h1>
      <p class="lead">Everything runs in this browser: no account, nothing is sent anywhere, and it works offline.</p>
      <RecentGames app={app} />
      <form class="setup" onSubmit={(event) => void start(event)}>
        <h2>New game</h2>
        <TableFields draft={draft.value} change={change} />
        <div class="seats">
          {draft.value.seats.slice(0, draft.value.playing).map((seat, at) => (
            <SeatForm
              // Seats are places: they do not change their order.
              key={at}
              app={app}
              at={at}
              seat={seat}
              isCommander={draft.value.isCommander}
              change={(some) => changeSeat(at, some)}
            />
          ))}
        </div>
        <Problems problems={problems} />
        <button type="submit" class="button primary start" disabled={isOpening}>
          {isOpening ? 'Shuffling …' : 'Start the game'}
        </button>
      </form>
      <CardFile pool={app.pool} />
      <GameFiles app={app} />
    </main>
  );
}

/** A whole number below another one, by chance. */
function chance(below: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % below;
}

const NUMBERS: readonly (readonly [number, string])[] = Array.from({ length: SEATS_MOST - 1 }, (_, more) => [
  more + 2,
  String(more + 2),
]);

const RULES = [
  ['constructed', '60 cards'],
  ['commander', 'Commander'],
] as const;

interface TableFieldsProps {
  readonly draft: Draft;
  readonly change: (some: Partial<Draft>) => void;
}

function TableFields({ draft, change }: TableFieldsProps): JSX.Element {
  const { playing, first, seed, isCommander } = draft;
  const beginners = draft.seats
    .slice(0, playing)
    .map(({ player }, at) => [at, player === 'you' ? 'you' : `seat ${at + 1}`] as const);
  return (
    <div class="table-fields">
      <SelectField
        label="Players"
        name="players"
        value={playing}
        options={NUMBERS}
        onChange={(number) => change({ playing: number })}
      />
      <SelectField
        label="Rules"
        name="rules"
        value={isCommander ? 'commander' : 'constructed'}
        options={RULES}
        onChange={(rules) => change({ isCommander: rules === 'commander' })}
      />
      <SelectField
        label="First turn"
        name="first"
        value={first}
        options={[[-1, 'by chance'], ...beginners]}
        onChange={(seat) => change({ first: seat })}
      />
      <label>
        Seed
        <input
          name="seed"
          inputMode="numeric"
          placeholder="new each time"
          value={seed}
          aria-invalid={seed !== '' && seedOf(seed) === null}
          onInput={(event) => change({ seed: event.currentTarget.value.trim() })}
        />
      </label>
    </div>
  );
}
