/** A deck as a list of the visitor's own: pasted, or dropped as a file; what the engine says of it stands below. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { EngineLost } from '../client/engine.ts';
import { LONGEST_DECK } from '../client/record.ts';
import type { DeckCheck } from '../protocol/cards.ts';
import type { App } from '../shell/app.ts';
import { Problems } from './problems.tsx';
import type { SeatFormProps } from './seatForm.tsx';

/** Typing goes on without a check for so long. In milliseconds. */
const PAUSE = 400;

export function DeckList({ app, at, seat, isCommander, change }: SeatFormProps): JSX.Element {
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState('');
  const take = async (file: File | undefined): Promise<void> => {
    setOver(false);
    if (file === undefined) return;
    if (file.size > LONGEST_DECK) {
      setRefused(`${file.name} is too large for a deck list`);
      return;
    }
    setRefused('');
    change({ list: await file.text(), file: file.name });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    void take(event.dataTransfer?.files[0]);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      class={isOver ? 'deck-list drop-here' : 'deck-list'}
      aria-label="Deck list"
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label>
        List: paste it, or drop a file here
        <textarea
          name={`list-${at}`}
          rows={8}
          spellcheck={false}
          maxLength={LONGEST_DECK}
          placeholder={'4 Lightning Bolt\n20 Mountain\n…'}
          value={seat.list}
          onInput={(event) => change({ list: event.currentTarget.value, file: '' })}
        />
      </label>
      <label class="file-button">
        Deck file
        <input type="file" name={`list-file-${at}`} onChange={(event) => void take(event.currentTarget.files?.[0])} />
      </label>
      {refused !== '' && <p role="alert">{refused}</p>}
      <CheckedDeck app={app} file={seat.file} text={seat.list} rules={isCommander ? 'commander' : 'constructed'} />
    </section>
  );
}

interface CheckedDeckProps {
  readonly app: App;
  readonly file: string;
  readonly text: string;
  readonly rules: 'constructed' | 'commander';
}

/** What the engine says of the list as it stands. */
function CheckedDeck({ app, file, text, rules }: CheckedDeckProps): JSX.Element | null {
  const [check, setCheck] = useState<DeckCheck | null>(null);
  const [failure, setFailure] = useState('');
  const pool = app.pool.info.value;
  // Another card file makes another check of the same list.
  useEffect(() => {
    setCheck(null);
    setFailure('');
    if (text.trim() === '') return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      try {
        const answer = await app.engine.call(({ cards }) => cards.checkDeck(file === '' ? 'list' : file, text, rules));
        if (isWanted) setCheck(answer);
      } catch (error) {
        if (!(error instanceof EngineLost)) throw error;
        if (isWanted) setFailure(`${error.message}; change the list to check it again`);
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [app, file, text, rules, pool]);
  if (failure !== '') return <p role="alert">{failure}</p>;
  if (check === null) return text.trim() === '' ? null : <p class="hint">Reading the list …</p>;
  return <Verdict check={check} />;
}

function Verdict({ check }: { readonly check: DeckCheck }): JSX.Element {
  const { cards, sideboard, commanders, problems, unsupported, playable } = check;
  const parts = [cards === 1 ? '1 card' : `${cards} cards`];
  if (sideboard > 0) parts.push(`sideboard of ${sideboard}`);
  if (commanders.length > 0) parts.push(`led by ${commanders.join(' and ')}`);
  return (
    <div class="deck-verdict" role="status">
      <p>{`${playable ? 'Ready' : 'Cannot be played yet'}: ${parts.join(', ')}`}</p>
      <Problems problems={problems} isTold />
      {unsupported.length > 0 && <Unsupported unsupported={unsupported} />}
    </div>
  );
}

function Unsupported({ unsupported }: Pick<DeckCheck, 'unsupported'>): JSX.Element {
  return (
    <details class="unsupported" open>
      <summary>{`${unsupported.length} ${unsupported.length === 1 ? 'card' : 'cards'} that the engine cannot play`}</summary>
      <dl>
        {unsupported.map(({ card, clauses }) => (
          <div key={card}>
            <dt>{card}</dt>
            {clauses.map((clause) => (
              <dd key={clause}>{clause}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
