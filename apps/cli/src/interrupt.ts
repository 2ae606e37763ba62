/** Ctrl-C: the first one asks the command to end with what it has, the second one ends it at once. */
import { Exit } from './exit.ts';

/** Aborted by the first Ctrl-C. */
export function onInterrupt(talk: (line: string) => void): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(Exit.interrupted);
    talk('stopping; once more to stop at once');
    controller.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return controller.signal;
}
