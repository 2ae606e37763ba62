/** A life total that shows by how much it changed. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const SHOWN_MILLISECONDS = 1600;

export function LifeTotal({ life }: { readonly life: number }): JSX.Element {
  const before = useRef(life);
  const [change, setChange] = useState(0);
  useEffect(() => {
    const difference = life - before.current;
    before.current = life;
    if (difference === 0) return;
    setChange(difference);
    const timer = setTimeout(() => setChange(0), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [life]);
  const direction = change > 0 ? 'gained' : 'lost';
  return (
    <span class={`life${change === 0 ? '' : ` ${direction}`}`} aria-hidden="true">
      <span class="life-number numbers">{life}</span>
      {change !== 0 && (
        <span class={`life-change ${direction}`} key={life}>
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  );
}
