import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { foldersBelow } from './repository.ts';

// Every promise about two documents, and about what others wrote, names the rule and test that hold
// it.

const read = (file: string): string =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** The rows of the table below a heading, each with what stands in backticks. */
function rowsOf(file: string, heading: string): readonly (readonly string[])[] {
  const [, section = ''] = read(file).split(`## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| -/.test(line))
    .slice(1)
    .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

const names = new Set(foldersBelow().flatMap(({ files }) => files));
const rules = read('firestore.rules');

test.each([
  ['ARCHITECTURE.md', 'One promise, two documents', 15],
  ['SECURITY.md', 'What others wrote', 10],
])('each row of %s, %s, names what holds it', (file, heading, count) => {
  const rows = rowsOf(file, heading);
  expect(rows).toHaveLength(count);
  for (const row of rows) {
    const files = row.filter((name) => name.endsWith('.ts') || name.endsWith('.tsx'));
    expect(files.filter((name) => !names.has(basename(name)))).toEqual([]);
    expect(files.length, row.join()).toBeGreaterThan(0);
    const functions = row.filter((name) => /^(is[A-Z]|may[A-Z]|drops)/.test(name));
    expect(functions.filter((name) => !rules.includes(`function ${name}(`))).toEqual([]);
  }
});
