/** The options in force, in the form of a configuration file. */
import type { Options } from '../options.ts';
import { COMMON_OPTIONS, type CommandSurface } from '../surface.ts';
import { ALL } from './file.ts';

const COMMON = COMMON_OPTIONS.map(([flag]) => flag.replace(/^--| .*$/g, ''));

/** What is built in stands in comments: the program's next version may have it otherwise. */
export function optionsInForce({ name, options }: CommandSurface, given: Options): string {
  const rows = options
    .filter((option) => !COMMON.includes(option.name))
    .map((option) => {
      const value = option.value === null ? (given.flag(option.name) ? 'true' : undefined) : given.text(option.name);
      if (value === undefined)
        return `  # ${option.name}: ${option.fallback ?? (option.value === null ? 'false' : 'nothing')} (built in)`;
      const place = given.placeOf(option.name);
      const from = place === null ? 'command line' : `${place.file}${place.section === ALL ? `, ${ALL}` : ''}`;
      return `  ${option.name}: ${option.value === null ? value : scalar(value)} # ${from}`;
    });
  return `${[`${name}:`, ...rows].join('\n')}\n`;
}

/** In quotes where YAML could take it for something else. */
function scalar(text: string): string {
  const isPlain = /^[\w./][\w./@%+=,-]*$/.test(text) && !/^(true|false|null)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
