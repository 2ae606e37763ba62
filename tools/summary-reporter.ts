// Closes a test run with one plain line of counts, and leaves the counts for the closing line of a full check.
import type { Reporter, TestModule } from 'vitest/node';
import { recordCounts } from './counts.mjs';

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      // A file that cannot even be loaded has no tests to count, yet it failed.
      if (module.state() === 'failed' && module.errors().length > 0) counts.failed++;
      for (const test of module.children.allTests()) counts[test.result().state]++;
    }
    recordCounts('tests', counts);
  }
}
