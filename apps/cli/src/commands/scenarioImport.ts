/** `foretell scenario import`: a puzzle of Forge as a position in our own format. */
import { formatProblem, ok, parsePuzzle, scenarioToYaml } from '@foretell/formats';
import type { Command } from '../command.ts';
import { complain, Exit } from '../exit.ts';
import { nameOfSource, readText } from '../files/read.ts';
import { writeNew } from '../files/writeNew.ts';

export const scenarioImport: Command = {
  usage: 'scenario import <puzzle>',
  description: 'Write a puzzle or game-state file of Forge (.pzl) as a position, or say what in it has no place',
  options: [['--out <file>', 'The file to write, which must not be there yet (standard output)']],
  examples: ['scenario import puzzle.pzl --out puzzle.yaml'],
  async run([path = ''], { terminal, options }) {
    const out = options.text('out');
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const text = readText(path);
    if (!text.ok) return text;
    const read = parsePuzzle(text.value, nameOfSource(path));
    if (!read.ok) return complain(Exit.usage, ...read.error.map(formatProblem));
    const { scenario, notices, remarks } = read.value;
    const yaml = `${remarks.map((line) => `# ${line}\n`).join('')}${scenarioToYaml(scenario)}`;
    const written = out === undefined ? ok(Exit.ok) : writeNew(out, yaml);
    if (!written.ok) return written;
    if (out === undefined) terminal.out(yaml);
    for (const notice of notices) terminal.talk(formatProblem(notice));
    return written;
  },
};
