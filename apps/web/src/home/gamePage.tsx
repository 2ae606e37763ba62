/** A game from a link: it is read, told about, and opened when the visitor says so. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { recordOfLink } from '../client/link.ts';
import type { RecordReading } from '../client/record.ts';
import type { PageProps } from '../shell/app.ts';
import { OpenGame } from './openGame.tsx';

export function GamePage({ app, rest }: PageProps): JSX.Element {
  const [reading, setReading] = useState<RecordReading | null>(null);
  useEffect(() => {
    let isWanted = true;
    setReading(null);
    void recordOfLink(rest).then((read) => {
      if (isWanted) setReading(read);
    });
    return () => {
      isWanted = false;
    };
  }, [rest]);
  return (
    <main class="game-page">
      <h1>A game by link</h1>
      {reading === null && <p aria-busy="true">Reading the link …</p>}
      {reading !== null && !reading.ok && (
        <p role="alert">
          {reading.problem} <a href="#/">Begin a new game</a>
        </p>
      )}
      {reading?.ok === true && <OpenGame app={app} record={reading.record} />}
    </main>
  );
}
