import process from 'node:process';
import { prepare } from './prepare.mjs';
import { say } from './project.mjs';
import { whenAskedToStop } from './runChild.mjs';
import { runStep } from './runStep.mjs';
import { allSteps } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./runStep.mjs').Outcome} Outcome */

const LANES = 2;

/** @type {Map<string, Promise<Outcome>>} */
const outcomes = new Map();

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** @param {Step} step @returns {Promise<Outcome>} */
async function runAndReport(step) {
  for (const needed of step.after ?? []) {
    if (((await outcomes.get(needed))?.failed ?? 0) === 0) continue;
    say(`  ✗  ${step.name}: not run, because ${needed} failed`);
    return { passed: 0, failed: 1, skipped: 0, output: '' };
  }
  const started = Date.now();
  say(`  …  ${step.name}`);
  const alive = setInterval(() => say(`  …  ${step.name}, ${seconds(started)} so far`), 20_000);
  const outcome = await runStep(step).finally(() => clearInterval(alive));
  if (outcome.failed > 0) say(outcome.output.trimEnd());
  const counted = step.counts ? ` (${outcome.passed} passed, ${outcome.failed} failed)` : '';
  say(`  ${outcome.failed > 0 ? '✗' : '✓'}  ${step.name}${counted}, ${seconds(started)}`);
  return outcome;
}

/** Works a list off in order; what a step needs stands before it. @param {Step[]} queue */
async function runLane(queue) {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    const outcome = runAndReport(step);
    outcomes.set(step.name, outcome);
    await outcome;
  }
}

/** The steps named on the command line, or all. @returns {readonly Step[]} */
function chosenSteps() {
  const steps = allSteps();
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    say(
      `No step is called ${unknown.join(', ')}. There are: ${steps.map((s) => s.name).join(', ')}`,
    );
    process.exit(1);
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

await prepare(import.meta.url);
whenAskedToStop(() => process.exit(1));
const started = Date.now();
const steps = chosenSteps();
const shared = steps.filter((step) => !step.alone);
await Promise.all(Array.from({ length: LANES }, () => runLane(shared)));
await runLane(steps.filter((step) => step.alone));

const all = await Promise.all(
  [...outcomes].map(async ([name, outcome]) => ({ name, ...(await outcome) })),
);
/** @param {'passed' | 'failed' | 'skipped'} key */
const sum = (key) => all.reduce((total, outcome) => total + outcome[key], 0);
const broken = all.filter(({ failed }) => failed > 0).map(({ name }) => name);
say(broken.length > 0 ? `Failed: ${broken.join(', ')}` : `All ${all.length} steps passed`);
say(`Took ${seconds(started)}`);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`Tests: ${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exit(broken.length > 0 ? 1 : 0);
