/** What a running effect leaves behind remembers where it came from: "you", the source, X and the names bound so far. */
import type { Frame } from '../state/frame.ts';
import type { Origin } from '../state/records.ts';
import type { Value } from '../state/value.ts';

/** Names of the program that hold something now, then those that came with the spell or ability. `keep` narrows to some of them. */
export function originOf(frame: Frame, keep?: readonly string[]): Origin {
  const names: string[] = [];
  const values: Value[] = [];
  const add = (name: string, value: Value | undefined): void => {
    if (value === null || value === undefined || names.includes(name)) return;
    if (keep !== undefined && !keep.includes(name)) return;
    names.push(name);
    values.push(value);
  };
  frame.program?.names.forEach((name, at) => {
    if (!name.startsWith('loop ')) add(name, frame.locals[at]);
  });
  frame.item?.boundNames.forEach((name, at) => {
    add(name, frame.item?.boundValues[at]);
  });
  return { controller: frame.controller, source: frame.source, names, values, x: frame.item?.x ?? 0 };
}
