import { writeFileSync } from 'node:fs';
import process from 'node:process';

/**
 * `missing` says why tests were skipped, where they said it: what is not installed here.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: string[], missing: string[] }} Counts
 */

/** The environment variable that tells Vitest's process where to leave the counts of its run. */
export const COUNTS_FILE = 'MIX_TEST_COUNTS';

/**
 * A reporter of Vitest that leaves the counts of a run, and the names of tests that passed only when they
 * were tried again.
 */
export default class CountingReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors outside of any test
   */
  onTestRunEnd(modules, errors) {
    /** @type {Counts} */
    const counts = { passed: 0, failed: errors.length, skipped: 0, flaky: [], missing: [] };
    for (const module of modules) {
      // A file that fails before its tests has none that failed.
      counts.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const result = test.result();
        const { state } = result;
        if (state === 'passed') counts.passed += 1;
        else if (state === 'failed') counts.failed += 1;
        else counts.skipped += 1;
        if (result.state === 'skipped' && result.note !== undefined) {
          if (!counts.missing.includes(result.note)) counts.missing.push(result.note);
        }
        if (test.diagnostic()?.flaky === true) {
          counts.flaky.push(`${module.relativeModuleId}: ${test.fullName}`);
        }
      }
    }
    const file = process.env[COUNTS_FILE];
    if (file !== undefined) writeFileSync(file, JSON.stringify(counts));
  }
}
