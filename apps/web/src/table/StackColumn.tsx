/** The stack, what resolves next on top; and cards that are being shown. */
import type { JSX } from 'preact';
import type { StackScene } from '../protocol/scene.ts';
import { CardView } from '../ui/CardView.tsx';
import { RulesLine } from '../ui/RulesText.tsx';
import { spokenText } from '../ui/symbols.ts';
import { CardButton } from './CardButton.tsx';
import { useField } from './context.ts';
import { ObjectButton } from './ObjectButton.tsx';
import { nameOfRef } from './sceneIndex.ts';

export function StackColumn(): JSX.Element {
  const { scene } = useField();
  const items = scene.stack.toReversed();
  return (
    <section class={`stack-column${items.length + scene.shown.length === 0 ? ' empty' : ''}`} aria-label="Stack">
      {items.length > 0 && (
        <ul class="stack" aria-label={`Stack, ${items.length}, next to resolve first`} data-row="">
          {items.map((item, place) => (
            <li key={item.ref}>
              <StackItem item={item} first={place === 0} />
            </li>
          ))}
        </ul>
      )}
      {scene.shown.length > 0 && (
        <ul class="shown" aria-label="Cards being shown" data-row="">
          {scene.shown.map((card, place) => (
            <li key={card.ref}>
              <CardButton card={card} first={place === 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function StackItem({ item, first }: { readonly item: StackScene; readonly first: boolean }): JSX.Element {
  const { scene, index } = useField();
  const { card, isSpell, text, choices, targets, controller } = item;
  const who = scene.seats[controller];
  const targetNames = targets.map((target) => nameOfRef(scene, index, target)).filter((name) => name !== '');
  const words = [
    isSpell ? card.name : `ability of ${card.name}`,
    `controlled by ${who?.isYou === true ? 'you' : (who?.name ?? '')}`,
    choices,
    targetNames.length > 0 ? `targets ${targetNames.join(' and ')}` : '',
  ];
  return (
    <ObjectButton
      target={item.ref}
      class={`stack-item${isSpell ? '' : ' ability'}${who?.isViewer === true ? ' mine' : ''}`}
      label={words.filter((part) => part !== '').join(', ')}
      description={spokenText(text)}
      first={first}
    >
      <CardView card={card} size="tile" />
      <span class="stack-text" aria-hidden="true">
        <span class="stack-who">
          {who?.isYou === true ? 'You' : who?.name}
          {isSpell ? '' : ' · ability'}
        </span>
        <span class="stack-does">
          <RulesLine text={text} />
        </span>
        {choices !== '' && <span class="stack-choices">{choices}</span>}
        {targetNames.length > 0 && <span class="stack-choices">→ {targetNames.join(', ')}</span>}
      </span>
    </ObjectButton>
  );
}
