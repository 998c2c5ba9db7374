import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { inRoot, ROOT } from '../project.mjs';

/** How long each file of tests took when it last ran on this machine, s, by its path from the root. */
const KEPT = inRoot('node_modules/.cache/testSeconds.json');

/** @returns {Record<string, number>} none of a file that never ran here */
export function testSeconds(kept = KEPT) {
  try {
    return JSON.parse(readFileSync(kept, 'utf8'));
  } catch {
    // Not there yet, or cut off while it was written: it is measured again.
    return {};
  }
}

/**
 * Keeps what a Vitest run took, file by file.
 * @param {string} report its JSON, which a run that died did not write
 */
export function noteTestSeconds(report, kept = KEPT) {
  if (!existsSync(report)) return;
  /** @type {{ testResults: { name: string, startTime: number, endTime: number }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const taken = testResults.map(({ name, startTime, endTime }) => [
    relative(ROOT, name).replaceAll('\\', '/'),
    Math.ceil(endTime - startTime) / 1000,
  ]);
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ ...testSeconds(kept), ...Object.fromEntries(taken) }));
}
