/** A player: name, life, counters, mana, what they are (the monarch …), and their zones. */
import type { JSX } from 'preact';
import { type SeatScene, seatRef } from '../protocol/scene.ts';
import { ManaCost } from '../ui/ManaCost.tsx';
import { costWords } from '../ui/symbols.ts';
import { useField } from './context.ts';
import { LifeTotal } from './LifeTotal.tsx';
import { ObjectButton } from './ObjectButton.tsx';
import { counterWords } from './words.ts';
import { ZoneChips } from './ZoneChips.tsx';

export function SeatBar({ seat }: { readonly seat: SeatScene }): JSX.Element {
  const { scene } = useField();
  const isActive = scene.activeSeat === seat.seat && scene.turn > 0;
  const mana = seat.manaPool.map((symbol) => `{${symbol}}`).join('');
  const state = seat.lost ? 'has lost' : scene.waitingFor === seat.seat ? 'to act' : isActive ? 'active' : '';
  return (
    <div class={`seat-bar${isActive ? ' active' : ''}${seat.lost ? ' lost' : ''}`}>
      <ObjectButton target={seatRef(seat.seat)} class="seat-name" label={seatWords(seat, isActive, mana)} first>
        <LifeTotal life={seat.life} />
        <span class="seat-title" aria-hidden="true">
          <span class="seat-who">{seat.name}</span>
          {state !== '' && <span class="seat-state">{state}</span>}
        </span>
      </ObjectButton>
      <span class="seat-facts">
        {seat.counters.map((counter) => (
          <span class="badge counter" key={counter.kind}>
            {counter.count} {counter.kind}
          </span>
        ))}
        {seat.designations.map((words) => (
          <span class="badge" key={words}>
            {words}
          </span>
        ))}
        {mana !== '' && (
          <span class="mana-pool">
            <ManaCost cost={mana} />
          </span>
        )}
      </span>
      <ZoneChips seat={seat} />
    </div>
  );
}

function seatWords(seat: SeatScene, isActive: boolean, mana: string): string {
  const words = [seat.name, `${seat.life} life`, ...seat.counters.map(counterWords), ...seat.designations];
  if (seat.lost) words.push('has lost');
  if (isActive) words.push(seat.isYou ? 'your turn' : 'their turn');
  if (mana !== '') words.push(`mana: ${costWords(mana)}`);
  return words.join(', ');
}
