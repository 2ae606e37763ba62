/** A saved game or a replay from a file. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { recordOfFile } from '../client/gameFile.ts';
import type { ReplayReading, TableRecord } from '../protocol/table.ts';
import type { App } from '../shell/app.ts';
import { OpenGame } from './openGame.tsx';
import { Problems } from './problems.tsx';

export function GameFiles({ app }: { readonly app: App }): JSX.Element {
  const [record, setRecord] = useState<TableRecord | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await recordOfFile(file, (text) => replayRecord(app, text));
    setRecord(read.ok ? read.record : null);
    setProblems(read.ok ? [] : [read.problem]);
  };
  return (
    <section class="game-files">
      <h2>Saved game</h2>
      <label class="file-button">
        Game file
        <input
          type="file"
          name="game-file"
          accept=".json"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      <Problems problems={problems} />
      {record !== null && <OpenGame app={app} record={record} />}
    </section>
  );
}

/** What the engine reads in a replay; that it could not is a problem as well. */
async function replayRecord(app: App, text: string): Promise<ReplayReading> {
  try {
    return await app.engine.call(({ table }) => table.recordOfReplay(text));
  } catch (error) {
    return { ok: false, problems: [error instanceof Error ? error.message : String(error)] };
  }
}
