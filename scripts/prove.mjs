import process from 'node:process';
import { chooseSteps } from './gate/chooseSteps.mjs';
import { commitHere, digestOf, greenBefore, writeProof } from './gate/proof.mjs';
import { endWith, machineSpeed, runSteps } from './gate/runSteps.mjs';
import { proofSteps } from './gate/steps.mjs';
import { prepare } from './prepare.mjs';
import { say } from './project.mjs';

await prepare(import.meta.url);
const started = performance.now();
const words = process.argv.slice(2);
const all = proofSteps();
const chosen = chooseSteps(
  all,
  words.filter((word) => word !== '--all'),
);
if ('refusal' in chosen) {
  say(chosen.refusal);
  process.exit(1);
}
const digests = new Map(all.map(({ name, inputs }) => [name, digestOf(inputs)]));
// Of the build only what it makes is of use, and that may be gone.
const settled = new Map(
  [...greenBefore()].filter(
    ([name, { digest }]) => words.length === 0 && name !== 'build' && digest === digests.get(name),
  ),
);
for (const [name, { at }] of settled)
  say(`  =  ${name}: green ${at}, nothing it tests has changed`);
const due = chosen.steps.filter(({ name }) => !settled.has(name));
const needed = new Set(due.flatMap(({ after = [] }) => after));
const steps = [...all.filter(({ name }) => needed.has(name)), ...due];
const outcomes = await runSteps([...new Map(steps.map((step) => [step.name, step])).values()]);
const machine = machineSpeed();
const at = new Date().toISOString();
say(`Written: ${writeProof({ outcomes, digests, settled, commit: commitHere(), machine, at })}`);
endWith(outcomes, started, machine);
