/** The keys, the signs on cards, and how a game is played on this page. */
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

interface Sign {
  readonly sign: JSX.Element;
  readonly means: string;
}

/** As `Permanent` and the style sheet of the field draw them. */
const SIGNS: readonly Sign[] = [
  {
    sign: (
      <span class="badge sick">
        <span class="badge-word">sick</span>
      </span>
    ),
    means: 'and a dashed frame: it came this turn, and cannot attack or be tapped for its abilities yet',
  },
  { sign: <span class="badge turned">↷</span>, means: 'and a turned, shaded card: tapped' },
  { sign: <span class="badge count">×3</span>, means: 'so many equal ones in one pile' },
  {
    sign: <span class="badge counter">+1/+1 ×2</span>,
    means: 'counters on it, on small cards their number alone; power and toughness have them counted in',
  },
  { sign: <span class="badge damage">−2</span>, means: 'damage that it has taken this turn' },
  { sign: <span class="badge token">token</span>, means: 'a token: no card stands for it' },
  { sign: <span class="badge keyword">flying</span>, means: 'its keyword abilities, as far as there is room' },
  { sign: <span class="flag" />, means: 'marked: you have seen something new since; that it is taken back is counted' },
];

export function HelpDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog title="Keys and signs" onClose={onClose} wide>
      <div class="help">
        <Keys />
        <Signs />
      </div>
    </Dialog>
  );
}

function Keys(): JSX.Element {
  return (
    <section>
      <h3>Keys</h3>
      <dl class="help-list">
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
    </section>
  );
}

function Signs(): JSX.Element {
  return (
    <section class="help-signs">
      <h3>Signs</h3>
      <dl class="help-list">
        {SIGNS.map(({ sign, means }) => (
          <div key={means}>
            <dt>{sign}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">
        Hover over a card, hold a finger on it, or move the focus there to read all of it. Red arrows attack, dashed
        blue ones block, dotted ones target.
      </p>
      <p class="soft">
        What you can click is outlined. You pass by yourself where nothing could be done; a click on a step of the turn
        makes you stop there. To attack or block, click the creatures and confirm.
      </p>
    </section>
  );
}
