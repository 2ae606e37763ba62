/** The visitor's own card file: chosen or dropped, compiled once and kept. */
import type { JSX } from 'preact';
import type { ImportStage, PoolClient } from '../client/pool.ts';
import { useFileDrop } from '../ui/useFileDrop.ts';
import { FileField } from './fileField.tsx';

export function CardFile({ pool }: { readonly pool: PoolClient }): JSX.Element {
  const take = (file: File): void => void pool.import(file);
  const { isOver, handlers } = useFileDrop(take);
  return (
    <section class={isOver ? 'card-file drop-here' : 'card-file'} aria-labelledby="cards-heading" {...handlers}>
      <h2 id="cards-heading">Cards</h2>
      <KeptCards pool={pool} />
      <ImportState stage={pool.stage.value} cancel={() => void pool.cancel()} />
      <FileField
        words="Card file"
        name="card-file"
        accept=".json,.gz,.ndjson,.jsonl"
        disabled={pool.stage.value.kind === 'importing'}
        onFile={take}
      />
      <p class="hint">
        Drop a card file here to play with thousands more: Scryfall’s “Oracle Cards” or MTGJSON’s “AtomicCards”, perhaps
        packed with gzip. It is read in this browser once and kept here; cards that the engine does not wholly
        understand are named before a game.
      </p>
    </section>
  );
}

function KeptCards({ pool }: { readonly pool: PoolClient }): JSX.Element {
  const info = pool.info.value;
  if (info === null) return <p>The built-in cards, from which the built-in decks are made.</p>;
  const number = (count: number): string => count.toLocaleString('en');
  return (
    <p>
      {`${info.file}: ${number(info.cards)} cards, of which ${number(info.playable)} can be played. `}
      {!info.isKept && 'This browser does not keep them for the next visit. '}
      <button type="button" class="button small" onClick={() => void pool.forget()}>
        Forget them
      </button>
    </p>
  );
}

function ImportState({
  stage,
  cancel,
}: {
  readonly stage: ImportStage;
  readonly cancel: () => void;
}): JSX.Element | null {
  switch (stage.kind) {
    case 'idle':
      return null;
    case 'importing':
      return (
        <p role="status" class="importing">
          {`Reading ${stage.file}: ${stage.cards.toLocaleString('en')} cards `}
          <button type="button" class="button small" onClick={cancel}>
            Cancel
          </button>
        </p>
      );
    case 'refused':
      return <p role="alert">{stage.problem}</p>;
  }
}
