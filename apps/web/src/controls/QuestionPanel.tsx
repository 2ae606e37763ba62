/** The question that a person is asked, with everything to answer it, and what they can do besides: pass further, take back, settings, help. */
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Question } from '../protocol/question.ts';
import type { Scene } from '../protocol/scene.ts';
import type { PassUntil, StopSettings, TableState } from '../protocol/table.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { RulesLine } from '../ui/RulesText.tsx';
import { spokenText } from '../ui/symbols.ts';
import type { Desk, DeskState } from './desk.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { type Keys, useKeyboard } from './keyboard.ts';
import { type Marks, marksOf } from './marks.ts';
import { OptionList } from './OptionList.tsx';
import { cancelOption, grouped, listedOptions } from './options.ts';
import { placeOverTable, QuestionBody } from './QuestionBody.tsx';
import { Sheet } from './Sheet.tsx';
import { problemOf } from './sketch/sketch.ts';
import { guidance, headline, mainLabel } from './words.ts';

export interface QuestionPanelProps {
  readonly desk: Desk;
  readonly scene: Scene;
  /** What taking back would undo. */
  readonly undo: TableState['undo'];
  readonly onUndo: () => void;
  readonly onPassUntil: (until: PassUntil) => void;
  readonly stops: StopSettings;
  readonly onStops: (stops: StopSettings) => void;
}

export function QuestionPanel(props: QuestionPanelProps): JSX.Element {
  const { desk, scene, undo, stops, onStops } = props;
  const state = desk.state.value;
  const marks = useComputed(() => marksOf(desk.state.value)).value;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const takeBack = (): void => {
    desk.reset();
    props.onUndo();
  };
  const keys: Keys = {
    desk,
    onUndo: undo === 'none' ? null : takeBack,
    onPassUntil: props.onPassUntil,
    onFullControl: (fullControl) => onStops({ ...stops, fullControl }),
    isFullControl: stops.fullControl,
    onHelp: () => setHelpOpen(!isHelpOpen),
  };
  useKeyboard(keys);
  // While an answer is on its way, what was asked stays in sight.
  const asked = useRef<AskedState | null>(null);
  if (isAsked(state)) asked.current = state;
  else if (state.question === null) asked.current = null;
  // Whoever has the focus nowhere, because what had it is gone, goes on with the question.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocusNowhere()) focusQuestion(panel.current);
  }, [state.isGiven, state.question?.number]);
  return (
    <section
      class="question-panel"
      aria-label="Your decision"
      data-question={state.isGiven ? undefined : state.question?.number}
      data-kind={state.question?.kind}
    >
      {asked.current !== null && (
        <div class="asked" inert={state.isGiven} ref={panel}>
          <Asked {...props} state={asked.current} marks={marks} />
        </div>
      )}
      <div class="button-row game-buttons">
        <button
          type="button"
          class="button small"
          disabled={undo === 'none'}
          title={
            undo === 'marked' ? 'You have seen something new since: this is marked' : 'Takes your last choice back'
          }
          onClick={takeBack}
        >
          Take back {undo === 'marked' && <MarkedSign />} <kbd>Z</kbd>
        </button>
        <Toggle
          words="Full control"
          title="Ask me at every priority"
          isOn={stops.fullControl}
          onChange={(fullControl) => onStops({ ...stops, fullControl })}
        />
        <Toggle
          words="Pay by hand"
          title="Ask me for every source of mana"
          isOn={stops.manualMana}
          onChange={(manualMana) => onStops({ ...stops, manualMana })}
        />
        <button type="button" class="button small" aria-label="Keys and help" onClick={() => setHelpOpen(true)}>
          ?
        </button>
      </div>
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
      <Announcer state={state} scene={scene} />
    </section>
  );
}

/** Where there is little room only the flag is seen. */
function MarkedSign(): JSX.Element {
  return (
    <span class="marked-sign">
      <span class="flag" aria-hidden="true" />
      <span class="marked-word">marked</span>
    </span>
  );
}

interface ToggleProps {
  readonly words: string;
  readonly title: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Toggle({ words, title, isOn, onChange }: ToggleProps): JSX.Element {
  return (
    <button type="button" class="button small" aria-pressed={isOn} title={title} onClick={() => onChange(!isOn)}>
      {words}
    </button>
  );
}

/** A button that was disabled just now keeps the focus until the page is drawn, and loses it then. */
function isFocusNowhere(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches(':disabled');
}

/** The main button, or else what lies over the table, or the first thing to choose. A card is not looked at closely before anybody wants to. */
function focusQuestion(panel: HTMLElement | null): void {
  const wanted = ['.main-button', '.sheet', '.pick-row', 'fieldset button', 'form input', 'button'];
  for (const selector of wanted) {
    const found = panel?.querySelector<HTMLElement>(selector);
    if (found == null) continue;
    found.focus();
    return;
  }
}

type AskedState = DeskState & { readonly question: Question };

function isAsked(state: DeskState): state is AskedState {
  return state.question !== null && !state.isGiven;
}

interface AskedProps extends QuestionPanelProps {
  readonly state: AskedState;
  readonly marks: Marks;
}

function Asked(props: AskedProps): JSX.Element {
  const { desk, scene, state, marks } = props;
  const { question, menu, note, sketch } = state;
  const title = headline(question);
  const hint = guidance(question, sketch);
  const body = <QuestionBody desk={desk} state={state} scene={scene} marks={marks} />;
  const buttons = <Buttons {...props} />;
  const place = placeOverTable(question, scene);
  return (
    <>
      <h2 class="prompt">
        <RulesLine text={title} />
      </h2>
      {note !== '' && (
        <p class="question-note" role="alert">
          {note}
        </p>
      )}
      {place !== null ? (
        <Sheet key={question.number} place={place} title={title} hint={hint} footer={buttons}>
          {body}
        </Sheet>
      ) : (
        <>
          {hint !== '' && <p class="soft">{hint}</p>}
          {body}
          {buttons}
        </>
      )}
      {menu.length > 0 && (
        <Dialog title="Which do you mean?" onClose={() => desk.cancel()}>
          <OptionList label="Options" options={grouped(menu)} onPick={({ index }) => desk.pick(index)} />
        </Dialog>
      )}
    </>
  );
}

/** The main button, and at priority those that pass further. */
function Buttons({ desk, scene, state: { question, sketch }, onPassUntil }: AskedProps): JSX.Element {
  const label = mainLabel(question, sketch, scene);
  const isBlocked = sketch !== null && problemOf(question, sketch) !== '';
  const cancel = cancelOption(question);
  const others = question.kind === 'mulligan' ? listedOptions(question) : [];
  return (
    <div class="main-buttons">
      {others.map(({ option }) => (
        <button type="button" class="button" key={option.index} onClick={() => desk.pick(option.index)}>
          {option.label} <kbd>1</kbd>
        </button>
      ))}
      {label !== '' && (
        <button
          type="button"
          class="button primary main-button"
          aria-disabled={isBlocked}
          title={sketch === null || !isBlocked ? undefined : problemOf(question, sketch)}
          onClick={() => desk.confirm()}
        >
          {label}
        </button>
      )}
      {cancel !== undefined && (
        <button type="button" class="button" onClick={() => desk.pick(cancel.index)}>
          {cancel.label} <kbd>Esc</kbd>
        </button>
      )}
      {question.kind === 'priority' && (
        <div class="button-row">
          <button type="button" class="button small" onClick={() => onPassUntil('endOfTurn')}>
            Pass the turn <kbd>F4</kbd>
          </button>
          <button type="button" class="button small" onClick={() => onPassUntil('myTurn')}>
            To my turn <kbd>F6</kbd>
          </button>
        </div>
      )}
    </div>
  );
}

/** Tells those who hear the page what they are asked, and why something was not done. */
function Announcer({ state, scene }: { readonly state: DeskState; readonly scene: Scene }): JSX.Element {
  const [words, setWords] = useState('');
  const { question, sketch, isGiven } = state;
  const said =
    question === null || isGiven
      ? ''
      : [headline(question), guidance(question, sketch), mainLabel(question, sketch, scene)]
          .filter((part) => part !== '')
          .join('. ');
  // What lasts only an instant, between two answers of a draft, is not told.
  useEffect(() => {
    const timer = setTimeout(() => setWords(spokenText(said)), 150);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <p class="visually-hidden" role="status">
      {words}
    </p>
  );
}
