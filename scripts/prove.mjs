import process from 'node:process';
import { chooseSteps, leaveOut } from './gate/chooseSteps.mjs';
import { commitHere, digestOf, greenBefore, writeProof } from './gate/proof.mjs';
import { browsersFirst, endWith, machineSpeed, runSteps } from './gate/runSteps.mjs';
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
const settled = new Map(
  [...greenBefore()].filter(
    ([name, { digest }]) => words.length === 0 && digest === digests.get(name),
  ),
);
// The build proves nothing by itself: it runs where another step needs what it makes, which may be gone.
settled.delete('build');
for (const [name, { at }] of settled)
  say(`  =  ${name}: green ${at}, nothing it tests has changed`);
const open = chosen.steps.filter(({ name }) => name !== 'build' && !settled.has(name));
const { due, left } = leaveOut(open, words);
for (const line of left) say(`  –  ${line}`);
const needed = new Set(due.flatMap(({ after = [] }) => after));
const steps = [...all.filter(({ name }) => needed.has(name)), ...due];
const once = [...new Map(steps.map((step) => [step.name, step])).values()];
const outcomes = await runSteps(once, browsersFirst);
const machine = machineSpeed();
const at = new Date().toISOString();
say(
  `Written: ${writeProof({ outcomes, digests, settled, left, commit: commitHere(), machine, at })}`,
);
for (const line of left) say(line);
endWith(outcomes, started, machine);
