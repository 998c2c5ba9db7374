import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.mjs';

const page = readFileSync(inRoot('docs/protocol.md'), 'utf8');
const table = /# Where it differs from Google's service\n([^]*?)\n# /.exec(page)?.[1] ?? '';
const rows = table
  .split('\n')
  .filter((line) => /^\| (?:accounts|queries|documents|rules) /.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | *\|$/g, '').trim()));

it('each difference from Google’s service is pinned by something that exists', () => {
  expect(rows.length).toBeGreaterThan(25);
  const wrong = rows.flatMap(([, ours = '', theirs = '', shownBy = '']) => {
    if (theirs === '') return [`${ours}: says nothing of Google's`];
    if (shownBy === 'nothing: it is in no promise') return [];
    const [, file = '', words = ''] = /^`([^`]+)` "(.+)"$/.exec(shownBy) ?? [];
    const path = inRoot('apps/server/src', file);
    if (file === '' || !existsSync(path))
      return [`${ours}: ${shownBy} is no file with words in it`];
    return readFileSync(path, 'utf8').includes(words) ? [] : [`${file} does not say "${words}"`];
  });
  expect(wrong).toEqual([]);
  const unpinned = rows.filter(([, , , shownBy = '']) => shownBy.startsWith('nothing'));
  expect(unpinned).toHaveLength(5);
});

it('there is one list of them', () => {
  for (const room of ['firestore', 'rules']) {
    const readme = readFileSync(inRoot('apps/server/src', room, 'README.md'), 'utf8');
    expect(readme).toContain('docs/protocol.md#where-it-differs-from-googles-service');
    expect(readme).not.toContain("| Google's");
  }
});
