/** How the game ended. */
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Scene } from '../protocol/scene.ts';
import type { TableEnd } from '../protocol/table.ts';
import { Dialog } from '../ui/Dialog.tsx';

export interface EndScreenProps {
  readonly end: TableEnd;
  readonly scene: Scene;
  readonly markedUndos: number;
  /** What can be done now: buttons. */
  readonly actions: ComponentChildren;
}

export function EndScreen({ end, scene, markedUndos, actions }: EndScreenProps): JSX.Element {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen)
    return (
      <button type="button" class="button primary" onClick={() => setOpen(true)}>
        The game is over
      </button>
    );
  return (
    <Dialog title={endTitle(end, scene)} onClose={() => setOpen(false)} footer={actions}>
      <div class="end-screen">
        <p>{endWords(end, scene)}</p>
        <ul class="end-seats">
          {scene.seats.map(({ seat, name, life, lost }) => (
            <li key={seat}>
              <strong>{name}</strong> <span class="numbers">{`${life}`.replace('-', '−')} life</span>
              {lost && <span class="soft"> lost</span>}
            </li>
          ))}
        </ul>
        {markedUndos > 0 && (
          <p class="soft">
            {markedUndos} {markedUndos === 1 ? 'choice was' : 'choices were'} taken back after something new was seen.
          </p>
        )}
      </div>
    </Dialog>
  );
}

function endTitle({ how, winner }: TableEnd, { seats }: Scene): string {
  switch (how) {
    case 'win':
      return seats[winner ?? -1]?.isYou === true ? 'You won' : `${seats[winner ?? -1]?.name ?? 'Nobody'} won`;
    case 'draw':
      return 'A draw';
    case 'turn-limit':
    case 'decision-limit':
      return 'Too long a game';
    case 'error':
      return 'The game broke off';
  }
}

function endWords({ how, reason }: TableEnd, { turn }: Scene): string {
  const turns = turn === 1 ? 'one turn' : `${turn} turns`;
  switch (how) {
    case 'win':
    case 'draw':
      return `It took ${turns}.`;
    case 'turn-limit':
      return `After ${turns} it counts as a draw.`;
    case 'decision-limit':
      return `So many decisions were made in ${turns} that it counts as a draw.`;
    case 'error':
      return `This is a defect of Foretell: ${reason}`;
  }
}
