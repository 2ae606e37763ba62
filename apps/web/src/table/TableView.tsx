/** A game in play: the field, and beside it who thinks, the log, the analysis and the controls. A function of what is given. */
import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { ObjectRef } from '../protocol/scene.ts';
import type { LogLine, StopSettings, TableState } from '../protocol/table.ts';
import type { Choices } from './context.ts';
import { EndScreen } from './EndScreen.tsx';
import { type AskInsight, InsightPanel, useRecentInsights } from './InsightPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { SceneView } from './SceneView.tsx';
import { useShared } from './share.ts';
import { ThinkingBar } from './ThinkingBar.tsx';

export interface TableViewProps {
  readonly state: TableState;
  /** The whole log. */
  readonly lines: readonly LogLine[];
  /** Objects and players a click on which means an option of the question. */
  readonly choices: Choices;
  /** What has been picked so far, by the question or by the controls. */
  readonly picked: readonly ObjectRef[];
  /** A choice was clicked. The element is what a menu of several options stands beside. */
  readonly onRef: (ref: ObjectRef, element: Element) => void;
  readonly stops: StopSettings;
  readonly onStops: (stops: StopSettings) => void;
  readonly onHurry: () => void;
  /** Called once the game is over. */
  readonly onInsight: AskInsight;
  /** The controls of the question. */
  readonly controls: ComponentChildren;
  /** Buttons of the game as a whole: settings, conceding, leaving. */
  readonly menu?: ComponentChildren;
  /** Buttons of the end screen. */
  readonly endActions?: ComponentChildren;
}

export function TableView(props: TableViewProps): JSX.Element {
  const { state, lines, choices, picked, onRef, stops, onStops, onHurry, onInsight, controls, menu, endActions } =
    props;
  const { thinking, insight, end, markedUndos } = state;
  const scene = useShared(state.scene);
  const question = useShared(state.question);
  const insights = useRecentInsights(insight);
  const log = useMemo(() => <LogPanel lines={lines} />, [lines]);
  const side = (
    <>
      <div class="side-top">
        {menu}
        <SideTabs
          log={log}
          insight={<InsightPanel insights={insights} scene={scene} onAsk={end === null ? null : onInsight} />}
        />
      </div>
      <ThinkingBar thinking={thinking} scene={scene} onHurry={onHurry} />
      <div class="controls">
        <StatusLine state={state} />
        {controls}
        {end !== null && <EndScreen end={end} scene={scene} markedUndos={markedUndos} actions={endActions} />}
      </div>
    </>
  );
  return (
    <SceneView
      scene={scene}
      choices={choices}
      picked={useShared(picked)}
      onRef={onRef}
      {...(question === null ? {} : { cards: question.cards })}
      stops={stops}
      onStops={onStops}
      side={side}
    />
  );
}

/** Why passes were made without asking, and who is waited for. */
function StatusLine({
  state: { passed, question, scene, end, thinking },
}: {
  readonly state: TableState;
}): JSX.Element {
  const waits = question === null && end === null && thinking === null && scene.waitingFor >= 0;
  return (
    <p class="status-line soft" role="status">
      {passed !== '' && <span>{passed}</span>}
      {waits && <span>Waiting for {scene.seats[scene.waitingFor]?.name ?? ''} …</span>}
    </p>
  );
}

interface SideTabsProps {
  readonly log: JSX.Element;
  readonly insight: JSX.Element;
}

/** Where there is room the log is always shown; where there is none, nothing is until it is asked for. */
function SideTabs({ log, insight }: SideTabsProps): JSX.Element {
  const [tab, setTab] = useState<'log' | 'insight' | null>(null);
  const toggle = (one: 'log' | 'insight'): void => setTab(tab === one ? null : one);
  return (
    <>
      <div class="side-tabs">
        <button
          type="button"
          class="button small"
          data-shortcut="l"
          aria-keyshortcuts="L"
          aria-pressed={tab === 'log'}
          onClick={() => toggle('log')}
        >
          Log
        </button>
        <button type="button" class="button small" aria-pressed={tab === 'insight'} onClick={() => toggle('insight')}>
          Analysis
        </button>
      </div>
      <div class={`side-panel${tab === null ? '' : ' chosen'}`}>
        <div class="side-page" hidden={tab === 'insight'}>
          {log}
        </div>
        <div class="side-page" hidden={tab !== 'insight'}>
          {insight}
        </div>
      </div>
    </>
  );
}
