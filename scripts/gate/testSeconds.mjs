import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { inRoot, ROOT } from '../project.mjs';

/** How long each file of tests takes on this machine, s, by its path from the root. */
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

/** Other work makes a file take longer, never shorter: what it took before is given up by so much a run. */
const GROWTH = 1.3;

/**
 * Keeps what a Vitest run took, file by file.
 * @param {string} report its JSON, which a run that died did not write
 */
export function noteTestSeconds(report, kept = KEPT) {
  if (!existsSync(report)) return;
  /** @type {{ testResults: { name: string, startTime: number, endTime: number }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const seconds = testSeconds(kept);
  for (const { name, startTime, endTime } of testResults) {
    const file = relative(ROOT, name).replaceAll('\\', '/');
    const taken = Math.ceil(endTime - startTime) / 1000;
    seconds[file] = Math.min(taken, (seconds[file] ?? taken) * GROWTH);
  }
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(seconds));
}
