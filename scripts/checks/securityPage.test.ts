import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', root), 'utf8');
const rows = page.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ /.test(line));

/** Chapters 1 to 9 and 11 to 16 of ASVS 5.0.0, levels 1 and 2. */
const REQUIREMENTS = 217;

/** The rows of the weaknesses that were found, each with the files that prevent it. */
const found = (/## Weaknesses that were found\n[^]*?\n((?:\| .*\n)+)/.exec(page)?.[1] ?? '')
  .split('\n')
  .filter((line) => line.includes('`'));

it('names files that exist, for each requirement and each weakness at least one', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(found.length).toBeGreaterThan(18);
  for (const row of [...rows, ...found]) {
    const where = row.split('|').at(-2) ?? '';
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '');
    expect(files, row).not.toEqual([]);
    const missing = files.filter(
      (file) =>
        !existsSync(new URL(file, root)) && !existsSync(new URL(`apps/server/src/${file}`, root)),
    );
    expect(missing, row).toEqual([]);
  }
});

it('has every requirement once, met or said not to apply', () => {
  const met = rows.map((row) => row.split('|')[1]?.trim() ?? '');
  const others = page
    .split('\n')
    .filter((line) => line.startsWith('Do not apply: '))
    .flatMap((line) => line.match(/\d+\.\d+\.\d+/g) ?? []);
  expect(new Set([...met, ...others]).size).toBe(REQUIREMENTS);
  expect(met.length + others.length).toBe(REQUIREMENTS);
});

it('counts what is met in part and what is open as it says at its top', () => {
  const count = (word: string): number => rows.filter((row) => row.includes(`**${word}`)).length;
  expect([count('In part'), count('Open')]).toEqual([11, 2]);
  expect(page).toContain('Eleven are met **in part** and two are **open**');
});
