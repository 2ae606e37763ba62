/** A card as we draw it: no pictures, but everything that matters in a game. */
import type { ComponentChildren, JSX } from 'preact';
import type { CardScene } from '../protocol/scene.ts';
import { cardLook } from './cardLook.ts';
import { ManaCost } from './ManaCost.tsx';
import { RulesText } from './RulesText.tsx';
import { costWords, spokenText } from './symbols.ts';
import { TypeIcon } from './TypeIcon.tsx';

export interface CardViewProps {
  readonly card: CardScene;
  /** `tile` is nearly square, for the battlefield; `small` a whole card without rules text; `large` everything. All are as wide as `--card-width`. */
  readonly size: 'tile' | 'small' | 'large';
  /** Badges and the like, placed over the card. */
  readonly children?: ComponentChildren;
}

/**
 * Cards that the viewer does not know (no name) show their back. Tiles and small cards hold only phrasing content and are for the eye alone: the
 * button around them has {@link cardWords} for its name and {@link cardDescription} for its description.
 */
export function CardView({ card, size, children }: CardViewProps): JSX.Element {
  if (card.name === '')
    return (
      <span class={`card card-${size} back`} aria-hidden="true">
        <span class="back-mark" />
        {children}
      </span>
    );
  return (
    <span class={`card card-${size}`} style={cardLook(card)} aria-hidden={size !== 'large'}>
      <span class="card-title">
        <span class="card-name">{card.name}</span>
        {size === 'large' && <ManaCost cost={card.cost} />}
      </span>
      <span class="card-art">
        <TypeIcon types={card.types} />
        {size === 'small' && <ManaCost cost={card.cost} />}
      </span>
      {size !== 'tile' && <span class="card-types">{card.typeLine}</span>}
      {size === 'large' && <RulesText text={card.text} />}
      {card.powerToughness !== '' && <span class="card-corner">{card.powerToughness}</span>}
      {card.loyalty !== '' && <span class="card-corner loyalty">{card.loyalty}</span>}
      {children}
    </span>
  );
}

/** The name of a card for those who hear it: name, cost and power. */
export function cardWords(card: CardScene): string {
  if (card.name === '') return 'Unknown card';
  const parts = [card.name, costWords(card.cost), card.powerToughness, card.permission, ...card.notes];
  return parts.filter((part) => part !== '').join(', ');
}

/** The rest of a card for those who hear it: its types and rules text. */
export function cardDescription(card: CardScene): string {
  return [card.typeLine, ...card.text]
    .filter((part) => part !== '')
    .map(spokenText)
    .join('. ');
}
