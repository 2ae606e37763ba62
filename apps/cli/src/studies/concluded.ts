/** The end of a study, however its games were played: its files, and what it says. */
import { ok } from '@foretell/formats';
import type { GameRecord } from '@foretell/study';
import type { CommandContext } from '../command.ts';
import { type Checked, type Complaint, Exit, type ExitCode } from '../exit.ts';
import { commandLine, type Options } from '../options.ts';
import { visible } from '../terminal.ts';
import type { StudyManifest } from './manifest.ts';
import type { ResultsFolder } from './resultsFolder.ts';
import type { Conclusion, Study } from './study.ts';

/** Writes and says what the games of a study come to. */
export function concluded<Manifest extends StudyManifest>(
  study: Study<Manifest>,
  manifest: Manifest,
  folder: ResultsFolder,
  games: readonly GameRecord[],
  isWhole: boolean,
  { terminal, options }: CommandContext,
): Checked<ExitCode> {
  const conclusion = study.conclude(manifest, games);
  if (conclusion === null) return ok(Exit.ok);
  const unwritten = written(folder, conclusion);
  if (unwritten !== null) return { ok: false, error: unwritten };
  terminal.out(
    options.flag('json')
      ? `${JSON.stringify(conclusion.document)}\n`
      : visible(`${conclusion.words}results in ${folder.path}\n`),
  );
  if (folder.defects.length > 0) return ok(Exit.failed);
  return ok(isWhole ? conclusion.exit : Exit.ok);
}

function written(folder: ResultsFolder, { files }: Conclusion): Complaint | null {
  for (const { name, content } of files) {
    const complaint = folder.write(name, content);
    if (complaint !== null) return complaint;
  }
  return null;
}

/** Games that were ended by defects, each with the command that plays it again. */
export function tellDefects({ path, defects }: ResultsFolder, { terminal, options }: CommandContext): void {
  for (const { game, seed, reason } of defects)
    terminal.talk(
      `game ${game} (seed ${seed}) was ended by a defect: ${reason ?? ''}; again: ${replayCommand(path, game, options)}`,
    );
}

/** With the cards that the study was played with. */
function replayCommand(folder: string, game: number, options: Options): string {
  const cards = options.text('cards');
  return commandLine([
    'foretell',
    'replay',
    folder,
    '--game',
    String(game),
    ...(cards === undefined ? [] : ['--cards', cards]),
  ]);
}
