import { expect, it } from 'vitest';
import { wordsPage } from './wordsPage.ts';

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
