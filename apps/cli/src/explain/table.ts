/** An explanation for people: what is asked, the options ranked with bars, and how sure that is. */
import { type ExplainedOption, type Explanation, sampledWords, sensitivityWords } from '@foretell/study';
import { padEnd, shortened, widthOf } from '../width.ts';

const BAR_WIDTH = 16;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
/** Options shown; the documents have all. */
const MOST_SHOWN = 16;
const LONGEST_LABEL = 64;

/** `chosen` is the key of the option that a game took, which is marked. */
export function explanationText(
  explanation: Explanation,
  situation: readonly string[],
  chosen: string | null = null,
): string {
  const { id, decision, options, iterations, worlds, rounds, seed, level, elapsedMs } = explanation;
  const shown = options.slice(0, MOST_SHOWN);
  const width = Math.max(...shown.map(({ key }) => Math.min(LONGEST_LABEL, widthOf(key))));
  const lines = [`${id}: ${decision.prompt}`, ...situation.map((line) => `  ${line}`), ''];
  shown.forEach((option, at) => {
    lines.push(`${row(option, at, width)}${option.key === chosen ? '  ◂ chosen' : ''}`);
  });
  if (options.length > shown.length)
    lines.push(`      … and ${options.length - shown.length} more; --json has them all`);
  const [best] = options;
  if (best !== undefined && best.line.length > 1) lines.push('', `  line: ${best.line.join(' · ')}`);
  if (explanation.certain !== null) lines.push('', `  ${CERTAIN[explanation.certain]}`);
  lines.push('', `  sampled: ${sampledWords(explanation.knowledge)}`);
  if (options.length > 1) lines.push(...sensitivityWords(explanation.sensitivity).map((line) => `  ${line}`));
  if (explanation.correct !== undefined)
    lines.push(
      '',
      explanation.correct ? '  the position calls this right' : '  the position calls another option right',
    );
  const speed = elapsedMs > 0 ? `, ${Math.round((iterations / elapsedMs) * 1000)} playouts/s` : '';
  lines.push(
    '',
    `  ${iterations} playouts in ${worlds} sampled worlds${speed}; ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, seed ${seed}, level ${level}`,
  );
  return `${lines.join('\n')}\n`;
}

const CERTAIN: Readonly<Record<'win' | 'loss', string>> = {
  win: 'proven: the first option wins this turn, whatever the others do, in every sampled world',
  loss: 'proven: whatever is done, somebody else can win this turn, in every sampled world',
};

function row({ key, winProbability, ci95, visits, pairedDiff }: ExplainedOption, at: number, width: number): string {
  const label = padEnd(shortened(key, width), width);
  const interval = `[${points(ci95[0]).padStart(5)}, ${points(ci95[1]).padStart(5)}]`;
  const behind =
    at === 0 ? '' : `  ${points(pairedDiff.mean)} [${points(pairedDiff.ci95[0])}, ${points(pairedDiff.ci95[1])}]`;
  const start = `  ${String(at + 1).padStart(2)}  ${label}  ${points(winProbability).padStart(5)} % ${interval}`;
  return `${start}  ${bar(winProbability)} ${String(visits).padStart(5)} visits${behind}`;
}

/** Hundredths with one digit. */
function points(share: number): string {
  return (100 * share).toFixed(1).replace('-', '−');
}

function bar(share: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * BAR_WIDTH * 8);
  const filled = '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
  return filled.padEnd(BAR_WIDTH, '·');
}
