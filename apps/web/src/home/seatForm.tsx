/** One seat of a game that is set up: who sits there and with what deck. */
import { builtInDecks } from '@foretell/cards';
import { Fragment, type JSX } from 'preact';
import type { App } from '../shell/app.ts';
import { DeckList } from './deckList.tsx';
import { type DraftSeat, LEVEL_WORDS, THINKING_TIMES } from './draft.ts';

export interface SeatFormProps {
  readonly app: App;
  readonly at: number;
  readonly seat: DraftSeat;
  readonly isCommander: boolean;
  readonly change: (some: Partial<DraftSeat>) => void;
}

export function SeatForm({ app, at, seat, isCommander, change }: SeatFormProps): JSX.Element {
  const style = builtInDecks.find(({ name }) => name === seat.deck)?.style;
  return (
    <fieldset class="seat">
      <legend>{seat.player === 'you' ? 'You' : `Seat ${at + 1}`}</legend>
      {at === 0 && (
        <label>
          Played by
          <select
            name="player-0"
            value={seat.player}
            onChange={(event) => change({ player: event.currentTarget.value === 'you' ? 'you' : 'ai' })}
          >
            <option value="you">you</option>
            <option value="ai">the AI (you watch)</option>
          </select>
        </label>
      )}
      <label>
        Deck
        <select name={`deck-${at}`} value={seat.deck} onChange={(event) => change({ deck: event.currentTarget.value })}>
          {builtInDecks.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
          <option value="">a list of my own …</option>
        </select>
      </label>
      {style !== undefined && <p class="hint">{style}</p>}
      {seat.deck === '' && <DeckList app={app} at={at} seat={seat} isCommander={isCommander} change={change} />}
      {seat.player === 'ai' && <Strength at={at} seat={seat} change={change} />}
    </fieldset>
  );
}

function Strength({ at, seat, change }: Pick<SeatFormProps, 'at' | 'seat' | 'change'>): JSX.Element {
  const timeOf = (value: string): number | null => (value === '' ? null : Number(value));
  return (
    <Fragment>
      <label>
        Level
        <select
          name={`level-${at}`}
          value={seat.level}
          onChange={(event) => change({ level: event.currentTarget.value })}
        >
          {LEVEL_WORDS.map(([level, words]) => (
            <option key={level} value={level}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label>
        Thinks at most
        <select
          name={`time-${at}`}
          value={seat.milliseconds ?? ''}
          onChange={(event) => change({ milliseconds: timeOf(event.currentTarget.value) })}
        >
          {THINKING_TIMES.map(([milliseconds, words]) => (
            <option key={words} value={milliseconds ?? ''}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </Fragment>
  );
}
