import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findTestBrowser } from '../findChromium.mjs';
import { inRoot, ROOT } from '../project.mjs';
import { COUNTS_FILE } from './countingReporter.mjs';
import { countProcessorTime } from './processorTime.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * What came of a step. A step whose tests are not counted one by one passes or fails once for each of its
 * commands.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} flaky tests that passed when they were tried again
 * @property {readonly string[]} missing why tests were skipped: what is not installed here
 * @property {string} output everything the step printed
 * @property {number} seconds on the clock
 * @property {number | null} processorSeconds null where this system does not count them
 */

/**
 * The environment of every process of a step. Its output is shown later, and in a log, so it is
 * plain text. What one process has compiled, by content, is there for all. The Go tools end within
 * seconds: they collect garbage only where it grows large.
 */
const ENVIRONMENT = {
  NO_COLOR: '1',
  NODE_COMPILE_CACHE: inRoot('node_modules/.cache/compiled'),
  GOGC: 'off',
  GOMEMLIMIT: '1500MiB',
};

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string, processorSeconds: number | null }>}
 */
function runQuietly(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const endCount = countProcessorTime(child.pid);
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    // The child must not work on when this process is stopped.
    const kill = () => child.kill();
    process.once('exit', kill);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', kill);
      const output = Buffer.concat(chunks).toString('utf8');
      resolve({ code: code ?? 1, output, processorSeconds: endCount() });
    });
  });
}

/**
 * Reads what a run of Vitest left. One that died, failed outside of any test or ran none is a failure: it
 * is never taken for a pass.
 * @param {string} file
 * @param {number} code
 * @returns {import('./countingReporter.mjs').Counts}
 */
export function readCounts(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, flaky: [], missing: [] };
  /** @type {import('./countingReporter.mjs').Counts} */
  const counts = JSON.parse(readFileSync(file, 'utf8'));
  const isGreen = code === 0 && counts.passed + counts.skipped > 0;
  return { ...counts, failed: isGreen ? counts.failed : Math.max(1, counts.failed) };
}

/**
 * Runs one step to its end, all of its commands even when one fails.
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
export async function runStep(step) {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'mix-gate-'));
  const counts = join(folder, 'counts.json');
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...ENVIRONMENT, [COUNTS_FILE]: counts };
  if (step.isSample) env['MIX_SAMPLE'] = 'true';
  const [flaky, missing] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  const total = { passed: 0, failed: 0, skipped: 0, flaky, missing };
  let output = '';
  let processorSeconds = /** @type {number | null} */ (0);
  try {
    if (step.needsBrowser) env['CHROMIUM_PATH'] = await findTestBrowser();
    for (const args of step.commands) {
      const run = await runQuietly(args, env);
      const part = step.counts
        ? readCounts(counts, run.code)
        : {
            passed: Number(run.code === 0),
            failed: Number(run.code !== 0),
            skipped: 0,
            flaky: [],
            missing: [],
          };
      total.passed += part.passed;
      total.failed += part.failed;
      total.skipped += part.skipped;
      total.flaky.push(...part.flaky);
      total.missing.push(...part.missing);
      output += run.output;
      processorSeconds =
        processorSeconds === null || run.processorSeconds === null
          ? null
          : processorSeconds + run.processorSeconds;
      rmSync(counts, { force: true });
    }
  } catch (error) {
    total.failed += 1;
    output += error instanceof Error ? error.message : String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const seconds = (performance.now() - started) / 1000;
  return { ...total, output, seconds, processorSeconds };
}
