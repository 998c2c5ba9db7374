import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wordsPage } from './wordsPage.ts';

const committed = readFileSync(join(import.meta.dirname, '../../../../docs/words.md'), 'utf8');

it('docs/words.md is as `npm run words` writes it', async () => {
  const page = await wordsPage();
  // The lines, so that a failure names those that differ and not the whole page.
  const written = new Set(page.split('\n'));
  expect(committed.split('\n').filter((line) => !written.has(line))).toEqual([]);
  expect(committed).toBe(page);
});

it('has a sentence in every place of its tables', async () => {
  const rows = (await wordsPage()).split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.length).toBeGreaterThan(1000);
  const saysNothing = ['deltaTNotKnown', 'windNotKnown'];
  expect(
    rows.filter(
      (row) =>
        /\| {1,2}\|/.test(row.replace(/\\\|/g, '')) &&
        !saysNothing.some((key) => row.includes(key)),
    ),
  ).toEqual([]);
});
