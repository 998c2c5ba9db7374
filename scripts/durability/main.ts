import { parseArgs } from 'node:util';
import type { Findings } from './checkStored.ts';
import { diskFullRun, mayMount } from './diskFullRun.ts';
import { FAULT_KINDS, faultRun } from './faultRun.ts';
import { killRun, type KillRun } from './killRun.ts';
import { hasStrace, traceRun, TRACED_WRITERS } from './traceRun.ts';

/*
 * What the server promises when the power goes, the disk fills up or the process dies (R1, R2). The
 * short form is part of `npm test`; the long one traces each sync besides, and shows that broken servers are caught there too.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    faults: { type: 'string', default: '150' },
    commits: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    short: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
let failures = 0;

function report(name: string, passed: boolean, words: string): void {
  if (!passed) failures += 1;
  console.log(`${passed ? '✓' : '✗'} ${name}: ${words}`);
}

const percentile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * share) - 1] ?? 0;

const isClean = ({ lost, torn, integrity }: Findings): boolean =>
  lost === 0 && torn === 0 && integrity === 'ok';

const killWords = (run: KillRun): string =>
  `${run.kills} kills, ${run.acknowledged} pairs answered, ${run.lost} lost, ${run.torn} torn, ` +
  `integrity ${run.integrity}; ready again ${percentile(run.readyMs, 0.5).toFixed(0)} ms at the ` +
  `median, ${percentile(run.readyMs, 0.99).toFixed(0)} ms at the 99th percentile`;

async function killed(): Promise<void> {
  const kills = values.short ? 3 : Number(values.kills);
  const run = await killRun(kills, seed, {
    until: (_soFar, kill) => {
      if (kill % 20 === 0) process.stderr.write(`  ${kill} of ${kills} kills\n`);
      return false;
    },
  });
  report('D1 killed under 8 writers', isClean(run), killWords(run));
  // Also in the short form: a fault that is planted where the server no longer goes is found by nobody.
  const control = await killRun(20, seed, {
    control: 'ackBeforeCommit',
    until: ({ lost }) => lost > 0,
  });
  report('D1 control, answers before the commit', control.lost > 0, killWords(control));
}

async function traced(): Promise<void> {
  if (!hasStrace()) {
    console.log('- D2 skipped: strace is not here or may not trace');
    return;
  }
  const words = ({ answers, syncs, early }: Awaited<ReturnType<typeof traceRun>>): string =>
    `${answers} answers, ${syncs} syncs of the log, ${early} answers before a sync`;
  const commits = Number(values.commits);
  const run = await traceRun(commits);
  // Each writer waits for its answer: one sync can be for as many commits as there are writers.
  const fewest = commits / TRACED_WRITERS.length;
  report('D2 synced before each answer', run.early === 0 && run.syncs >= fewest, words(run));
  for (const control of ['syncNormal', 'syncOff'] as const) {
    const broken = await traceRun(200, control);
    report(`D2 control, ${control}`, broken.early > 0 && broken.syncs < 50, words(broken));
  }
}

async function failed(): Promise<void> {
  if (!hasStrace()) {
    console.log('- D3 skipped: strace is not here or may not trace');
    return;
  }
  const run = await faultRun(values.short ? 1 : Math.ceil(Number(values.faults) / FAULT_KINDS));
  const { faults, notStarted, ended, refusals, refusedWith, hung, stuck } = run;
  const readyMs = Math.max(...run.readyMs);
  const controlMs = Math.max(...run.controlMs);
  // A start after a fault takes as long as one over an empty folder, twice as long at the most. Whoever
  // waits for the server waits 5 s, or as much longer as this machine has a slow second: that second
  // meets one start of all, seldom the empty one that was measured beside it.
  const isSoon =
    percentile(run.readyMs, 0.5) <= 2 * percentile(run.controlMs, 0.5) &&
    readyMs <= Math.max(5000, 3 * controlMs);
  const passed =
    isClean(run) &&
    refusedWith.every((status) => status === 503) &&
    hung === 0 &&
    stuck === 0 &&
    (values.short || isSoon);
  report(
    'D3 a call on the database fails',
    passed,
    `${faults} faults, ${notStarted} told at the start, ${ended} ended the process, ${refusals} writes ` +
      `refused with ${refusedWith.join(' ')}, ${hung} hung, ${run.lost} of ${run.acknowledged} lost, ` +
      `${run.torn} torn, integrity ${run.integrity}; ${stuck} did not write again, ready again after ` +
      `${percentile(run.readyMs, 0.5).toFixed(0)} ms at the median and ${readyMs.toFixed(0)} ms at most, ` +
      `where an empty folder took ${percentile(run.controlMs, 0.5).toFixed(0)} and ${controlMs.toFixed(0)} ms`,
  );
}

async function full(): Promise<void> {
  if (!mayMount()) {
    console.log('- D4 skipped: this machine does not let us mount a small disk');
    return;
  }
  const run = await diskFullRun(values.short ? 1500 : 300_000);
  const passed =
    run.reads.served === run.reads.asked &&
    run.refusedWith.join() === '503' &&
    run.signIns.served === run.signIns.asked &&
    run.accountCallsRefusedWith.join() === '503' &&
    run.afterRestart.read &&
    run.afterRestart.writeStatus === 503 &&
    run.recoveredMs <= 10_000 &&
    run.lost === 0;
  report(
    'D4 disk full',
    passed,
    `${run.reads.served} of ${run.reads.asked} reads served, writes refused with ` +
      `${run.refusedWith.join(' ')}, ${run.signIns.served} of ${run.signIns.asked} sign-ins, other account ` +
      `calls refused with ${run.accountCallsRefusedWith.join(' ')}; started again on the full disk it ` +
      `${run.afterRestart.read ? 'read' : 'did not read'} and refused writes with ${String(run.afterRestart.writeStatus)}; ` +
      `writing again after ${run.recoveredMs.toFixed(0)} ms, ${run.lost} of ${run.acknowledged} lost`,
  );
}

console.log(`SEED=${seed}`);
await killed();
await failed();
await full();
if (!values.short) await traced();
process.exit(failures === 0 ? 0 : 1);
