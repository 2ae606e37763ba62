/** What can be done with a game as a whole: its settings, a link to it, files of it, giving up. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { gameFileText } from '../client/gameFile.ts';
import { linkOf } from '../client/link.ts';
import { saveFile } from '../client/saveFile.ts';
import { SettingsFields } from '../settings/settingsFields.tsx';
import type { App } from '../shell/app.ts';
import { Dialog } from '../ui/Dialog.tsx';

interface GameMenuProps {
  readonly app: App;
  readonly isOver: boolean;
}

export function GameMenu({ app, isOver }: GameMenuProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button small" onClick={() => setOpen(true)}>
        Game menu
      </button>
      {isOpen && (
        <Dialog title="Game" onClose={() => setOpen(false)}>
          <div class="game-menu">
            <SettingsFields app={app} />
            <Keeping app={app} isOver={isOver} />
            {!isOver && <Concede app={app} onDone={() => setOpen(false)} />}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The game as a link and as files. */
function Keeping({ app, isOver }: GameMenuProps): JSX.Element {
  const [link, setLink] = useState('');
  const [said, setSaid] = useState('');
  const record = app.table.record.value;
  const copy = async (): Promise<void> => {
    if (record === null) return;
    const address = new URL(`#/game/${await linkOf(record)}`, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setSaid('The link is copied.');
      setLink('');
    } catch {
      // Browsers may refuse the clipboard: the link is shown, to be copied by hand.
      setLink(address);
      setSaid('Copy the link from the field.');
    }
  };
  const saveReplay = async (): Promise<void> => {
    const replay = await app.table.ask((table) => table.replay());
    if (replay === undefined) return;
    saveFile('foretell-replay.json', replay);
  };
  return (
    <section class="keeping">
      <h3>Keep or share</h3>
      <div class="button-row">
        <button type="button" class="button" disabled={record === null} onClick={() => void copy()}>
          Copy a link
        </button>
        <button
          type="button"
          class="button"
          disabled={record === null}
          onClick={() => record !== null && saveFile('foretell-game.json', gameFileText(record))}
        >
          Save the game
        </button>
        {isOver && (
          <button type="button" class="button" onClick={() => void saveReplay()}>
            Save the replay
          </button>
        )}
      </div>
      {link !== '' && (
        <label>
          Link
          <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <p class="soft" role="status">
        {said}
      </p>
      <p class="soft">
        A link or file holds the decks, the seed and every choice: whoever has it can play this game again, and learn
        all that was hidden in it.
      </p>
    </section>
  );
}

function Concede({ app, onDone }: { readonly app: App; readonly onDone: () => void }): JSX.Element {
  const [isSure, setSure] = useState(false);
  const concede = (): void => {
    void app.table.ask((table) => table.concede());
    onDone();
  };
  return (
    <section>
      {isSure ? (
        <div class="button-row">
          <button type="button" class="button danger" onClick={concede}>
            Yes, I concede
          </button>
          <button type="button" class="button" onClick={() => setSure(false)}>
            Play on
          </button>
        </div>
      ) : (
        <button type="button" class="button danger" onClick={() => setSure(true)}>
          Concede …
        </button>
      )}
    </section>
  );
}
