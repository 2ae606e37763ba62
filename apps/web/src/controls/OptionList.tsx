/** Options as a list of buttons, the first nine of them numbered with their keys. */
import type { JSX } from 'preact';
import type { QuestionOption } from '../protocol/question.ts';
import { ManaCost } from '../ui/ManaCost.tsx';
import { RulesLine } from '../ui/RulesText.tsx';
import type { ListedOption } from './options.ts';
import { VirtualList } from './VirtualList.tsx';

export interface OptionListProps {
  readonly label: string;
  readonly options: readonly ListedOption[];
  readonly onPick: (option: QuestionOption) => void;
}

const NUMBER_KEYS = 9;

export function OptionList({ label, options, onPick }: OptionListProps): JSX.Element {
  return (
    <fieldset class="option-list" aria-label={label}>
      <VirtualList
        count={options.length}
        row={(place) => {
          const listed = options[place];
          if (listed === undefined) return null;
          const { option, label: words, count } = listed;
          return (
            <button type="button" class="pick-row" key={option.index} onClick={() => onPick(option)}>
              <span class="option-key" aria-hidden="true">
                {place < NUMBER_KEYS ? place + 1 : ''}
              </span>
              <span class="option-label">
                <RulesLine text={capitalised(words)} />
              </span>
              {count > 1 && <span class="soft numbers">×{count}</span>}
              {option.action?.op === 'cast' && <ManaCost cost={option.action.cost} />}
            </button>
          );
        }}
      />
    </fieldset>
  );
}

function capitalised(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
