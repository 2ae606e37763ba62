/** Completion for bash: one function that looks at the words typed so far. Runs in the bash 3.2 of macOS as well. */
import { type CommandSurface, type Completion, firstWords, secondWords } from '../surface.ts';

const ABOVE = `# Completion of foretell for bash: put this line into ~/.bashrc
#   source <(foretell completion bash)

# Adds the words of the first argument that begin with what is typed.
_foretell_words() {
  local word
  for word in $1; do
    if [[ $word == "$cur"* ]]; then COMPREPLY+=("$word"); fi
  done
}

# Adds files (-f) or folders (-d).
_foretell_paths() {
  local path
  compopt -o filenames 2>/dev/null
  while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$cur")
}

_foretell() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} name=\${COMP_WORDS[1]}
  COMPREPLY=()
  # --option=value comes as three words.
  if [[ $cur == '=' ]]; then cur=''; elif [[ $prev == '=' ]]; then prev=\${COMP_WORDS[COMP_CWORD - 2]}; fi
`;

const BELOW = `}
complete -F _foretell foretell
`;

export function bashScript(all: readonly CommandSurface[]): string {
  return `${ABOVE}${[...nameLines(all), ...valueLines(all), ...optionLines(all), ...argumentLines(all)].map((line) => `  ${line}\n`).join('')}${BELOW}`;
}

/** Completes the name, or makes one name of two words. */
function nameLines(all: readonly CommandSurface[]): string[] {
  const pairs = firstWords(all).flatMap((first) => {
    const seconds = secondWords(all, first).map(({ name }) => name.slice(first.length + 1));
    if (seconds.length === 0) return [];
    return [
      `  ${first})`,
      `    if ((COMP_CWORD == 2)); then _foretell_words '${seconds.join(' ')}'; return; fi`,
      `    name="$name \${COMP_WORDS[2]}"`,
      '    ;;',
    ];
  });
  const firsts = [...firstWords(all), '--help', '--version'];
  return [
    `if ((COMP_CWORD == 1)); then _foretell_words '${firsts.join(' ')}'; return; fi`,
    'case $name in',
    ...pairs,
    'esac',
  ];
}

/** Completes the value of the option before it. */
function valueLines(all: readonly CommandSurface[]): string[] {
  const arms = all.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => value !== null)
      .map((option) => `  '${name} --${option.name}') ${adding(option.completion)}return ;;`),
  );
  return ['case "$name $prev" in', ...arms, 'esac'];
}

function optionLines(all: readonly CommandSurface[]): string[] {
  const arms = all.map(
    ({ name, options }) =>
      `    '${name}') _foretell_words '${[...options.map((option) => `--${option.name}`), '--help'].join(' ')}' ;;`,
  );
  return ['if [[ $cur == -* ]]; then', '  case $name in', ...arms, '  esac', '  return', 'fi'];
}

function argumentLines(all: readonly CommandSurface[]): string[] {
  const arms = all.map(({ name, completion }) => `  '${name}') ${adding(completion)};;`);
  return ['case $name in', ...arms, 'esac'];
}

function adding({ words, paths }: Completion): string {
  const listed = words.length === 0 ? '' : `_foretell_words '${words.join(' ')}'; `;
  if (paths === 'none') return listed;
  return `${listed}_foretell_paths ${paths === 'files' ? '-f' : '-d'}; `;
}
