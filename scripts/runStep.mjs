import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findChromium } from './findChromium.mjs';
import { ROOT } from './project.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} output everything the step printed
 */

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string }>}
 */
function runQuietly(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
 * Reads the counts a Vitest run left. A run that died, or failed outside any test, counts as one
 * failure: it is never taken for a pass.
 * @param {string} report
 * @param {number} code
 * @returns {Omit<Outcome, 'output'>}
 */
export function countTests(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const failed = code !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<Outcome>} */
async function runCounted(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'mix-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const { code, output } = await runQuietly([...args, ...reporters], env);
    return { ...countTests(report, code), output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<Outcome>} */
async function runCheck(args, env) {
  const { code, output } = await runQuietly(args, env);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

/**
 * Runs one step to its end, all of its commands even when one fails.
 * @param {import('./steps.mjs').Step} step
 * @returns {Promise<Outcome>}
 */
export async function runStep(step) {
  // What is shown later, and in a log, is plain text.
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NO_COLOR: '1' };
  if (step.needsBrowser) {
    try {
      env['CHROMIUM_PATH'] = await findChromium();
    } catch (error) {
      return {
        passed: 0,
        failed: 1,
        skipped: 0,
        output: error instanceof Error ? error.message : String(error),
      };
    }
  }
  /** @type {Outcome} */
  const total = { passed: 0, failed: 0, skipped: 0, output: '' };
  for (const args of step.commands) {
    const part = await (step.counts ? runCounted(args, env) : runCheck(args, env));
    total.passed += part.passed;
    total.failed += part.failed;
    total.skipped += part.skipped;
    total.output += part.output;
  }
  return total;
}
