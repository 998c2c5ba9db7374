import process from 'node:process';
import { chooseSteps } from './gate/chooseSteps.mjs';
import { prepare } from './prepare.mjs';
import { say } from './project.mjs';
import { runSteps } from './gate/runSteps.mjs';
import { allSteps } from './gate/steps.mjs';

await prepare(import.meta.url);
const chosen = chooseSteps(allSteps(), process.argv.slice(2));
if ('refusal' in chosen) {
  say(chosen.refusal);
  process.exit(1);
}
await runSteps(chosen.steps);
