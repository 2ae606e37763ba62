/** The options by which studies stop when they know enough. */
import type { SprtSettings } from '@foretell/study';
import type { Options } from '../options.ts';

/** Error rates of sequential tests, as in fishtest. */
const ERROR_RATE = 0.05;

/** The two Elo differences of `--sprt`; null if the option is not given. Complains like any other option. */
export function sprtFrom(options: Options): SprtSettings | null {
  const text = options.text('sprt');
  if (text === undefined) return null;
  const [, low = '', high = ''] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const [elo0, elo1] = [Number(low), Number(high)];
  if (low === '' || elo0 >= elo1 || Math.max(-elo0, elo1) > 1000)
    options.problem(`--sprt ${text}: give two Elo differences, the smaller one first, such as 0,20`);
  return { elo0, elo1, alpha: ERROR_RATE, beta: ERROR_RATE };
}

/** `--until` as a share, such as 0.01 for 1%; null if the option is not given. */
export function untilFrom(options: Options): number | null {
  const text = options.text('until');
  if (text === undefined) return null;
  const [, number = ''] = /^(\d+(?:\.\d+)?)%$/.exec(text) ?? [];
  const share = Number(number) / 100;
  if (number === '' || share < 0.001 || share > 0.5)
    options.problem(`--until ${text}: give half the width of the interval, from 0.1% to 50%, such as 1%`);
  return share;
}
