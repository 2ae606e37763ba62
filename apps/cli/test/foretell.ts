// Runs the command line: here, in the test's own process, or as the built program that people start.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { askedFor, main } from '../src/cli.ts';
import type { Terminal } from '../src/terminal.ts';

export const dist: string = fileURLToPath(new URL('../dist/', import.meta.url));
const examplesFolder = fileURLToPath(new URL('../../../examples/', import.meta.url));
export const example = (name: string): string => join(examplesFolder, `${name}.yaml`);

/** Positions with the answers that are right. */
export const positionsFile: string = fileURLToPath(
  new URL('../../../corpus/positions/decisions.yaml', import.meta.url),
);

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly talk: string;
}

/** The command in this process: quick to start, and without threads (sources have no thread script). */
export async function foretell(args: readonly string[]): Promise<Ended> {
  let out = '';
  let talk = '';
  const say = (line: string): void => {
    talk += `${line}\n`;
  };
  const terminal: Terminal = {
    out: (text) => {
      out += text;
    },
    talk: say,
    notice: say,
    progress: () => undefined,
    endProgress: () => undefined,
    now: () => performance.now(),
  };
  const code = await main(askedFor(args), terminal, new AbortController().signal);
  return { code, out, talk };
}

export interface ProgramOptions {
  readonly input?: string;
  readonly script?: string;
  readonly cwd?: string;
  /** Called with what is on standard error so far; true sends Ctrl-C, once. */
  readonly interruptWhen?: (talk: string) => boolean;
}

/** The built program in a process of its own: threads, standard input, the current folder and Ctrl-C are as people have them. */
export function program(args: readonly string[], options: ProgramOptions = {}): Promise<Ended> {
  return started(args, options).ended;
}

export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** What is on standard error so far. */
  readonly talk: () => string;
}

/** The built program while it runs. */
export function started(args: readonly string[], options: ProgramOptions = {}): Started {
  const script = options.script ?? join(dist, 'foretell.js');
  const child = spawn(process.execPath, [script, ...args], {
    cwd: options.cwd,
    env: { ...process.env, NO_COLOR: '1' },
  });
  // A test that fails leaves nobody behind.
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let out = '';
  let talk = '';
  let interrupted = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    talk += text;
    if (interrupted || options.interruptWhen?.(talk) !== true) return;
    interrupted = true;
    child.kill('SIGINT');
  });
  child.stdin.end(options.input ?? '');
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, talk }));
  });
  return { child, ended, talk: () => talk };
}

/** All files of a results folder by name, byte by byte. */
export function contents(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, 'latin1')]));
}

/** Waits until it is so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A new folder that is gone after the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foretell-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Lines of a text, without the last line break. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
