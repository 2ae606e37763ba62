/** Completion for zsh: a call of `_arguments` for each command. */
import { type CommandSurface, type Completion, firstWords, type OptionSurface, secondWords } from '../surface.ts';

const ABOVE = `#compdef foretell
# Completion of foretell for zsh: put this line into ~/.zshrc, after compinit
#   source <(foretell completion zsh)

_foretell() {
  local name=\${words[2]}
  local -a names
`;

const BELOW = `}

compdef _foretell foretell
`;

export function zshScript(all: readonly CommandSurface[]): string {
  const lines = [...nameLines(all), 'case $name in', ...all.flatMap(argumentLines), 'esac'];
  return `${ABOVE}${lines.map((line) => `  ${line}\n`).join('')}${BELOW}`;
}

/** Completes the name; afterwards the first of `words` is the command and those behind it are its own. */
function nameLines(all: readonly CommandSurface[]): string[] {
  const firsts = firstWords(all);
  const alone = all
    .filter(({ name }) => firsts.includes(name))
    .map(({ name, description }) => [name, description] as const);
  const groups = firsts
    .map((first) => [first, secondWords(all, first)] as const)
    .filter(([, seconds]) => seconds.length > 0);
  const together = groups.map(([first, seconds]) => [first, seconds.map(({ name }) => name).join(', ')] as const);
  return [
    `if (( CURRENT == 2 )); then ${described('command', [...alone, ...together])}; return; fi`,
    'case $name in',
    ...groups.flatMap(([first, seconds]) => {
      const rows = seconds.map(({ name, description }) => [name.slice(first.length + 1), description] as const);
      return [
        `  ${first})`,
        `    if (( CURRENT == 3 )); then ${described(first, rows)}; return; fi`,
        `    name="$name \${words[3]}"`,
        '    shift words; (( CURRENT -= 1 ))',
        '    ;;',
      ];
    }),
    'esac',
    'shift words; (( CURRENT -= 1 ))',
  ];
}

function described(what: string, rows: readonly (readonly [string, string])[]): string {
  const names = rows.map(([name, meaning]) => quoted(`${name}:${meaning.replaceAll(':', '\\:')}`));
  return `names=(${names.join(' ')}); _describe ${quoted(what)} names`;
}

function argumentLines({ name, args, options, exclusive, completion }: CommandSurface): string[] {
  const rows = [
    ...options.map((option) => optionSpec(option, exclusive)),
    quoted('--help[Display this message]'),
    ...(args === '' ? [] : [quoted(`*:${args.replace(/[^\w -]/g, '')}:${action(completion)}`)]),
  ];
  return [
    `  ${quoted(name)})`,
    '    _arguments \\',
    ...rows.map((row, at) => `      ${row}${at < rows.length - 1 ? ' \\' : ''}`),
    '    ;;',
  ];
}

function optionSpec(
  { name, value, meaning, completion }: OptionSurface,
  exclusive: CommandSurface['exclusive'],
): string {
  const others = exclusive.filter((group) => group.includes(name)).flat();
  const instead = others.length === 0 ? '' : `(${[...new Set(others)].map((other) => `--${other}`).join(' ')})`;
  const text = meaning.replace(/[[\]\\:]/g, (sign) => `\\${sign}`);
  return quoted(
    value === null ? `${instead}--${name}[${text}]` : `${instead}--${name}=[${text}]:${value}:${action(completion)}`,
  );
}

function action({ words, paths }: Completion): string {
  const list = `(${words.join(' ')})`;
  const places = paths === 'folders' ? '_files -/' : '_files';
  if (paths === 'none') return words.length === 0 ? ' ' : list;
  if (words.length === 0) return places;
  return `_alternative "words:word:${list}" "paths:path:${places}"`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
