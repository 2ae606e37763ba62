/** One seat of a game that is set up: who sits there and with what deck. */
import { builtInDecks } from '@foretell/cards';
import { Fragment, type JSX } from 'preact';
import type { App } from '../shell/app.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { DeckList } from './deckList.tsx';
import { type DraftSeat, LEVEL_WORDS, THINKING_TIMES } from './draft.ts';

export interface SeatFormProps {
  readonly app: App;
  readonly at: number;
  readonly seat: DraftSeat;
  readonly isCommander: boolean;
  readonly change: (some: Partial<DraftSeat>) => void;
}

const PLAYED_BY: readonly (readonly [DraftSeat['player'], string])[] = [
  ['you', 'you'],
  ['ai', 'the AI (you watch)'],
];

/** The built-in ones; '' = a list. */
const DECKS: readonly (readonly [deck: string, words: string])[] = [
  ...builtInDecks.map(({ name, title }) => [name, title] as const),
  ['', 'a list of my own …'],
];

export function SeatForm({ app, at, seat, isCommander, change }: SeatFormProps): JSX.Element {
  const style = builtInDecks.find(({ name }) => name === seat.deck)?.style;
  return (
    <fieldset class="seat">
      <legend>{seat.player === 'you' ? 'You' : `Seat ${at + 1}`}</legend>
      {at === 0 && (
        <SelectField
          label="Played by"
          name="player-0"
          value={seat.player}
          options={PLAYED_BY}
          onChange={(player) => change({ player })}
        />
      )}
      <SelectField
        label="Deck"
        name={`deck-${at}`}
        value={seat.deck}
        options={DECKS}
        onChange={(deck) => change({ deck })}
      />
      {style !== undefined && <p class="hint">{style}</p>}
      {seat.deck === '' && <DeckList app={app} at={at} seat={seat} isCommander={isCommander} change={change} />}
      {seat.player === 'ai' && <Strength at={at} seat={seat} change={change} />}
    </fieldset>
  );
}

function Strength({ at, seat, change }: Pick<SeatFormProps, 'at' | 'seat' | 'change'>): JSX.Element {
  return (
    <Fragment>
      <SelectField
        label="Level"
        name={`level-${at}`}
        value={seat.level}
        options={LEVEL_WORDS}
        onChange={(level) => change({ level })}
      />
      <SelectField
        label="Thinks at most"
        name={`time-${at}`}
        value={seat.milliseconds}
        options={THINKING_TIMES}
        onChange={(milliseconds) => change({ milliseconds })}
      />
    </Fragment>
  );
}
