import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, ROOT } from '../project.mjs';

/** When a step was green here, and on what. @typedef {{ digest: string, at: string }} Green */

const FOLDER = inRoot('proof');
const KEPT = join(FOLDER, 'green.json');

/**
 * A digest of files as they stand, committed or not.
 * @param {readonly string[]} places folders and files, from the root
 * @returns {string | null} null in a folder that is no clone: nobody can say there what has changed
 */
export function digestOf(places, root = ROOT) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...places];
  try {
    const files = execFileSync('git', list, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    const digest = createHash('sha256');
    for (const file of files.toString().split('\0').filter(Boolean)) {
      digest.update(`${file}\0`).update(readFileSync(join(root, file)));
    }
    return digest.digest('hex');
  } catch {
    return null;
  }
}

/** The commit as it stands here, with a word where something is not committed. */
export function commitHere() {
  try {
    const describe = ['describe', '--always', '--dirty'];
    return execFileSync('git', describe, { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return 'a folder that is no clone';
  }
}

/** What was green here, by the names of steps. @returns {Map<string, Green>} */
export function greenBefore() {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(KEPT, 'utf8'))));
  } catch {
    // The first proof of this clone, or one that was broken off: everything is due.
    return new Map();
  }
}

/** @param {import('./runSteps.mjs').StepOutcome} outcome */
function rowOf({ name, passed, failed, skipped, missing, seconds, processorSeconds }) {
  const processor = processorSeconds === null ? 'not counted' : `${processorSeconds.toFixed(0)} s`;
  const result = failed > 0 ? '**failed**' : missing.length > 0 ? '**not whole**' : 'passed';
  const cells = [name, result, passed, failed, skipped];
  return `| ${[...cells, `${seconds.toFixed(0)} s`, processor].join(' | ')} |`;
}

/**
 * Writes one page of what ran and what came of it, and keeps what was green.
 * @param {object} proof
 * @param {readonly import('./runSteps.mjs').StepOutcome[]} proof.outcomes
 * @param {ReadonlyMap<string, string | null>} proof.digests of what each step tests
 * @param {ReadonlyMap<string, Green>} proof.settled what was left out
 * @param {readonly string[]} proof.left what this machine could not run, and why
 * @param {string} proof.commit
 * @param {string} proof.machine
 * @param {string} proof.at ISO 8601
 * @returns {string} the page's path
 */
export function writeProof({ outcomes, digests, settled, left, commit, machine, at }) {
  const green = new Map(settled);
  for (const { name, failed, missing } of outcomes) {
    const digest = digests.get(name) ?? null;
    if (failed === 0 && missing.length === 0 && digest !== null) green.set(name, { digest, at });
  }
  const heads = ['step', 'result', 'passed', 'failed', 'skipped', 'clock', 'processor'];
  const table = [`| ${heads.join(' | ')} |`, `|${' --- |'.repeat(heads.length)}`];
  const paragraphs = [
    `# What was proved of ${commit}`,
    `${at}, on a machine that plans ${machine}.`,
    [...table, ...outcomes.map(rowOf)].join('\n'),
    ...[...settled].map(
      ([name, { at: then }]) => `${name}: green ${then}, and nothing it tests has changed since.`,
    ),
    ...left.map((line) => `**${line}**`),
    ...outcomes.flatMap(({ name, missing }) =>
      missing.map((what) => `${name}: skipped, not proved: ${what}`),
    ),
    ...outcomes
      .flatMap(({ flaky }) => flaky)
      .map((test) => `Flaky, passed when tried again: ${test}`),
    // Steps without counts print seeds and figures; counted tests that passed print only dots.
    ...outcomes
      .filter(({ counts, failed }) => failed > 0 || !counts)
      .map(({ name, output }) => `## ${name}\n\n\`\`\`\n${output.trim()}\n\`\`\``),
  ];
  const page = join(FOLDER, 'proof.md');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(page, `${paragraphs.join('\n\n')}\n`);
  writeFileSync(KEPT, JSON.stringify(Object.fromEntries(green), null, 2));
  return page;
}
