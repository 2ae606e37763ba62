/** A saved game or a replay from a file. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { recordOfFile } from '../client/gameFile.ts';
import { failureWords } from '../protocol/failure.ts';
import type { ReplayReading, TableRecord } from '../protocol/table.ts';
import type { App } from '../shell/app.ts';
import { Problems } from '../ui/Problems.tsx';
import { FileField } from './fileField.tsx';
import { OpenGame } from './openGame.tsx';

export function GameFiles({ app }: { readonly app: App }): JSX.Element {
  const [record, setRecord] = useState<TableRecord | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const take = async (file: File): Promise<void> => {
    const read = await recordOfFile(file, (text) => replayRecord(app, text));
    setRecord(read.ok ? read.record : null);
    setProblems(read.ok ? [] : [read.problem]);
  };
  return (
    <section class="game-files">
      <h2>Saved game</h2>
      <FileField words="Game file" name="game-file" accept=".json" onFile={(file) => void take(file)} />
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
    return { ok: false, problems: [failureWords(error)] };
  }
}
