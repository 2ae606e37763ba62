/** Small changes to a position by form: life totals, and what lies where. */
import type { PlayerName, SetupZone } from '@foretell/formats';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { SetupEntryScene, SetupScene } from '../protocol/board.ts';
import { SelectField } from '../ui/SelectField.tsx';
import type { BoardState } from './boardState.ts';

const ZONES: readonly SetupZone[] = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'command'];

export function SetupForm({ board }: { readonly board: BoardState }): JSX.Element | null {
  const shown = board.shown.value;
  if (shown === null) return null;
  const { setup } = shown;
  const isOld = board.problems.value.length > 0;
  return (
    <section class="setup-form" aria-label="Set-up">
      <details>
        <summary>Set up by form</summary>
        <fieldset disabled={isOld}>
          <legend class="visually-hidden">Set-up</legend>
          <div class="setup-lives">
            {setup.players.map(({ name, life }) => (
              <label key={name}>
                Life of {name}
                <input
                  type="number"
                  name={`life-${name}`}
                  min={1}
                  value={life}
                  onChange={(event) => {
                    const value = event.currentTarget.valueAsNumber;
                    if (Number.isInteger(value)) void board.edit({ kind: 'life', player: name, life: value });
                  }}
                />
              </label>
            ))}
            {board.before.value.length > 0 && (
              <button type="button" class="button small" onClick={() => void board.undoEdit()}>
                Undo the last change
              </button>
            )}
          </div>
          <AddCard board={board} players={setup.players.map(({ name }) => name)} />
          <Entries board={board} setup={setup} />
          <p class="soft">The text is written anew with each change; comments in it are lost.</p>
        </fieldset>
      </details>
    </section>
  );
}

function AddCard({
  board,
  players,
}: {
  readonly board: BoardState;
  readonly players: readonly PlayerName[];
}): JSX.Element {
  const [card, setCard] = useState('');
  const [names, setNames] = useState<readonly string[]>([]);
  const [player, setPlayer] = useState<PlayerName>(players[0] ?? 'A');
  const [zone, setZone] = useState<SetupZone>('battlefield');
  const list = useId();
  const add = (): void => {
    if (card.trim() === '') return;
    void board.edit({ kind: 'add', entry: { zone, player, card: card.trim(), count: 1, tapped: false } });
    setCard('');
  };
  return (
    <div class="setup-add">
      <label>
        Card
        <input
          name="new-card"
          list={list}
          value={card}
          autocomplete="off"
          onInput={(event) => {
            const part = event.currentTarget.value;
            setCard(part);
            void board.cardNames(part).then(setNames);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      <SelectField label="of" name="new-player" value={player} options={asWords(players)} onChange={setPlayer} />
      <SelectField label="in" name="new-zone" value={zone} options={asWords(ZONES)} onChange={setZone} />
      <button type="button" class="button" onClick={add}>
        Add
      </button>
    </div>
  );
}

/** Names that are words already. */
function asWords<T extends string>(names: readonly T[]): readonly (readonly [T, string])[] {
  return names.map((name) => [name, name] as const);
}

function Entries({ board, setup }: { readonly board: BoardState; readonly setup: SetupScene }): JSX.Element {
  const change = (at: number, entry: SetupEntryScene | null): void => void board.edit({ kind: 'change', at, entry });
  return (
    <table class="setup-entries">
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col">Where</th>
          <th scope="col">Copies</th>
          <th scope="col">Tapped</th>
          <th scope="col">
            <span class="visually-hidden">Take out</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {setup.entries.map((entry, at) => {
          const { card, player, zone, count, tapped } = entry;
          return (
            <tr key={`${at}${card}`}>
              <th scope="row">{card}</th>
              <td>{`${player}’s ${zone}`}</td>
              <td>
                <input
                  type="number"
                  min={1}
                  max={99}
                  aria-label={`Copies of ${card}`}
                  value={count}
                  onChange={(event) => {
                    const copies = event.currentTarget.valueAsNumber;
                    if (Number.isInteger(copies) && copies > 0) change(at, { ...entry, count: copies });
                  }}
                />
              </td>
              <td>
                {zone === 'battlefield' && (
                  <input
                    type="checkbox"
                    aria-label={`${card} is tapped`}
                    checked={tapped}
                    onChange={(event) => change(at, { ...entry, tapped: event.currentTarget.checked })}
                  />
                )}
              </td>
              <td>
                <button
                  type="button"
                  class="button small quiet"
                  aria-label={`Take out ${card}`}
                  onClick={() => change(at, null)}
                >
                  ✕
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
