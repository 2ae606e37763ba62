/** `foretell gauntlet`: one deck against every deck of a field. */
import { suggest } from '@foretell/formats';
import { PLAYER_NAMES } from '@foretell/search';
import { CARDS_OPTION } from '../cards/pool.ts';
import type { Command } from '../command.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import { GAUNTLET, gauntletManifest } from '../gauntlet/study.ts';
import { poolRequestOf } from '../studies/decks.ts';
import { fieldSources, loadAll } from '../studies/field.ts';
import { fieldOptionsOf, withoutField } from '../studies/fieldOptions.ts';
import { playStudy } from '../studies/playStudy.ts';
import { SPREADING_EXCLUSIVE, SPREADING_OPTIONS } from '../studies/spreading.ts';

export const gauntlet: Command = {
  usage: 'gauntlet <deck>',
  description: 'Play one deck against every deck of a field',
  options: [
    ['--vs <field>', 'The opponents: a folder of deck files, a file, built-in decks; several between commas'],
    ['--games <n>', 'Games against each opponent; the decks begin in turn (100)'],
    ['--weights <list>', 'How common opponents are, such as red-aggro=3,elves=0.5; 1 where nothing is said'],
    ['--player <player>', `Who plays the deck: ${PLAYER_NAMES.join(', ')} (greedy)`],
    ['--field-player <player>', 'Who plays the field (greedy)'],
    ['--seed <n>', 'Fixes every game (1)'],
    ['--turn-limit <n>', 'A game that goes on after this turn is stopped and counts half for both (100)'],
    ...SPREADING_OPTIONS,
    ['--out <folder>', 'Results folder; say the same again to go on with it (results/gauntlet-SEED)'],
    CARDS_OPTION,
    ['--json', 'Print the result as one document'],
  ],
  exclusive: SPREADING_EXCLUSIVE,
  documents: ['gauntlet', 'shard', 'game', 'progress'],
  examples: ['gauntlet mine.txt --vs field/ --games 200', 'gauntlet mine.txt --vs field/ --weights red-aggro=3'],
  async run([source = ''], context) {
    const { options } = context;
    const vs = options.text('vs');
    const gamesEach = options.whole('games', 1, 1_000_000) ?? 100;
    const weighted = options.text('weights');
    const { spreading, out, ...common } = fieldOptionsOf(options, 'gauntlet');
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    if (vs === undefined) return withoutField();
    const sources = fieldSources([vs], context);
    if (!sources.ok) return sources;
    const loaded = await loadAll([source, ...sources.value], spreading.threads, context);
    if (!loaded.ok) return loaded;
    const [deck, ...field] = loaded.value;
    if (deck === undefined) throw new Error('a deck was loaded and is not there');
    const weights = weightsOf(
      weighted,
      field.map(({ name }) => name),
    );
    if (!weights.ok) return weights;
    const settings = { weights: weights.value, ...common, gamesEach };
    const manifest = gauntletManifest({ deck, field, ...settings });
    if (!manifest.ok) return manifest;
    return playStudy(GAUNTLET, manifest.value, { out, spreading, pool: poolRequestOf(loaded.value) }, context);
  },
};

/** By opponent. */
function weightsOf(text: string | undefined, names: readonly string[]): Checked<number[]> {
  const weights = names.map(() => 1);
  const given = new Set<string>();
  for (const part of text?.split(',') ?? []) {
    const [, name = '', number = ''] = /^(.+)=(\d+(?:\.\d+)?)$/.exec(part.trim()) ?? [];
    if (number === '') return complain(Exit.usage, `--weights ${part}: write NAME=NUMBER, such as red-aggro=3`);
    if (!names.includes(name))
      return complain(Exit.usage, `--weights ${part}: the field has no deck ${name}; ${suggest(name, names)}`);
    if (given.has(name)) return complain(Exit.usage, `--weights ${text}: ${name} is given twice; give it once`);
    given.add(name);
    for (const [at, other] of names.entries()) if (other === name) weights[at] = Number(number);
  }
  if (weights.every((weight) => weight === 0))
    return complain(Exit.usage, `--weights ${text}: give at least one opponent a weight above 0`);
  return { ok: true, value: weights };
}
