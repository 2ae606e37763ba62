/** The one door to studies that play games: plays what their results folder does not have yet and says what the games come to. */
import { ok } from '@foretell/formats';
import type { GameRecord } from '@foretell/study';
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
  const played = folder.value.games();
  if (!played.ok) return played;
  const isWhole = count >= games || watch.isEnough();
  const said =
    shard === undefined
      ? concluded(study, manifest, folder.value, played.value, isWhole, context)
      : shardConcluded(manifest, shard, folder.value, played.value, context);
  if (!said.ok) return said;
  tellDefects(folder.value, played.value, context);
  if (isWhole) return said;
  context.terminal.talk(`stopped after ${count} of ${games} games; say the same again to go on`);
  return ok(Exit.interrupted);
}

/** Nobody looks at the games of a shard: whether they are enough can only be told of all of them in order. */
function watchOf<Manifest extends StudyManifest>(study: Study<Manifest>, manifest: Manifest): Watch {
  if (study.watch !== undefined && manifest.shard === undefined) return study.watch(manifest);
  return { add: () => undefined, isEnough: () => false, headline: () => null };
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
  games: readonly GameRecord[],
  { terminal, options }: CommandContext,
): Checked<ExitCode> {
  const played = games.length;
  const document: ShardReport = { schema: 1, study, shard, games: played, ofGames, folder: folder.path };
  terminal.out(
    options.flag('json')
      ? `${JSON.stringify(document)}\n`
      : `shard ${shardText(shard)}: ${played} of the study's ${ofGames} games in ${folder.path}\n`,
  );
  return ok(games.some(({ end }) => end === 'error') ? Exit.failed : Exit.ok);
}
