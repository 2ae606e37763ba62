/** Completion for PowerShell: a table of the commands, and a script that looks things up in it. Files are what PowerShell adds by itself. */
import { type CommandSurface, type Completion, firstWords, secondWords } from '../surface.ts';

const ABOVE = `# Completion of foretell for PowerShell: put this line into $PROFILE
#   foretell completion powershell | Out-String | Invoke-Expression

Register-ArgumentCompleter -Native -CommandName foretell -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $first = @(
`;

const BELOW = `  }
  $typed = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object { "$_" })
  $rows = if ($typed.Count -le 1) {
    $first
  } elseif ($typed.Count -eq 2 -and $second.Contains($typed[1])) {
    $second[$typed[1]]
  } else {
    $name = if ($second.Contains($typed[1])) { "$($typed[1]) $($typed[2])" } else { $typed[1] }
    $value = "$name $($typed[-1])"
    if ($values.Contains($value)) { $values[$value] }
    elseif ($wordToComplete.StartsWith('-')) { $options[$name] }
    else { $arguments[$name] }
  }
  foreach ($row in $rows) {
    $word, $meaning = $row -split '\\|', 2
    if ($word.StartsWith($wordToComplete)) {
      $shown = if ($meaning) { $meaning } else { $word }
      [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $shown)
    }
  }
}
`;

export function powershellScript(all: readonly CommandSurface[]): string {
  const firsts = firstWords(all).map((first): Row => {
    const one = all.find(({ name }) => name === first);
    return [
      first,
      one?.description ??
        secondWords(all, first)
          .map(({ name }) => name)
          .join(', '),
    ];
  });
  const seconds = firstWords(all)
    .map((first) => [first, secondWords(all, first)] as const)
    .filter(([, some]) => some.length > 0)
    .map(
      ([first, some]): Entry => [
        first,
        some.map(({ name, description }): Row => [name.slice(first.length + 1), description]),
      ],
    );
  const values = all.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => value !== null)
      .map((option): Entry => [`${name} --${option.name}`, wordsOf(option.completion)]),
  );
  const options = all.map(
    ({ name, options: some }): Entry => [
      name,
      [...some.map((option): Row => [`--${option.name}`, option.meaning]), ['--help', 'Display this message']],
    ],
  );
  const args = all.map(({ name, completion }): Entry => [name, wordsOf(completion)]);
  return [
    `${ABOVE}${firsts.map((row) => `    ${quoted(row.join('|'))}\n`).join('')}  )\n`,
    table('second', seconds),
    '  }\n',
    table('values', values),
    '  }\n',
    table('options', options),
    '  }\n',
    table('arguments', args),
    BELOW,
  ].join('');
}

/** A word and what it means. */
type Row = readonly [string, string];
/** What there is to choose from, by what stands before it. */
type Entry = readonly [string, readonly Row[]];

function wordsOf({ words }: Completion): Row[] {
  return words.map((word) => [word, word]);
}

function table(name: string, entries: readonly Entry[]): string {
  const lines = entries.map(
    ([key, rows]) => `    ${quoted(key)} = @(${rows.map((row) => quoted(row.join('|'))).join(', ')})\n`,
  );
  return `  $${name} = @{\n${lines.join('')}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
