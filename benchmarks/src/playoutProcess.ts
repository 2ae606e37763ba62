// Entry point of a measured process: `playoutProcess VARIANT ROOT`. It prints the signature of its first games, then
// answers every line of input, a number of seconds, with one slice of that length; each answer is a line of JSON.
import { createInterface } from 'node:readline';
import { playFor, signPlayouts } from './playoutSample.ts';
import { rootNames } from './vanilla/roots.ts';
import { variants } from './variants.ts';

const [variantName = '', rootName = ''] = process.argv.slice(2);
const make = variants.get(variantName);
const root = rootNames.find((name) => name === rootName);
if (make === undefined || root === undefined) throw new Error(`no variant "${variantName}" or root "${rootName}"`);
const playout = make(root);
console.log(JSON.stringify(signPlayouts(playout)));
createInterface({ input: process.stdin }).on('line', (line) => {
  console.log(JSON.stringify(playFor(playout, Number(line))));
});
