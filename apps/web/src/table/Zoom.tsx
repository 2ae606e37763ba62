/** A card at reading size with everything that holds of it now, beside what is looked at and above everything else. */
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CardScene } from '../protocol/scene.ts';
import { CardPicture } from '../ui/CardPicture.tsx';
import { CardView } from '../ui/CardView.tsx';
import { RulesLine } from '../ui/RulesText.tsx';
import { useField } from './context.ts';
import type { SceneEntry } from './sceneIndex.ts';
import type { Zoomed } from './useZoom.ts';
import { stateWords } from './words.ts';

/** For those who see; those who hear the page get the same from names and descriptions of the objects themselves. */
export function Zoom({ zoomed }: { readonly zoomed: Signal<Zoomed | null> }): JSX.Element | null {
  const { index } = useField();
  const target = zoomed.value;
  const entry = target === null ? undefined : index.get(target.ref);
  if (target === null || entry === undefined || entry.card.name === '') return null;
  return <ZoomedCard key={target.ref} target={target} entry={entry} onGone={() => (zoomed.value = null)} />;
}

interface ZoomedCardProps {
  readonly target: Zoomed;
  readonly entry: SceneEntry;
  /** What was looked at is no more on the page, or is something else. */
  readonly onGone: () => void;
}

function ZoomedCard({ target, entry, onGone }: ZoomedCardProps): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const zoom = element.current;
    if (zoom === null) return;
    if (!target.anchor.isConnected || target.anchor.getAttribute('data-ref') !== `${target.ref}`) {
      onGone();
      return;
    }
    if (!zoom.matches(':popover-open')) zoom.showPopover();
    place(zoom, target.anchor.getBoundingClientRect());
  });
  useLayoutEffect(() => {
    const objects = target.anchor.closest('.table')?.querySelectorAll(`.field [data-ref="${target.ref}"]`) ?? [];
    for (const object of objects) object.classList.add('looked-at');
    return () => {
      for (const object of objects) object.classList.remove('looked-at');
    };
  }, [target]);
  return (
    <div class="zoom" ref={element} popover="manual" aria-hidden="true">
      <CardDetails entry={entry} />
    </div>
  );
}

/** The card, and below it the facts that are not printed on it. */
export function CardDetails({ entry }: { readonly entry: SceneEntry }): JSX.Element {
  const facts = useFacts(entry);
  return (
    <div class="card-details">
      <div class="card-and-picture">
        <CardPicture card={entry.card} />
        <CardView card={entry.card} size="large" />
      </div>
      {facts.length > 0 && (
        <ul class="facts">
          {facts.map((fact) => (
            <li key={fact}>
              <RulesLine text={fact} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useFacts(entry: SceneEntry): readonly string[] {
  const { scene, index } = useField();
  const ofCard = (card: CardScene): string[] => [card.permission, ...card.notes].filter((words) => words !== '');
  switch (entry.kind) {
    case 'permanent':
      // Keywords are among the rules text.
      return [
        ...stateWords(entry.card, scene, index).filter((words) => !entry.card.keywords.includes(words)),
        ...ofCard(entry.card),
      ];
    case 'stack':
      return [entry.item.text, entry.item.choices].filter((words) => words !== '');
    case 'card':
    case 'shown':
      return ofCard(entry.card);
  }
}

/** Above what lies at the bottom edge, so that a hand stays in view; else on the side of the anchor that has more room. Within the window. */
function place(zoom: HTMLElement, anchor: DOMRect): void {
  const { width, height } = zoom.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const gap = 12;
  const isAbove = anchor.bottom > 0.8 * clientHeight && anchor.top > height;
  const isRight = anchor.left + anchor.width / 2 < clientWidth / 2;
  const beside = isRight ? anchor.right + gap : anchor.left - gap - width;
  const left = isAbove ? anchor.left + anchor.width / 2 - width / 2 : beside;
  const top = isAbove ? anchor.top - gap - height : anchor.top + anchor.height / 2 - height / 2;
  zoom.style.setProperty('left', `${within(left, clientWidth - width)}px`);
  zoom.style.setProperty('top', `${within(top, clientHeight - height)}px`);
}

function within(value: number, most: number): number {
  return Math.max(4, Math.min(value, most - 4));
}
