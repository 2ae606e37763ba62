// A measured case in a Node process of its own, spoken to by lines of JSON.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Case } from './measure.ts';
import type { Slice } from './playoutSample.ts';
import type { MeasuredProcess } from './round.ts';

export class NodeProcess implements MeasuredProcess {
  readonly signature: number;
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly lines: AsyncIterator<string>;

  private constructor(
    child: ChildProcessByStdio<Writable, Readable, null>,
    lines: AsyncIterator<string>,
    signature: number,
  ) {
    this.child = child;
    this.lines = lines;
    this.signature = signature;
  }

  /**
   * Start a process and wait until it is set up.
   * @param file the bundled `playoutProcess`
   */
  static async start(file: string, { variant, root }: Case): Promise<NodeProcess> {
    const child = spawn(process.execPath, [file, variant, root], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return new NodeProcess(child, lines, JSON.parse(await nextLine(lines, `${variant} on ${root}`)));
  }

  async play(seconds: number): Promise<Slice> {
    this.child.stdin.write(`${seconds}\n`);
    return JSON.parse(await nextLine(this.lines, this.child.spawnargs.slice(-2).join(' on ')));
  }

  /** Let the process end. */
  stop(): void {
    this.child.stdin.end();
  }
}

async function nextLine(lines: AsyncIterator<string>, name: string): Promise<string> {
  const { done, value } = await lines.next();
  if (done === true) throw new Error(`the process that measures ${name} ended early`);
  return value;
}
