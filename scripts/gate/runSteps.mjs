import process from 'node:process';
import { say } from '../project.mjs';
import { whenAskedToStop } from '../runChild.mjs';
import { runLanes } from './runLanes.mjs';
import { failedWith, runStep } from './runStep.mjs';
import { tryAgain } from './tryAgain.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./runStep.mjs').Outcome} Outcome */

/** Tests that pass only at their second try are told; more than these are a fault of their own. */
const MOST_FLAKY = 2;

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs steps in their lanes, tries failed tests again at the end, prints what came of each, ends with one
 * line of counts, and ends this process.
 * @param {readonly Step[]} steps what a step needs stands before it
 * @returns {Promise<never>}
 */
export async function runSteps(steps) {
  whenAskedToStop(() => process.exit(1));
  const started = Date.now();
  /** @type {Map<string, Promise<Outcome>>} */
  const outcomes = new Map();

  /** @param {Step} step @returns {Promise<Outcome>} */
  async function runAndReport(step) {
    for (const needed of step.after ?? []) {
      if (((await outcomes.get(needed))?.failed ?? 0) === 0) continue;
      say(`  ✗  ${step.name}: not run, because ${needed} failed`);
      return failedWith('');
    }
    const begun = Date.now();
    say(`  …  ${step.name}`);
    const alive = setInterval(() => say(`  …  ${step.name}, ${seconds(begun)} so far`), 20_000);
    const outcome = await runStep(step).finally(() => clearInterval(alive));
    if (outcome.failed > 0) say(outcome.output.trimEnd());
    const counted = step.counts ? ` (${outcome.passed} passed, ${outcome.failed} failed)` : '';
    say(`  ${outcome.failed > 0 ? '✗' : '✓'}  ${step.name}${counted}, ${seconds(begun)}`);
    return outcome;
  }

  await runLanes(steps, (step) => {
    const outcome = runAndReport(step);
    outcomes.set(step.name, outcome);
    return outcome;
  });

  /** @type {string[]} */
  const flaky = [];
  /** @type {(Outcome & { name: string })[]} */
  const all = [];
  for (const step of steps) {
    let outcome = (await outcomes.get(step.name)) ?? failedWith('');
    if (step.triesAgain && outcome.failures.length > 0) {
      say(`  …  ${step.name}, what failed once more and alone`);
      const tried = await tryAgain(step, outcome);
      outcome = tried.outcome;
      flaky.push(...tried.flaky);
      if (outcome.failed > 0) say(outcome.output.trimEnd());
    }
    all.push({ ...outcome, name: step.name });
  }

  /** @param {'passed' | 'failed' | 'skipped'} key */
  const sum = (key) => all.reduce((total, outcome) => total + outcome[key], 0);
  const broken = all.filter(({ failed }) => failed > 0).map(({ name }) => name);
  for (const test of flaky) say(`Flaky, passed when tried again: ${test}`);
  const isFlaky = flaky.length > MOST_FLAKY;
  if (isFlaky) broken.push(`${flaky.length} flaky tests where ${MOST_FLAKY} are the most`);
  say(broken.length > 0 ? `Failed: ${broken.join(', ')}` : `All ${all.length} steps passed`);
  say(`Took ${seconds(started)}`);
  const failed = sum('failed') + (isFlaky ? flaky.length : 0);
  const passed = sum('passed') - (isFlaky ? flaky.length : 0);
  console.log(`Tests: ${passed} passed, ${failed} failed, ${sum('skipped')} skipped`);
  process.exit(broken.length > 0 ? 1 : 0);
}
