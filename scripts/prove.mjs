import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { chooseSteps } from './gate/chooseSteps.mjs';
import { digestOf, greenBefore, writeProof } from './gate/proof.mjs';
import { endWith, machineSpeed, runSteps } from './gate/runSteps.mjs';
import { proofSteps } from './gate/steps.mjs';
import { prepare } from './prepare.mjs';
import { ROOT, say } from './project.mjs';

await prepare(import.meta.url);
const started = performance.now();
const words = process.argv.slice(2);
const named = words.filter((word) => word !== '--all');
const all = proofSteps();
const chosen = chooseSteps(all, named);
if ('refusal' in chosen) {
  say(chosen.refusal);
  process.exit(1);
}
const before = greenBefore();
const digests = new Map(all.map(({ name, inputs }) => [name, digestOf(inputs)]));
// What is asked for by name runs; of the rest what has changed since it was green.
const isSettled = (/** @type {string} */ name) =>
  words.length === 0 && digests.get(name) !== null && before[name]?.digest === digests.get(name);
const due = chosen.steps.filter(({ name }) => !isSettled(name));
const needed = new Set(due.flatMap(({ name, after = [] }) => [name, ...after]));
for (const { name } of chosen.steps) {
  if (!needed.has(name))
    say(`  =  ${name}: green ${before[name]?.at}, and nothing it tests has changed`);
}
const steps = all
  .filter(({ name }) => needed.has(name))
  .map((step) => due.find(({ name }) => name === step.name) ?? step);
const outcomes = await runSteps(steps);
const machine = machineSpeed();
const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
  cwd: ROOT,
  encoding: 'utf8',
});
say(
  `Written: ${writeProof({ outcomes, digests, before, commit: commit.trim(), machine, at: new Date() })}`,
);
endWith(outcomes, started, machine);
