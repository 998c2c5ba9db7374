import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { inRoot, say } from '../project.mjs';
import { whenAskedToStop } from '../runChild.mjs';
import { runStep } from './runStep.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./runStep.mjs').Outcome} Outcome */
/** @typedef {Outcome & { readonly name: string, readonly counts: boolean }} StepOutcome */

/**
 * The gate's lanes are one more than the cores it is made for: tests wait, for a page, a server or a timer.
 * @type {(steps: readonly Step[]) => readonly IterableIterator<Step>[]}
 */
const threeLanes = (steps) => {
  const waiting = steps.values();
  return [waiting, waiting, waiting];
};

/**
 * The proof has hours: first what needs a browser, one step after the other and nothing beside it, as
 * journeys wait for a page only so long; then the rest, two at a time.
 * @param {readonly Step[]} steps
 * @returns {readonly (Iterable<Step> | AsyncIterable<Step>)[]}
 */
export function browsersFirst(steps) {
  const isFirst = (/** @type {Step} */ { name, needsBrowser }) => needsBrowser || name === 'build';
  const rest = steps.filter((step) => !isFirst(step)).values();
  const { promise: untilAlone, resolve: leaveAlone } = Promise.withResolvers();
  function* first() {
    yield* steps.filter(isFirst);
    leaveAlone(undefined);
    yield* rest;
  }
  async function* second() {
    await untilAlone;
    yield* rest;
  }
  return [first(), second()];
}

/** Tests that pass only at their second try are told; more than these are a fault of their own. */
const MOST_FLAKY = 2;

/** @param {number} seconds @param {number | null} processorSeconds */
const spent = (seconds, processorSeconds) =>
  `${seconds.toFixed(1)} s` +
  (processorSeconds === null ? '' : `, ${processorSeconds.toFixed(1)} s of processor`);

/** One line of what came of a step, and one of each thing that it missed. @param {Step} step @param {Outcome} outcome */
function tell({ name, counts }, { passed, failed, skipped, missing, seconds, processorSeconds }) {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  const counted = counts ? ` (${passed} passed, ${failed} failed${left})` : '';
  const whole = missing.length > 0 ? '–' : '✓';
  say(`  ${failed > 0 ? '✗' : whole}  ${name}${counted}, ${spent(seconds, processorSeconds)}`);
  for (const what of missing) say(`     skipped, not proved: ${what}`);
}

/**
 * Runs some steps side by side, in their order, and prints what came of each.
 * @param {readonly Step[]} steps what a step needs stands before it, also where lanes share them out
 * @param {(steps: readonly Step[]) => readonly (Iterable<Step> | AsyncIterable<Step>)[]} [lanesOf] what
 *   runs beside what
 * @returns {Promise<readonly StepOutcome[]>} in the order of the steps
 */
export async function runSteps(steps, lanesOf = threeLanes) {
  whenAskedToStop(() => process.exit(1));
  /** @type {Map<string, Promise<StepOutcome>>} */
  const outcomes = new Map();
  /** @param {Step} step @returns {Promise<StepOutcome>} */
  const report = async (step) => {
    const { name, counts = false } = step;
    for (const needed of step.after ?? []) {
      if (((await outcomes.get(needed))?.failed ?? 0) === 0) continue;
      say(`  ✗  ${name}: not run, because ${needed} failed`);
      const nothing = {
        passed: 0,
        skipped: 0,
        flaky: [],
        missing: [],
        output: '',
        seconds: 0,
        processorSeconds: 0,
      };
      return { ...nothing, name, counts, failed: 1 };
    }
    say(`  …  ${name}`);
    const begun = Date.now();
    const told = () => say(`  …  ${name}, ${((Date.now() - begun) / 1000).toFixed(0)} s so far`);
    const alive = setInterval(told, 20_000);
    const outcome = await runStep(step).finally(() => clearInterval(alive));
    if (outcome.failed > 0) say(outcome.output.trimEnd());
    tell(step, outcome);
    return { ...outcome, name, counts };
  };
  /** @param {Iterable<Step> | AsyncIterable<Step>} lane */
  const runLane = async (lane) => {
    for await (const step of lane) {
      const outcome = report(step);
      outcomes.set(step.name, outcome);
      await outcome;
    }
  };
  await Promise.all(lanesOf(steps).map(runLane));
  return Promise.all(
    steps.map(({ name }) => /** @type {Promise<StepOutcome>} */ (outcomes.get(name))),
  );
}

/**
 * How many mixes a second this machine plans at this hour: what the time of a run is measured by.
 * @returns {string}
 */
export function machineSpeed() {
  const args = [inRoot('bench/src/planningSpeed.ts')];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return status === 0 ? `${stdout.trim()} mixes a second` : 'no mixes: its measurement failed';
}

/**
 * Tells what a run came to, ends with one line of counts, and ends this process.
 * @param {readonly StepOutcome[]} outcomes
 * @param {number} startedMs by `performance.now()`
 * @param {string} [machine] how quick the machine is at this hour
 * @returns {never}
 */
export function endWith(outcomes, startedMs, machine) {
  const seconds = (performance.now() - startedMs) / 1000;
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const broken = outcomes.filter(({ failed }) => failed > 0).map(({ name }) => name);
  for (const test of flaky) say(`Flaky, passed when tried again: ${test}`);
  const isFlaky = flaky.length > MOST_FLAKY;
  if (isFlaky) broken.push(`${flaky.length} flaky tests where ${MOST_FLAKY} are the most`);
  const partial = outcomes.filter(({ missing }) => missing.length > 0).map(({ name }) => name);
  const passed = outcomes.length - partial.length;
  const whole = partial.length === 0 ? `All ${passed} steps passed` : `${passed} steps passed`;
  const rest =
    partial.length === 0 ? '' : `; not whole, as something is missing: ${partial.join(', ')}`;
  say(broken.length > 0 ? `Failed: ${broken.join(', ')}` : whole + rest);
  const processorSeconds = outcomes.some((outcome) => outcome.processorSeconds === null)
    ? null
    : outcomes.reduce((sum, outcome) => sum + (outcome.processorSeconds ?? 0), 0);
  const on = machine === undefined ? '' : `, on a machine that plans ${machine}`;
  say(`Took ${spent(seconds, processorSeconds)}${on}`);
  /** @param {'passed' | 'failed' | 'skipped'} key */
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const wrong = isFlaky ? flaky.length : 0;
  console.log(
    `Tests: ${sum('passed') - wrong} passed, ${sum('failed') + wrong} failed, ${sum('skipped')} skipped`,
  );
  process.exit(broken.length > 0 ? 1 : 0);
}
