/** A deck as a list of the visitor's own: pasted, or dropped as a file; what the engine says of it stands below. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { textOfFile } from '../client/fileText.ts';
import { LONGEST_DECK } from '../client/record.ts';
import type { DeckCheck } from '../protocol/cards.ts';
import { failureWords } from '../protocol/failure.ts';
import type { App } from '../shell/app.ts';
import { Problems } from '../ui/Problems.tsx';
import { useFileDrop } from '../ui/useFileDrop.ts';
import { FileField } from './fileField.tsx';
import type { SeatFormProps } from './seatForm.tsx';

/** Typing goes on without a check for so long. In milliseconds. */
const PAUSE = 400;

export function DeckList({ app, at, seat, isCommander, change }: SeatFormProps): JSX.Element {
  const [refused, setRefused] = useState('');
  const take = async (file: File): Promise<void> => {
    const read = await textOfFile(file, LONGEST_DECK);
    setRefused(read.ok ? '' : read.problem);
    if (read.ok) change({ list: read.text, file: file.name });
  };
  const { isOver, handlers } = useFileDrop((file) => void take(file));
  return (
    <section class={isOver ? 'deck-list drop-here' : 'deck-list'} aria-label="Deck list" {...handlers}>
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
      <FileField words="Deck file" name={`list-file-${at}`} onFile={(file) => void take(file)} />
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
        if (isWanted) setFailure(`${failureWords(error)}; change the list to check it again`);
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
