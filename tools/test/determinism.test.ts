// Games and searches are functions of the seed and the inputs, bit for bit on every machine. The types already keep out
// files, timers and the page; this keeps out what every JavaScript has: the clock, the language's own randomness,
// locales, and functions whose last bits an engine may choose (ECMAScript leaves their precision open).
import { expect, test } from 'vitest';
import { linesOf, repositoryFiles } from './repository.ts';

const unsteady = [
  /\bDate\b/,
  /\bIntl\b|\blocaleCompare\b|\btoLocale\w+/,
  /\bMath\.(random|exp|expm1|log|log10|log1p|log2|pow|cbrt|hypot|a?sinh?|a?cosh?|a?tanh?|atan2)\b/,
  /[\w)\]] ?\*\* ?[\w(]/, // the operator is Math.pow
];

const isComment = (text: string): boolean => /^\s*(\/\/|\/?\*)/.test(text);
const code = (text: string): string => text.replace(/\s\/\/ .*$/, '');

test.each(['rules', 'search'])('%s computes the same everywhere', (name) => {
  const lines = repositoryFiles(`packages/${name}/src`).flatMap(linesOf);
  const found = lines.filter(({ text }) => !isComment(text) && unsteady.some((pattern) => pattern.test(code(text))));
  expect(found.map(({ place, text }) => `${place}: ${text.trim()}`)).toEqual([]);
});
