import { parseArgs } from 'node:util';
import { PLANTED_FAULTS, type PlantedFault } from './Faults.ts';
import { plantInText } from './plantFault.ts';

/*
 * Lives through many seeds, and says what is wrong in the first that goes wrong.
 *   --seeds N      how many, 10,000 if not said    --from N   the first of them
 *   --seed N       this one alone, with its story
 *   --fault NAME   with a fault planted: it must be found
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    fault: { type: 'string' },
  },
});

const fault = values.fault === undefined ? null : faultOf(values.fault);
if (fault !== null) plantInText(fault);
// Only now: what is loaded before a fault is planted is whole.
const { runSeed } = await import('./runSeed.ts');

const first = Number(values.seed ?? values.from);
const count = values.seed === undefined ? Number(values.seeds) : 1;
if (!Number.isSafeInteger(first) || !Number.isSafeInteger(count) || count < 1) {
  throw new Error('seeds are whole numbers');
}
const startedMs = performance.now();
let found: Awaited<ReturnType<typeof runSeed>> | null = null;
let lived = 0;
for (; lived < count && found === null; lived += 1) {
  const run = await runSeed(first + lived, fault);
  if (run.wrong.length > 0) found = run;
  if (values.seed !== undefined) process.stdout.write(`${run.story.join('\n')}\n`);
}
const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
const what = `${lived} seeds from ${first} in ${seconds} s`;

if (found === null) {
  process.stdout.write(
    `${what}: nothing is wrong${fault === null ? '' : `, ${fault} is NOT FOUND`}\n`,
  );
} else {
  if (values.seed === undefined && fault === null) {
    process.stdout.write(`${found.story.join('\n')}\n`);
  }
  process.stdout.write(`${what}: seed ${found.seed} goes wrong\n`);
  for (const one of found.wrong.slice(0, 10)) process.stdout.write(`  ${one}\n`);
}
process.exitCode = (found === null) === (fault === null) ? 0 : 1;

function faultOf(name: string): PlantedFault {
  const known = PLANTED_FAULTS.find((one) => one === name);
  if (known === undefined) throw new Error(`faults: ${PLANTED_FAULTS.join(', ')}`);
  return known;
}
