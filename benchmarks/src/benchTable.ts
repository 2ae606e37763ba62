// A report for people: one line per variant and root, and one per variant that is too slow.
import { type BenchReport, type BenchResult, type Case, resultName } from './measure.ts';
import { floors, yardstick } from './variants.ts';

function find(report: BenchReport, name: string): BenchResult {
  const result = report.results.find((candidate) => candidate.name === name);
  if (result === undefined) throw new Error(`the report has no result ${name}`);
  return result;
}

/** The report as lines of text with aligned columns. */
export function table(report: BenchReport, cases: readonly Case[]): string {
  const { cpu, cores, platform, node } = report.machine;
  const rows = cases.map((which) => {
    const whole = (quantity: 'playouts' | 'decisions'): string =>
      find(report, resultName(which, quantity)).value.toFixed(0);
    const share = find(report, resultName(which, 'share'));
    const range = `[${Math.min(...share.samples).toFixed(3)}..${Math.max(...share.samples).toFixed(3)}]`;
    const length = find(report, resultName(which, 'length')).value.toFixed(1);
    return [which.root, which.variant, whole('playouts'), whole('decisions'), length, share.value.toFixed(3), range];
  });
  const head = ['root', 'variant', 'playouts/s', 'decisions/s', 'decisions/playout', `share of ${yardstick}`, 'range'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd();
  return [
    `${cpu}, ${cores} cores, ${platform}, Node ${node}; per second of processor time, median`,
    line(head),
    ...rows.map(line),
    `signature ${report.signature}`,
  ].join('\n');
}

/** One line per variant and root whose share is below the floor. */
export function belowFloor(report: BenchReport, cases: readonly Case[]): string[] {
  return cases.flatMap((which) => {
    const share = find(report, resultName(which, 'share')).value;
    const floor = floors[which.root];
    if (share >= floor) return [];
    return [`${which.variant} on ${which.root} reaches ${share.toFixed(3)} of ${yardstick}; the floor is ${floor}`];
  });
}
