/** Completion for fish: a line for each command, option and kind of argument. */
import { type CommandSurface, type Completion, firstWords, secondWords } from '../surface.ts';

const ABOVE = `# Completion of foretell for fish: say this once
#   foretell completion fish > ~/.config/fish/completions/foretell.fish

# Whether the words before this one are just these.
function __foretell_at
    set -l typed (commandline -opc)
    test "$typed[2..-1]" = "$argv"
end

# Whether the command is this one.
function __foretell_is
    set -l typed (commandline -opc)
    set -l last (math (count $argv) + 1)
    test (count $typed) -ge $last; and test "$typed[2..$last]" = "$argv"
end

complete -c foretell -f
complete -c foretell -n __foretell_at -l help -d 'Display this message'
complete -c foretell -n __foretell_at -l version -d 'Display version number'
`;

export function fishScript(all: readonly CommandSurface[]): string {
  return `${ABOVE}${[...nameLines(all), ...all.flatMap(commandLines)].map((line) => `complete -c foretell ${line}\n`).join('')}`;
}

function nameLines(all: readonly CommandSurface[]): string[] {
  return firstWords(all).flatMap((first) => {
    const seconds = secondWords(all, first);
    if (seconds.length === 0)
      return all
        .filter(({ name }) => name === first)
        .map(({ description }) => `-n __foretell_at -a ${first} -d ${quoted(description)}`);
    return [
      `-n __foretell_at -a ${first} -d ${quoted(seconds.map(({ name }) => name).join(', '))}`,
      ...seconds.map(
        ({ name, description }) =>
          `-n '__foretell_at ${first}' -a ${name.slice(first.length + 1)} -d ${quoted(description)}`,
      ),
    ];
  });
}

function commandLines({ name, options, completion }: CommandSurface): string[] {
  const condition = `-n '__foretell_is ${name}'`;
  return [
    ...(completion.words.length > 0 || completion.paths !== 'none' ? [`${condition} ${choices(completion)}`] : []),
    ...options.map(
      (option) =>
        `${condition} -l ${option.name}${option.value === null ? '' : ` -r ${choices(option.completion)}`} -d ${quoted(option.meaning)}`,
    ),
    `${condition} -l help -d 'Display this message'`,
  ];
}

/** Without \`-F\` there are no files. */
function choices({ words, paths }: Completion): string {
  const folders = paths === 'folders' ? ['(__fish_complete_directories)'] : [];
  const listed = [...words, ...folders].join(' ');
  return [paths === 'files' ? '-F' : '-f', ...(listed === '' ? [] : [`-a ${quoted(listed)}`])].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
