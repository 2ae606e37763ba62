/** The keys, and how a game is played on this page. */
import type { JSX } from 'preact';
import { Dialog } from '../ui/Dialog.tsx';

const KEYS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['Space', 'Enter'], does: 'press what has the focus; without a focus the main button: pass, confirm, keep' },
  { keys: ['F2'], does: 'the main button, wherever the focus is' },
  { keys: ['F4'], does: 'pass until the end of the turn, unless an opponent does something' },
  { keys: ['F6'], does: 'pass until your next turn' },
  { keys: ['F8'], does: 'full control on or off: you are asked at every priority' },
  { keys: ['Ctrl'], does: 'full control as long as it is held' },
  { keys: ['Z'], does: 'take the last choice back: free until you have seen something new' },
  { keys: ['Esc'], does: 'begin the choice anew, close what is open, do not pay' },
  {
    keys: ['1', '…', '9'],
    does: 'the option, creature or card of that number; in piles the pile for the card in focus',
  },
  { keys: ['←', '↑', '→', '↓'], does: 'move the focus among cards, players and buttons' },
  { keys: ['Alt', '↑', '↓'], does: 'move a row of an order' },
  { keys: ['W', 'U', 'B', 'R', 'G', 'C'], does: 'colours, where one is asked for' },
  { keys: ['Y', 'N'], does: 'yes and no' },
  { keys: ['L'], does: 'the log' },
  { keys: ['?'], does: 'this help' },
];

export function HelpDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl class="help-keys">
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">
        What you can click is outlined. You pass by yourself where nothing could be done; a click on a step of the turn
        makes you stop there. To attack or block, click the creatures and confirm.
      </p>
    </Dialog>
  );
}
