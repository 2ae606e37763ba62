/** Shards put together: the folder that one machine would have made. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ok } from '@foretell/formats';
import { ENGINE, type GameRecord } from '@foretell/study';
import type { CommandContext } from '../command.ts';
import { type Checked, complain, Exit, type ExitCode } from '../exit.ts';
import { reasonOf } from '../files/read.ts';
import { concluded, tellDefects } from './concluded.ts';
import type { StudyManifest } from './manifest.ts';
import { gamesOf, MANIFEST, ResultsFolder } from './resultsFolder.ts';
import { numberingOf, placeOf, type Shard, shardText } from './shard.ts';
import type { Study } from './study.ts';

/** A folder that may be a shard. */
export interface Part {
  readonly path: string;
  readonly manifest: unknown;
}

interface ShardFolder<Manifest> {
  readonly path: string;
  /** Of the whole study. */
  readonly manifest: Manifest;
  readonly shard: Shard;
}

export function readPart(path: string): Checked<Part> {
  const file = join(path, MANIFEST);
  try {
    return ok({ path, manifest: JSON.parse(readFileSync(file, 'utf8')) });
  } catch (error) {
    if (error instanceof SyntaxError) return complain(Exit.usage, `${file}: is not the manifest of a study`);
    return complain(Exit.usage, `${file}: ${reasonOf(error)}; name the results folder of a study`);
  }
}

/** Puts the shards of a study of that kind together and says what its games come to. */
export function merge<Manifest extends StudyManifest>(
  study: Study<Manifest>,
  parts: readonly Part[],
  out: string,
  context: CommandContext,
): Checked<ExitCode> {
  const shards = shardsOf(study, parts);
  if (!shards.ok) return shards;
  const [first] = shards.value;
  if (first === undefined) throw new Error('a merge of nothing');
  const games = allGames(study, shards.value);
  if (!games.ok) return games;
  const folder = ResultsFolder.open(out, first.manifest, study, () => undefined);
  if (!folder.ok) return folder;
  const unkept = folder.value.append(games.value.slice(folder.value.count));
  if (unkept !== null) return { ok: false, error: unkept };
  const said = concluded(study, first.manifest, folder.value, games.value, true, context);
  tellDefects(folder.value, context);
  return said;
}

/** The shards in their order; one line of complaint if they are not all of one study's. */
function shardsOf<Manifest extends StudyManifest>(
  study: Study<Manifest>,
  parts: readonly Part[],
): Checked<readonly ShardFolder<Manifest>[]> {
  const folders: ShardFolder<Manifest>[] = [];
  for (const { path, manifest } of parts) {
    if (!study.isManifest(manifest))
      return complain(Exit.usage, `${path}: is another kind of study than ${parts[0]?.path}`);
    const { shard, ...rest } = manifest;
    if (shard === undefined) return complain(Exit.usage, `${path}: is no shard, but a whole study`);
    const whole: unknown = rest;
    if (!study.isManifest(whole)) throw new Error('a manifest that needs its shard');
    const folder = { path, manifest: whole, shard };
    const problem = notOfOne(study, folder, folders);
    if (problem !== null) return complain(Exit.usage, `${path}: ${problem}`);
    folders.push(folder);
  }
  const of = folders[0]?.shard.of ?? 0;
  const absent = Array.from({ length: of }, (_, at) => at + 1).filter(
    (index) => !folders.some(({ shard }) => shard.index === index),
  );
  if (absent.length > 0) {
    const names = absent.slice(0, 5).map((index) => shardText({ index, of }));
    return complain(
      Exit.usage,
      `of the study there ${absent.length === 1 ? 'is no shard' : 'are no shards'} ${names.join(', ')}${absent.length > 5 ? ` and ${absent.length - 5} more` : ''}; name their folders as well`,
    );
  }
  return ok(folders.toSorted((a, b) => a.shard.index - b.shard.index));
}

/** In words, why the folder is not one more of the same study as those before it; null if it is. */
function notOfOne<Manifest extends StudyManifest>(
  study: Study<Manifest>,
  folder: ShardFolder<Manifest>,
  before: readonly ShardFolder<Manifest>[],
): string | null {
  const { engine } = folder.manifest;
  if (engine !== ENGINE) return `was made by ${engine}, this is ${ENGINE}; merge with what made it`;
  const [first] = before;
  if (first === undefined) return null;
  const difference =
    study.differenceFrom(folder.manifest, first.manifest) ?? study.differenceFrom(first.manifest, folder.manifest);
  if (difference !== null) return `${difference}, as ${first.path} has; shards must be of one study`;
  if (folder.shard.of !== first.shard.of)
    return `is shard ${shardText(folder.shard)}, and ${first.path} ${shardText(first.shard)}; take shards of one number`;
  const twin = before.find(({ shard }) => shard.index === folder.shard.index);
  return twin === undefined ? null : `is shard ${shardText(folder.shard)}, as ${twin.path} is`;
}

/** The study's games in their order, up to the one with which there are enough. */
function allGames<Manifest extends StudyManifest>(
  study: Study<Manifest>,
  shards: readonly ShardFolder<Manifest>[],
): Checked<readonly GameRecord[]> {
  const [first] = shards;
  if (first === undefined) return ok([]);
  const { games: asked } = first.manifest;
  const played: (readonly GameRecord[])[] = [];
  for (const { path, shard } of shards) {
    const numbering = numberingOf(shard, study.unit);
    const games = gamesOf(path, numbering);
    if (!games.ok) return games;
    const wanted = numbering.count(asked);
    if (games.value.length !== wanted)
      return complain(
        Exit.usage,
        `${path}: has ${games.value.length} of the ${wanted} games of shard ${shardText(shard)}; say its command again`,
      );
    played.push(games.value);
  }
  const watch = study.watch?.(first.manifest);
  const games: GameRecord[] = [];
  for (let game = 0; game < asked && watch?.isEnough() !== true; game++) {
    const { shard, place } = placeOf(game, shards.length, study.unit);
    const record = played[shard]?.[place];
    if (record === undefined) throw new Error(`game ${game} is in no shard`);
    watch?.add(record);
    games.push(record);
  }
  return ok(games);
}
