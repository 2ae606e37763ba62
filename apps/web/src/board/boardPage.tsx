/** The analysis board as a page. */
import { startWorkers, type Workers } from '@foretell/workers';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { AnalysisBoard } from '../analysisBoard.tsx';

/** More than this a search cannot use: it has eight shards. */
const MOST_THREADS = 8;

export function BoardPage(): JSX.Element {
  const [workers, setWorkers] = useState<Workers | null>(null);
  useEffect(() => {
    void startWorkers({ threads: Math.min(MOST_THREADS, navigator.hardwareConcurrency) }).then(setWorkers);
  }, []);
  return workers === null ? <main aria-busy="true" /> : <AnalysisBoard workers={workers} />;
}
