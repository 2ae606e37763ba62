/** A card outside the battlefield: in a hand, in a browser, among those that may be cast from elsewhere. */
import type { JSX } from 'preact';
import type { CardScene } from '../protocol/scene.ts';
import { CardView, cardDescription, cardWords } from '../ui/CardView.tsx';
import { RulesLine } from '../ui/RulesText.tsx';
import { ObjectButton } from './ObjectButton.tsx';

export interface CardButtonProps {
  readonly card: CardScene;
  readonly first: boolean;
  /** Where it is, if that is not clear from what is around it. */
  readonly from?: string;
}

export function CardButton({ card, first, from = '' }: CardButtonProps): JSX.Element {
  const ribbon = [from, card.permission, ...card.notes].filter((words) => words !== '').join(' · ');
  return (
    <ObjectButton
      target={card.ref}
      class="card-button"
      label={from === '' ? cardWords(card) : `${cardWords(card)}, ${from}`}
      description={cardDescription(card)}
      first={first}
    >
      <CardView card={card} size="small">
        {ribbon !== '' && (
          <span class="ribbon">
            <RulesLine text={ribbon} />
          </span>
        )}
      </CardView>
    </ObjectButton>
  );
}
