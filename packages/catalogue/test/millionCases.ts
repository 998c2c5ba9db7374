/**
 * Checks a million drafts against everything that must hold of an answer:
 * `node packages/catalogue/test/millionCases.ts [cases] [seed]`. Prints the count, the seed and the
 * time; ends with 1 at the first draft that shows a fault, and prints the seed that makes it again.
 */
import { inspect } from 'node:util';
import { catalogue } from '../src/index.ts';
import { checkRound } from './checks/checkRound.ts';
import { draftPool } from './random/randomDraft.ts';

// Rounds count on from the seed, so runs at nearly the same time must start far apart.
const anySeed = Math.imul(Date.now(), 0x9e37_79b1) >>> 0;
const [casesText = '1000000', seedText = String(anySeed)] = process.argv.slice(2);
const wanted = Number(casesText);
const seed = Number(seedText);
const pool = draftPool(catalogue);
const startedAt = performance.now();

let cases = 0;
let plans = 0;
for (let own = seed; cases < wanted; own += 1) {
  const round = checkRound(own, pool);
  cases += round.cases;
  plans += round.plans;
  if (round.fault === null) continue;
  const { what, draft } = round.fault;
  process.stdout.write(
    `after ${String(cases)} cases, seed ${String(own)}: ${what}\n${inspect(draft, { depth: 8 })}\n` +
      `again: node packages/catalogue/test/millionCases.ts 1 ${String(own)}\n`,
  );
  process.exit(1);
}
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
process.stdout.write(
  `${String(cases)} cases, ${String(plans)} of them plans, seed ${String(seed)}, ${seconds} s: no fault\n`,
);
