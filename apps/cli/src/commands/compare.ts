/** `foretell compare`: is a changed deck better? Paired games over a field, until it is clear. */
import { PLAYER_NAMES } from '@foretell/search';
import { predicted, widthOf } from '@foretell/study';
import { CARDS_OPTION } from '../cards/pool.ts';
import type { Command, CommandContext } from '../command.ts';
import { type CompareManifest, compareManifest, compareStudy, setupOf, wholeRounds } from '../compare/study.ts';
import { Exit } from '../exit.ts';
import { poolRequestOf } from '../studies/decks.ts';
import { fieldSources, loadAll } from '../studies/field.ts';
import { fieldOptionsOf, withoutField } from '../studies/fieldOptions.ts';
import { playStudy } from '../studies/playStudy.ts';
import { SPREADING_EXCLUSIVE, SPREADING_OPTIONS } from '../studies/spreading.ts';
import { sprtFrom, untilFrom } from '../studies/stopOptions.ts';
import { countText } from '../studies/words.ts';

/** Half the width of the interval, where nothing is said of when to stop. */
const DEFAULT_UNTIL = 0.02;

export const compare: Command = {
  usage: 'compare <old> <new>',
  description: 'Is a deck better than another one? The same games with both against a field',
  options: [
    ['--vs <field>', 'The opponents: a folder of deck files, a file, built-in decks; several between commas'],
    [
      '--until <width>',
      `Stop when the difference is known to so many wins in 100, for example 1% (${100 * DEFAULT_UNTIL}%)`,
    ],
    ['--sprt <elo0,elo1>', 'Stop when it is clear which of these Elo differences holds, for example 0,20'],
    ['--games <n>', 'Games in all, at most, in whole rounds (as many as it takes)'],
    ['--require-verdict', `End with exit code ${Exit.inconclusive} if it cannot tell yet`],
    ['--player <player>', `Who plays the two decks: ${PLAYER_NAMES.join(', ')} (greedy)`],
    ['--field-player <player>', 'Who plays the field (greedy)'],
    ['--seed <n>', 'Fixes every game (1)'],
    ['--turn-limit <n>', 'A game that goes on after this turn is stopped and counts half for both (100)'],
    ...SPREADING_OPTIONS,
    ['--out <folder>', 'Results folder; say the same again to go on with it (results/compare-SEED)'],
    CARDS_OPTION,
    ['--json', 'Print the result as one document'],
  ],
  exclusive: [['until', 'sprt'], ...SPREADING_EXCLUSIVE],
  documents: ['compare', 'shard', 'game', 'progress'],
  examples: [
    'compare mine.txt mine-2.txt --vs field/ --until 1%',
    'compare mine.txt mine-2.txt --vs red-aggro --sprt 0,20',
  ],
  async run([old = '', next = ''], context) {
    const { options } = context;
    const vs = options.text('vs');
    const until = untilFrom(options);
    const sprt = sprtFrom(options);
    const games = options.whole('games', 1, 10_000_000);
    const { spreading, out, ...common } = fieldOptionsOf(options, 'compare');
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    if (vs === undefined) return withoutField();
    const sources = fieldSources([vs], context);
    if (!sources.ok) return sources;
    const loaded = await loadAll([old, next, ...sources.value], spreading.threads, context);
    if (!loaded.ok) return loaded;
    const [before, after, ...field] = loaded.value;
    if (before === undefined || after === undefined) throw new Error('decks were loaded and are not there');
    const width = sprt === null && games === undefined ? (until ?? DEFAULT_UNTIL) : until;
    const decks = { old: before, new: after, field };
    const settings = { ...common, games: games ?? 0, until: width, sprt };
    const asked = compareManifest({ ...decks, ...settings });
    if (!asked.ok) return asked;
    const most = games ?? predicted(setupOf(asked.value)).most;
    const manifest = { ...asked.value, games: wholeRounds(most, field.length) };
    foretold(manifest, context);
    const study = compareStudy(options.flag('require-verdict'));
    return playStudy(study, manifest, { out, spreading, pool: poolRequestOf(loaded.value) }, context);
  },
};

/** Says how many games it will need, before the first one. */
function foretold(manifest: CompareManifest, { terminal }: CommandContext): void {
  const { games, until, sprt } = manifest;
  const { expected, variance } = predicted(setupOf(manifest));
  const aim =
    until !== null
      ? `to know the difference to ${(100 * until).toFixed(1)} wins in 100`
      : sprt !== null
        ? `to tell Elo ${sprt.elo0} from ${sprt.elo1}`
        : null;
  terminal.notice(
    aim === null
      ? `${countText(games)} games, which will tell the difference to about ${(100 * widthOf(games / 2, variance)).toFixed(1)} wins in 100`
      : `about ${countText(Math.min(games, expected))} games are expected ${aim}, ${countText(games)} at most`,
  );
}
