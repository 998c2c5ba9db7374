import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.mjs';

/** Where a path of the table may begin. */
const ROOTS = ['apps/web/src/', 'apps/web/e2e/', ''];

/** The findings of `docs/screens.md`: what each row says of its tests. */
const rows = [
  ...readFileSync(inRoot('docs/screens.md'), 'utf8').matchAll(/^\| (\d+) +\|.*$/gm),
].map(([row, number = '']) => ({
  number: Number(number),
  tests: [...row.matchAll(/`([^`]+\.tsx?)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  })),
}));

function isThere(file: string, title: string): boolean {
  const path = ROOTS.map((root) => inRoot(root + file)).find((one) => existsSync(one));
  return path !== undefined && readFileSync(path, 'utf8').includes(`'${title}'`);
}

it('every finding has a test, and each test is there under its name', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 29 }, (_, at) => at + 1));
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  const gone = rows.flatMap(({ number, tests }) =>
    tests
      .filter(({ file, title }) => !isThere(file, title))
      .map(({ file, title }) => `${number}: ${file} “${title}”`),
  );
  expect(gone).toEqual([]);
});
