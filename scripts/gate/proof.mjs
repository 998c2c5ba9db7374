import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, ROOT } from '../project.mjs';

/**
 * A step of the proof that was green.
 * @typedef {object} Green
 * @property {string} digest of what it tests
 * @property {string} at when, ISO 8601
 * @property {string} row of the page
 */

const FOLDER = inRoot('proof');
const KEPT = join(FOLDER, 'green.json');

/**
 * A digest of files as they stand, committed or not.
 * @param {readonly string[]} places folders and files, from the root
 * @returns {string | null} null in a folder that is no clone: nobody can say then what has changed
 */
export function digestOf(places) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...places];
  try {
    const files = execFileSync('git', list, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] });
    const digest = createHash('sha256');
    for (const file of new Set(
      files
        .toString()
        .split('\0')
        .filter((name) => name !== '')
        .sort(),
    )) {
      digest
        .update(`${file}\0`)
        .update(readFileSync(inRoot(file)))
        .update('\0');
    }
    return digest.digest('hex');
  } catch {
    return null;
  }
}

/** The steps that were green here, by their names. @returns {Record<string, Green>} */
export function greenBefore() {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8'));
  } catch {
    // The first proof of this clone, or one that was broken off: everything is due.
    return {};
  }
}

/** @param {import('./runSteps.mjs').StepOutcome} outcome */
function rowOf({ name, passed, failed, skipped, seconds, processorSeconds }) {
  const processor = processorSeconds === null ? 'not counted' : `${processorSeconds.toFixed(0)} s`;
  const result = failed > 0 ? '**failed**' : 'passed';
  return `| ${name} | ${result} | ${passed} | ${failed} | ${skipped} | ${seconds.toFixed(0)} s | ${processor} |`;
}

/**
 * Writes one page of what ran and what came of it, and keeps what was green.
 * @param {object} proof
 * @param {readonly import('./runSteps.mjs').StepOutcome[]} proof.outcomes
 * @param {ReadonlyMap<string, string | null>} proof.digests of every step, by its name
 * @param {Readonly<Record<string, Green>>} proof.before
 * @param {string} proof.commit
 * @param {string} proof.machine
 * @param {Date} proof.at
 * @returns {string} the page's path
 */
export function writeProof({ outcomes, digests, before, commit, machine, at }) {
  const kept = { ...before };
  for (const outcome of outcomes) {
    const digest = digests.get(outcome.name) ?? null;
    if (outcome.failed > 0 || digest === null) delete kept[outcome.name];
    else kept[outcome.name] = { digest, at: at.toISOString(), row: rowOf(outcome) };
  }
  const ran = new Set(outcomes.map(({ name }) => name));
  const settled = Object.entries(kept).filter(
    ([name, { digest }]) => !ran.has(name) && digest === digests.get(name),
  );
  const lines = [
    `# What was proved of ${commit}`,
    `${at.toISOString()}, on a machine that plans ${machine}.`,
    '| step | result | passed | failed | skipped | clock | processor |\n| --- | --- | --- | --- | --- | --- | --- |\n' +
      outcomes.map(rowOf).join('\n'),
    ...settled.map(
      ([, { at: then, row }]) =>
        `Not run again, nothing that it tests has changed since ${then}: ${row}`,
    ),
    ...outcomes.flatMap(({ flaky }) =>
      flaky.map((test) => `Flaky, passed when tried again: ${test}`),
    ),
    // What they print has the seeds and the figures. Of tests that passed there are only dots.
    ...outcomes
      .filter(({ counts, failed }) => failed > 0 || !counts)
      .map(({ name, output }) => `## ${name}\n\n\`\`\`\n${output.trim()}\n\`\`\``),
  ];
  const page = join(FOLDER, 'proof.md');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(page, `${lines.join('\n\n')}\n`);
  writeFileSync(KEPT, JSON.stringify(kept, null, 2));
  return page;
}
