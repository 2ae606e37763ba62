// Closes a test run with one plain line of counts, and leaves the counts for the closing line of a full check. What failed outside of any test
// (a file that cannot even be loaded, a hook of a suite, whose tests then never run) has no test to count, yet it failed: it counts, and is named.
import type { Reporter, TestModule } from 'vitest/node';
import { recordCounts } from './counts.mjs';

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      const names: string[] = module.errors().length > 0 ? [module.relativeModuleId] : [];
      for (const suite of module.children.allSuites())
        if (suite.errors().length > 0) names.push(`${module.relativeModuleId} > ${suite.fullName}`);
      for (const name of names) console.log(`failed outside of its tests: ${name}`);
      counts.failed += names.length;
      for (const test of module.children.allTests()) counts[test.result().state]++;
    }
    recordCounts('tests', counts);
  }
}
