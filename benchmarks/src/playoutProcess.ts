// Entry point of a measured process: `playoutProcess VARIANT ROOT SECONDS` prints one sample as JSON.
import { samplePlayouts } from './playoutSample.ts';
import { rootNames } from './vanilla/roots.ts';
import { variants } from './variants.ts';

const [variantName = '', rootName = '', seconds = ''] = process.argv.slice(2);
const make = variants.get(variantName);
const root = rootNames.find((name) => name === rootName);
if (make === undefined || root === undefined) throw new Error(`no variant "${variantName}" or root "${rootName}"`);
console.log(JSON.stringify(samplePlayouts(make(root), Number(seconds))));
