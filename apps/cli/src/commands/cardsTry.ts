/** `foretell cards try`: puts cards to the test in small random games that the engine has to get through. */
import { builtInPool } from '@foretell/cards';
import { ok } from '@foretell/formats';
import type { CardDefinition } from '@foretell/rules/ir';
import type { TrialResult } from '@foretell/study';
import { runTrials, startWorkers } from '@foretell/workers';
import { type CardFile, openCardFile } from '../cards/cardFile.ts';
import { trialReport, trialText } from '../cards/trialReport.ts';
import type { Command, CommandContext } from '../command.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import { MOST_SEED, threadsOf } from '../options.ts';

/** Milliseconds that the games of one card may take. */
const PATIENCE = 30_000;

export const cardsTry: Command = {
  usage: 'cards try [...names]',
  description: 'Play small random games about each card: of a card file, or of the built-in pool (exit 1: some failed)',
  options: [
    ['--cards <file>', 'The card file; without it the built-in pool is tried'],
    ['--games <n>', 'Games a card; every other one begins with it in play (2)'],
    ['--decisions <n>', 'Decisions a game (200)'],
    ['--every <n>', 'Only every n-th card (1)'],
    ['--seed <n>', 'Fixes every game (1)'],
    ['--threads <n>', 'Threads; the results do not depend on it (one for each processor)'],
    ['--json', 'Print one document'],
  ],
  documents: ['cards-try'],
  examples: ['cards try "Opposition Agent" --games 20', 'cards try --cards oracle-cards.json --every 10'],
  async run(names, context) {
    const { options, signal, terminal } = context;
    const path = options.text('cards');
    const games = options.whole('games', 1, 100_000) ?? 2;
    const decisions = options.whole('decisions', 1, 100_000) ?? 200;
    const every = options.whole('every', 1, 1_000_000) ?? 1;
    const seed = options.whole('seed', 0, MOST_SEED) ?? 1;
    const threads = Math.max(1, threadsOf(options));
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const found = await cardsToTry(path, names, every, threads, context);
    if (!found.ok) return found;
    const cards = found.value;
    const results: TrialResult[] = [];
    const start = terminal.now();
    const workers = await startWorkers({ threads: Math.min(threads, cards.length) });
    await runTrials(workers.lanes, {
      cards,
      settings: { seed, games, decisions },
      patience: PATIENCE,
      cancellation: signal,
      onResults: (some) => {
        results.push(...some);
        const speed = (results.length / (terminal.now() - start)) * 1000;
        const failed = results.filter(({ failure }) => failure !== null).length;
        terminal.progress(`${results.length}/${cards.length} cards, ${failed} failed, ${speed.toFixed(1)} cards/s`);
      },
    });
    await workers.close();
    terminal.endProgress();
    const report = trialReport(results);
    terminal.out(options.flag('json') ? `${JSON.stringify(report)}\n` : trialText(report));
    if (results.length < cards.length) {
      terminal.talk(`stopped after ${results.length} of ${cards.length} cards`);
      return ok(Exit.interrupted);
    }
    return ok(report.failed > 0 ? Exit.failed : Exit.ok);
  },
};

/** The cards that can be played, in their order; all of them if none is named. */
async function cardsToTry(
  path: string | undefined,
  names: readonly string[],
  every: number,
  threads: number,
  context: CommandContext,
): Promise<Checked<readonly CardDefinition[]>> {
  if (path === undefined) return chosen(builtInPool.filter(isCard), names, every);
  const file = await openCardFile(path, threads, context);
  if (!file.ok) return file;
  const cards = await compiledCards(file.value, names, every);
  await file.value.close();
  return names.length === 0 ? ok(cards) : chosen(cards, names, every);
}

function isCard({ layout }: CardDefinition): boolean {
  return layout !== 'token' && layout !== 'emblem';
}

/** Reads no more of the file than is wanted. */
async function compiledCards(
  { store }: CardFile,
  names: readonly string[],
  every: number,
): Promise<readonly CardDefinition[]> {
  const compiled = store.entries.filter(({ isCompiled }) => isCompiled);
  const wanted =
    names.length === 0
      ? compiled.filter((_, at) => at % every === 0)
      : names.flatMap((name) => store.find(name) ?? []).filter(({ isCompiled }) => isCompiled);
  const cards: CardDefinition[] = [];
  for (const entry of wanted) {
    const { outcome } = await store.read(entry);
    if (outcome.kind === 'compiled') cards.push(outcome.card);
  }
  return cards;
}

function chosen(
  cards: readonly CardDefinition[],
  names: readonly string[],
  every: number,
): Checked<readonly CardDefinition[]> {
  if (names.length === 0) return ok(cards.filter((_, at) => at % every === 0));
  const named = (card: CardDefinition, name: string): boolean =>
    card.name === name || card.faces.some((face) => face.name === name);
  const missing = names.filter((name) => !cards.some((card) => named(card, name)));
  if (missing.length > 0)
    return complain(
      Exit.unsupportedCards,
      ...missing.map((name) => `${name}: no card that can be played; foretell cards show tells why`),
    );
  return ok(cards.filter((card) => names.some((name) => named(card, name))));
}
