/** The one door to studies that play games: plays what their results folder does not have yet and says what the games come to. */
import { ok } from '@foretell/formats';
import type { PoolRequest } from '@foretell/workers';
import type { CommandContext } from '../command.ts';
import { type Checked, Exit, type ExitCode } from '../exit.ts';
import { concluded, tellDefects } from './concluded.ts';
import type { StudyManifest } from './manifest.ts';
import { playRest } from './playRest.ts';
import { ResultsFolder } from './resultsFolder.ts';
import { numberingOf, type Shard, shardText } from './shard.ts';
import type { Spreading } from './spreading.ts';
import type { Study, Watch } from './study.ts';

export interface StudyPlace {
  /** The results folder. */
  readonly out: string;
  /** The cards that workers need. */
  readonly pool: PoolRequest;
  readonly spreading: Spreading;
}

/** Plays the study of that manifest (which names no shard: that is an option), or goes on with it. */
export async function playStudy<Manifest extends StudyManifest>(
  study: Study<Manifest>,
  whole: Manifest,
  { out, pool, spreading }: StudyPlace,
  context: CommandContext,
): Promise<Checked<ExitCode>> {
  const { shard } = spreading;
  const manifest = shard === undefined ? whole : { ...whole, shard };
  const watch = watchOf(study, manifest);
  const folder = ResultsFolder.open(out, manifest, study, (game) => watch.add(game));
  if (!folder.ok) return folder;
  const numbering = numberingOf(shard, study.unit);
  const games = numbering.count(manifest.games);
  const schedule = study.schedule(manifest);
  const rest = { match: study.match(manifest), schedule, numbering, games, pool, spreading, watch };
  const unkept = await playRest(folder.value, rest, context);
  if (unkept !== null) return { ok: false, error: unkept };
  const { count } = folder.value;
  const isWhole = count >= games || watch.isEnough();
  const said =
    shard === undefined
      ? studyConcluded(study, manifest, folder.value, isWhole, context)
      : shardConcluded(manifest, shard, folder.value, context);
  if (!said.ok) return said;
  tellDefects(folder.value, context);
  if (isWhole) return said;
  context.terminal.talk(`stopped after ${count} of ${games} games; say the same again to go on`);
  return ok(Exit.interrupted);
}

/** Nobody looks at the games of a shard: whether they are enough can only be told of all of them in order. */
function watchOf<Manifest extends StudyManifest>(study: Study<Manifest>, manifest: Manifest): Watch {
  if (study.watch !== undefined && manifest.shard === undefined) return study.watch(manifest);
  return { add: () => undefined, isEnough: () => false, headline: () => null };
}

/** Of all its games: they are read once more, since nobody holds them while they are played. */
function studyConcluded<Manifest extends StudyManifest>(
  study: Study<Manifest>,
  manifest: Manifest,
  folder: ResultsFolder,
  isWhole: boolean,
  context: CommandContext,
): Checked<ExitCode> {
  const played = folder.games();
  return played.ok ? concluded(study, manifest, folder, played.value, isWhole, context) : played;
}

export interface ShardReport {
  readonly schema: 1;
  readonly study: string;
  readonly shard: Shard;
  /** Of the shard, played so far. */
  readonly games: number;
  /** Of the whole study. */
  readonly ofGames: number;
  readonly folder: string;
}

function shardConcluded(
  { study, games: ofGames }: StudyManifest,
  shard: Shard,
  folder: ResultsFolder,
  { terminal, options }: CommandContext,
): Checked<ExitCode> {
  const played = folder.count;
  const document: ShardReport = { schema: 1, study, shard, games: played, ofGames, folder: folder.path };
  terminal.out(
    options.flag('json')
      ? `${JSON.stringify(document)}\n`
      : `shard ${shardText(shard)}: ${played} of the study's ${ofGames} games in ${folder.path}\n`,
  );
  return ok(folder.defects.length > 0 ? Exit.failed : Exit.ok);
}
