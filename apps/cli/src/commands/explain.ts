/** `foretell explain`: which option is best in a position, and how sure is that? */
import { startWorkers } from '@foretell/workers';
import { CARDS_OPTION, openPool } from '../cards/pool.ts';
import type { Command } from '../command.ts';
import { complain, Exit } from '../exit.ts';
import { AnswersFile } from '../explain/answers.ts';
import { Explaining } from '../explain/explainAll.ts';
import { cardsForPositions } from '../explain/positionCards.ts';
import { ANALYSIS_EXCLUSIVE, ANALYSIS_OPTIONS, settingsOf } from '../explain/settings.ts';
import { positionEntries } from '../files/positionFile.ts';
import { threadsOf } from '../options.ts';
import { PROGRESS_EXCLUSIVE, PROGRESS_OPTIONS, readProgressOptions } from '../terminalOptions.ts';

export const explain: Command = {
  usage: 'explain <...positions>',
  description: 'Rank the options of positions by win probability',
  options: [
    ...ANALYSIS_OPTIONS,
    CARDS_OPTION,
    ['--json', 'Print one document; a list of them if there are several positions'],
    ['--ndjson', 'Print one document a line, with the place of the position'],
    ['--out <file>', 'Add the documents to this file instead, a line each; say the same again to go on with it'],
    ...PROGRESS_OPTIONS,
  ],
  examples: [
    'explain examples/jace-piles.yaml',
    'explain position.yaml --budget-sims 5000 --json',
    'explain positions/ --out answers.ndjson',
  ],
  exclusive: [...ANALYSIS_EXCLUSIVE, ['json', 'ndjson', 'out'], ...PROGRESS_EXCLUSIVE],
  documents: ['explain', 'explain-line', 'explain-list', 'progress'],
  async run(paths, context) {
    const { options, terminal } = context;
    const settings = settingsOf(options);
    const threads = threadsOf(options);
    const out = options.text('out');
    readProgressOptions(options);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const entries = positionEntries(paths);
    if (!entries.ok) return entries;
    const sources = entries.value.flatMap((entry) => (entry.ok ? [entry.value] : []));
    const wrong = entries.value.flatMap((entry) => (entry.ok ? [] : entry.error.lines));
    if (sources.length === 0) return complain(Exit.usage, ...wrong);
    for (const notice of sources.flatMap(({ notices }) => notices)) terminal.talk(notice);
    const kept = out === undefined ? null : AnswersFile.open(out);
    if (kept?.ok === false) return kept;
    const pool = await openPool(threads, context);
    if (!pool.ok) return pool;
    const request = await cardsForPositions(sources, pool.value, terminal);
    const workers = await startWorkers({ threads, pool: request });
    try {
      const surroundings = { lanes: workers.lanes, pool: pool.value, request };
      const batch = { entries: entries.value, settings, surroundings, kept: kept?.value ?? null };
      return await new Explaining(batch, context).run();
    } finally {
      await workers.close();
      await pool.value.close();
    }
  },
};
