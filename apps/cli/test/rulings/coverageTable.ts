/** docs/COVERAGE.md: which scenarios show which requirement, and how they fare. */
import { DOUBTFUL, SCENES, SUBJECTS } from './requirements.ts';
import { SENTENCES, type Sentence } from './sentences.ts';

/** A file of the corpus as the table sees it. */
export interface CorpusFile {
  /** Path within the corpus. */
  readonly path: string;
  /** Its first line without the comment sign. */
  readonly heading: string;
  /** Ids in file order, with what came of the scenario. */
  readonly scenarios: readonly { readonly id: string; readonly status: string }[];
}

export function coverageTable(files: readonly CorpusFile[]): string {
  return [
    '# Coverage',
    '',
    'Which scenarios show which requirement. Written by `npm run coverage`; a test keeps it up to date. **(?)** marks expected results',
    'that are less than certain: the scenario says what they rest on.',
    '',
    ...SUBJECTS.flatMap(({ title, requirements }) => [
      `## ${title}`,
      '',
      '| requirement | scenarios | status |',
      '| --- | --- | --- |',
      ...Object.entries(requirements).map(([number, tests]) => requirementRow(Number(number), tests, files)),
      '',
    ]),
    ...scenes(files),
    '## Sentence by sentence',
    '',
    '| page | says | requirements |',
    '| --- | --- | --- |',
    ...SENTENCES.map(({ page, says, requirements }) => `| ${page} | ${says} | ${requirements.map(range).join(', ')} |`),
    '',
    ...bugs(files),
  ].join('\n');
}

function requirementRow(number: number, tests: string, files: readonly CorpusFile[]): string {
  const file = files.find(({ path }) => path === pathOf(number));
  const wanted = wantedIds(number, tests);
  const what = file === undefined ? `R${number}` : `**R${number}** ${file.heading}`;
  return `| ${what} | ${listed(file)} | ${statusOf(wanted, file)} |`;
}

export function pathOf(requirement: number): string {
  return `requirements/R${String(requirement).padStart(2, '0')}.yaml`;
}

/** The ids that the file of a requirement must have. */
export function wantedIds(requirement: number, tests: string): readonly string[] {
  return /^[a-z]+$/.test(tests) ? tests.split('').map((letter) => `T${requirement}${letter}`) : [tests];
}

function listed(file: CorpusFile | undefined): string {
  const ids = file?.scenarios.map(({ id }) => (DOUBTFUL.includes(id) ? `${id} (?)` : id));
  return ids?.join(', ') ?? 'none';
}

function statusOf(wanted: readonly string[], file: CorpusFile | undefined): string {
  const scenarios = file?.scenarios ?? [];
  const missing = wanted.filter((id) => !scenarios.some((scenario) => scenario.id === id));
  if (missing.length > 0) return `missing: ${missing.join(', ')}`;
  return outcome(scenarios);
}

function outcome(scenarios: CorpusFile['scenarios']): string {
  const open = scenarios.filter(({ status }) => status !== 'passed');
  return open.length === 0 ? 'passes' : open.map(({ id, status }) => `${id} ${status}`).join(', ');
}

function scenes(files: readonly CorpusFile[]): readonly string[] {
  const file = files.find(({ path }) => path === 'requirements/scenes.yaml');
  const wanted = Array.from({ length: SCENES }, (_, at) => `E${at + 1}`);
  return ['## Scenes', '', `${file?.heading ?? ''} ${listed(file)}: ${statusOf(wanted, file)}.`, ''];
}

function range(numbers: Sentence['requirements'][number]): string {
  return typeof numbers === 'number' ? `R${numbers}` : `R${numbers[0]}–R${numbers[1]}`;
}

/** Cases from reports of faults by their numbers, each with its variants: H001, H001a, H001-more. */
function bugs(files: readonly CorpusFile[]): readonly string[] {
  const own = files.filter(({ path }) => path.startsWith('bugs/'));
  return [
    '## Reported faults',
    '',
    'By kind; each case stands for all scenarios whose names begin with its number.',
    '',
    '| kind | cases | status |',
    '| --- | --- | --- |',
    ...own.map(({ heading, scenarios }) => `| ${heading} | ${casesOf(scenarios)} | ${outcome(scenarios)} |`),
    '',
  ];
}

function casesOf(scenarios: CorpusFile['scenarios']): string {
  return [...new Set(scenarios.map(({ id }) => /^H\d+/.exec(id)?.[0] ?? id))].toSorted().join(', ');
}
