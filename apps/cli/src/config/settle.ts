/** Which options hold: those that were typed, then those of the configuration file. */
import type { CommandSurface } from '../surface.ts';
import { ALL, type Config, type Section } from './file.ts';

export interface Settled {
  /** The arguments with the options of the file among them. */
  readonly args: readonly string[];
  /** Where in the file options come from that were not typed: the name of its map, by option. */
  readonly fromFile: ReadonlyMap<string, string>;
}

/** Options that exclude one that was typed are not taken from the file; nor are those of `all` that exclude one of the command's own. */
export function settled(
  typed: readonly string[],
  { name, options, exclusive }: CommandSurface,
  config: Config,
): Settled {
  const end = typed.includes('--') ? typed.indexOf('--') : typed.length;
  const given = typed.slice(0, end).flatMap((arg) => /^--([\w-]+)/.exec(arg)?.[1] ?? []);
  const fromFile = new Map<string, string>();
  const added: string[] = [];
  for (const place of [name, ALL]) {
    const section: Section = config.sections.get(place) ?? new Map();
    const taken = new Set(given);
    for (const group of exclusive)
      if (group.some((one) => given.includes(one))) for (const one of group) taken.add(one);
    for (const [option, value] of section) {
      if (taken.has(option) || !options.some((known) => known.name === option)) continue;
      given.push(option);
      if (value === false) continue;
      fromFile.set(option, place);
      added.push(value === true ? `--${option}` : `--${option}=${value}`);
    }
  }
  return { args: [...typed.slice(0, end), ...added, ...typed.slice(end)], fromFile };
}
