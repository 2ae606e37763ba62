/** The entry point of the web page. */
import { startWorkers } from '@foretell/workers';
import { render } from 'preact';
import { AnalysisBoard } from './analysisBoard.tsx';

/** More than this a search cannot use: it has eight shards. */
const MOST_THREADS = 8;

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
try {
  const workers = await startWorkers({ threads: Math.min(MOST_THREADS, navigator.hardwareConcurrency) });
  render(<AnalysisBoard workers={workers} />, place);
} catch (error) {
  render(<p role="alert">{error instanceof Error ? error.message : String(error)}</p>, place);
}
