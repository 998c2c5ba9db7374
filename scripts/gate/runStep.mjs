import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findTestBrowser } from '../findChromium.mjs';
import { inRoot, ROOT } from '../project.mjs';
import { noteTestSeconds } from './testSeconds.mjs';

/**
 * A file of tests that failed.
 * @typedef {object} Failure
 * @property {string} file
 * @property {readonly string[]} tests their names as Vitest's --testNamePattern reads them; none where the file failed outside of its tests
 */

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly Failure[]} failures as far as they are known one by one
 * @property {string} output everything the step printed
 */

/** @param {string} output @returns {Outcome} */
export const failedWith = (output) => ({ passed: 0, failed: 1, skipped: 0, failures: [], output });

/**
 * A third of what a process of usual priority has beside it. The lowest priority has a seventieth: on a
 * machine with other work to do, such a step would not come to its end.
 */
const PATIENT = 5;

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} isPatient gives way to others
 * @returns {Promise<{ code: number, output: string }>}
 */
function runQuietly(args, env, isPatient) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // What it starts in its turn has the same priority.
    if (isPatient && child.pid !== undefined) setPriority(child.pid, PATIENT);
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    // Nothing of ours works on when we are stopped.
    const kill = () => child.kill();
    process.once('exit', kill);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', kill);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/**
 * Reads what a Vitest run left. A run that died, or failed outside any test, counts as one failure: it
 * is never taken for a pass.
 * @param {string} report
 * @param {number} code
 * @returns {Omit<Outcome, 'output'>}
 */
export function readReport(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, failures: [] };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  /** @type {Failure[]} */
  const failures = [];
  for (const { name, status, assertionResults } of testResults) {
    if (status !== 'failed') continue;
    /** @type {string[]} */
    const tests = [];
    for (const each of assertionResults)
      if (each.status === 'failed') tests.push([...each.ancestorTitles, each.title].join(' > '));
    failures.push({ file: name, tests });
  }
  return {
    passed: numPassedTests,
    failed: code !== 0 && numFailedTests === 0 ? 1 : numFailedTests,
    skipped: numPendingTests + numTodoTests,
    failures,
  };
}

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<Outcome>} */
async function runCounted(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'mix-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const { code, output } = await runQuietly([...args, ...reporters], env, false);
    noteTestSeconds(report);
    return { ...readReport(report, code), output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env @param {boolean} isPatient @returns {Promise<Outcome>} */
async function runCheck(args, env, isPatient) {
  const { code, output } = await runQuietly(args, env, isPatient);
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [], output }
    : failedWith(output);
}

/**
 * Runs one step to its end, all of its commands even when one fails.
 * @param {import('./steps.mjs').Step} step
 * @returns {Promise<Outcome>}
 */
export async function runStep(step) {
  // What is shown later, and in a log, is plain text.
  // The many processes of a run read the same modules: what one has compiled, by content, is there for all.
  // The compiler and the linter, in Go, end within seconds: they collect garbage only where it grows large.
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    NO_COLOR: '1',
    NODE_COMPILE_CACHE: inRoot('node_modules/.cache/compiled'),
    GOGC: 'off',
    GOMEMLIMIT: '1500MiB',
  };
  if (step.needsBrowser) {
    try {
      env['CHROMIUM_PATH'] = await findTestBrowser();
    } catch (error) {
      return failedWith(error instanceof Error ? error.message : String(error));
    }
  }
  /** @type {Outcome} */
  let total = { passed: 0, failed: 0, skipped: 0, failures: [], output: '' };
  for (const args of step.commands) {
    const part = await (step.counts
      ? runCounted(args, env)
      : runCheck(args, env, step.onlyComputes === true));
    total = {
      passed: total.passed + part.passed,
      failed: total.failed + part.failed,
      skipped: total.skipped + part.skipped,
      failures: [...total.failures, ...part.failures],
      output: total.output + part.output,
    };
  }
  return total;
}
