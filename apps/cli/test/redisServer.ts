// A real Redis for tests, on a port of its own and without anything on disk: a restart forgets all.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { scratchFolder } from './foretell.ts';

/** Whether the machine has one. */
export const hasRedis: boolean = spawnSync('redis-server', ['--version']).status === 0;

export interface RedisServer {
  readonly url: string;
  /** Kills it. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

export async function redisServer(): Promise<RedisServer> {
  const folder = scratchFolder();
  const port = await freePort();
  let child: ChildProcess | null = null;
  const kill = async (): Promise<void> => {
    const ended = new Promise((resolve) => child?.on('close', resolve));
    if (child?.kill('SIGKILL') === true) await ended;
    child = null;
  };
  const start = async (): Promise<void> => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn('redis-server', settings, { cwd: folder, stdio: 'ignore' });
    while (!(await listens(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  onTestFinished(kill);
  await start();
  return { url: `redis://127.0.0.1:${port}`, kill, start };
}

/** A port of this machine at which nobody listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
