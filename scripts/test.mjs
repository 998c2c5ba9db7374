import process from 'node:process';
import { chooseSteps } from './gate/chooseSteps.mjs';
import { endWith, machineSpeed, runSteps } from './gate/runSteps.mjs';
import { gateSteps } from './gate/steps.mjs';
import { prepareForTypes } from './prepare.mjs';
import { say } from './project.mjs';

await prepareForTypes(import.meta.url);
const started = performance.now();
const words = process.argv.slice(2);
const chosen = chooseSteps(gateSteps(), words);
if ('refusal' in chosen) {
  say(chosen.refusal);
  process.exit(1);
}
const outcomes = await runSteps(chosen.steps);
endWith(outcomes, started, words.length === 0 ? machineSpeed() : undefined);
