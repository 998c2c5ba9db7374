import { relative } from 'node:path';
import { ROOT } from '../project.mjs';
import { runStep } from './runStep.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./runStep.mjs').Outcome} Outcome */
/** @typedef {import('./runStep.mjs').Failure} Failure */

/** More failures than these are no accident, and are believed at once. */
const MOST_TRIED = 10;

/** @param {string} text */
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/**
 * The run of what failed in one file, one test at a time.
 * @param {Step} step
 * @param {Failure} failure
 * @returns {Step}
 */
export const aloneIn = (step, { file, tests }) => ({
  ...step,
  commands: step.commands.map((args) => [
    ...args,
    file,
    '--maxWorkers=1',
    '--maxConcurrency=1',
    ...(tests.length === 0 || step.triesAgain === 'files'
      ? []
      : ['--testNamePattern', `^(${tests.map(escaped).join('|')})$`]),
  ]),
});

/** @param {Failure} failure @returns {readonly string[]} */
const named = ({ file, tests }) => {
  const path = relative(ROOT, file).replaceAll('\\', '/');
  return tests.length === 0 ? [path] : tests.map((test) => `${path}: ${test}`);
};

/**
 * What a failed run comes to once its failures were tried again. Only what failed in a test or a file we
 * know by name can be mended by a second try.
 * @param {Outcome} first
 * @param {readonly { failure: Failure, second: Outcome }[]} tries
 * @returns {{ outcome: Outcome, flaky: readonly string[] }}
 */
export function judge(first, tries) {
  const output = [first, ...tries.map(({ second }) => second)]
    .map((each) => each.output)
    .join('\n');
  const mended = tries.filter(
    ({ failure, second }) =>
      second.failed === 0 && second.passed >= Math.max(1, failure.tests.length),
  );
  const tests = mended.reduce((sum, { failure }) => sum + failure.tests.length, 0);
  const flaky = mended.flatMap(({ failure }) => named(failure));
  // A file that fails before its tests is one failure only where no test failed, and its tests were skipped.
  const files = mended.filter(({ failure }) => failure.tests.length === 0);
  const failures = first.failures.filter(
    (failure) => !mended.some((each) => each.failure === failure),
  );
  const isAllMended = failures.length === 0 && first.failures.length > 0;
  const gained = files.reduce((sum, { second }) => sum + second.passed, 0);
  return {
    flaky,
    outcome: {
      passed: first.passed + tests + gained,
      failed: isAllMended ? 0 : Math.max(1, first.failed - tests),
      skipped: Math.max(0, first.skipped - gained),
      failures,
      output,
    },
  };
}

/**
 * Tries once more, alone, what failed in a step.
 * @param {Step} step
 * @param {Outcome} first
 */
export async function tryAgain(step, first) {
  const count = first.failures.reduce((sum, { tests }) => sum + Math.max(1, tests.length), 0);
  if (count === 0 || count > MOST_TRIED) return { outcome: first, flaky: [] };
  const tries = [];
  for (const failure of first.failures) {
    tries.push({ failure, second: await runStep(aloneIn(step, failure)) });
  }
  return judge(first, tries);
}
