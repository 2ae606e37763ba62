/** The position as text: typed, pasted, dropped, opened from a file, or one of the examples. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { packedText } from '../client/packing.ts';
import type { BoardProblem } from '../protocol/board.ts';
import { useFileDrop } from '../ui/useFileDrop.ts';
import { FORM } from './analysisPanel.tsx';
import type { BoardState } from './boardState.ts';
import { CopyButton } from './copyButton.tsx';
import { EXAMPLES } from './examples.ts';

export function PositionEditor({ board }: { readonly board: BoardState }): JSX.Element {
  const area = useRef<HTMLTextAreaElement>(null);
  const { isOver, handlers } = useFileDrop((...files) => void board.openFiles(files));
  const shown = board.shown.value;
  return (
    <section class={`position-editor${isOver ? ' over' : ''}`} aria-label="Position" {...handlers}>
      <div class="editor-bar">
        <h2>Position</h2>
        <Examples board={board} />
        <FileButton
          words="Open file …"
          name="position-file"
          accept=".yaml,.yml,.json,.ndjson,.jsonl,.pzl,.txt"
          onFiles={(files) => void board.openFiles(files)}
        />
        {namesLists(board) && (
          <FileButton
            words="Add lists …"
            name="list-files"
            accept=".txt,.dek,.dec,.json,.mwDeck,.cod"
            onFiles={(files) => void board.addLists(files)}
          />
        )}
        {shown !== null && <CopyButton words="Copy as scenario" text={() => shown.scenario} />}
        {shown !== null && <CopyButton words="Copy a link" text={() => linkTo(board)} />}
      </div>
      <WhichPosition board={board} />
      <TextArea board={board} area={area} />
      <Problems board={board} onGo={(problem) => goTo(area.current, problem)} />
      {shown !== null && shown.notes.length > 0 && (
        <ul class="notes soft">
          {shown.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A link is to the position that is shown, whatever else the text has. */
async function linkTo(board: BoardState): Promise<string> {
  const shown = board.shown.value;
  const text = shown !== null && board.headings.value.length > 1 ? shown.scenario : board.text.value;
  return new URL(`#/board/${await packedText(text)}`, location.href).href;
}

function namesLists(board: BoardState): boolean {
  return board.headings.value.some(({ lists }) => lists.length > 0);
}

/** Where a text has several positions, which of them. */
function WhichPosition({ board }: { readonly board: BoardState }): JSX.Element | null {
  const headings = board.headings.value;
  if (headings.length < 2) return null;
  const at = Math.min(board.at.value, headings.length - 1);
  return (
    <label class="which-position">
      Position{' '}
      <select name="which" value={at} onChange={(event) => void board.choose(Number(event.currentTarget.value))}>
        {headings.map(({ id, line }, place) => (
          <option key={line} value={place}>
            {`${place + 1} of ${headings.length}: ${id} (line ${line})`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Lines of a text beyond which they are not numbered. */
const MOST_NUMBERED = 2000;

function TextArea(props: {
  readonly board: BoardState;
  readonly area: { current: HTMLTextAreaElement | null };
}): JSX.Element {
  const { board, area } = props;
  const gutter = useRef<HTMLDivElement>(null);
  const text = board.text.value;
  const wrong = new Set(board.problems.value.map(({ line }) => line));
  const count = text.split('\n').length;
  const lines = Array.from({ length: count > MOST_NUMBERED ? 0 : count }, (_, at) => at + 1);
  return (
    <div class="text-with-lines">
      <div class="line-numbers numbers" aria-hidden="true" ref={gutter}>
        {lines.map((line) => (
          <span key={line} class={wrong.has(line) ? 'wrong' : ''}>
            {line}
          </span>
        ))}
      </div>
      <textarea
        ref={area}
        name="position"
        form={FORM}
        aria-label="Position: scenarios in YAML or JSON, or a puzzle of Forge"
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        wrap="off"
        rows={14}
        placeholder="Paste a position here, drop a file, or choose an example."
        value={text}
        onInput={(event) => board.write(event.currentTarget.value)}
        onScroll={(event) => {
          if (gutter.current !== null) gutter.current.scrollTop = event.currentTarget.scrollTop;
        }}
      />
    </div>
  );
}

/** Each goes to its place in the text. */
function Problems(props: {
  readonly board: BoardState;
  readonly onGo: (problem: BoardProblem) => void;
}): JSX.Element | null {
  const { board, onGo } = props;
  const problems = board.problems.value;
  if (problems.length === 0) return null;
  const items = problems.map((problem) => (
    <li key={problem.text}>
      {problem.line === null ? (
        problem.text
      ) : (
        <button type="button" class="problem" onClick={() => onGo(problem)}>
          {problem.text}
        </button>
      )}
    </li>
  ));
  return (
    <div class="problems" role={board.asked.value ? 'alert' : 'status'}>
      <ul>{items}</ul>
    </div>
  );
}

function goTo(area: HTMLTextAreaElement | null, { line, column }: BoardProblem): void {
  if (area === null || line === null) return;
  const before = area.value.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, text) => sum + text.length + 1, 0);
  const at = start + (column ?? 1) - 1;
  area.focus();
  area.setSelectionRange(at, at);
  const height = area.scrollHeight / Math.max(1, area.value.split('\n').length);
  area.scrollTop = Math.max(0, (line - 4) * height);
}

function Examples({ board }: { readonly board: BoardState }): JSX.Element {
  const open = (name: string): void => {
    const example = EXAMPLES.find((candidate) => candidate.name === name);
    if (example !== undefined) void board.open(example.text);
  };
  return (
    <label class="examples">
      <span class="visually-hidden">Examples</span>
      <select
        name="example"
        value=""
        onChange={(event) => {
          open(event.currentTarget.value);
          event.currentTarget.value = '';
        }}
      >
        <option value="" disabled>
          Examples …
        </option>
        {EXAMPLES.map(({ name, about }) => (
          <option key={name} value={name}>
            {about}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FileButtonProps {
  readonly words: string;
  readonly name: string;
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
}

function FileButton({ words, name, accept, onFiles }: FileButtonProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="button small" onClick={() => input.current?.click()}>
        {words}
      </button>
      <input
        ref={input}
        type="file"
        name={name}
        hidden
        multiple
        accept={accept}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
