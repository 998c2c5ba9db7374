import { expect, test } from 'vitest';
import { checkId, isCollectionPath, parseDocumentName, parseParentName } from './DocumentName.ts';

const ROOT = 'projects/p/databases/(default)/documents';

test.each([
  ['a/b', 'a/b'],
  ['a/b/c/d', 'a/b/c/d'],
  ['a/...', 'a/...'],
  ['a/__', 'a/__'],
  ['a/____', 'a/____'],
  ['a/_x_', 'a/_x_'],
  ['a/__id5__', 'a/__id5__'],
  ['a/__id-9223372036854775808__', 'a/__id-9223372036854775808__'],
  ['a/ü~*[]`"\\ x%2Fy\n', 'a/ü~*[]`"\\ x%2Fy\n'],
  [`a/${'x'.repeat(1500)}`, `a/${'x'.repeat(1500)}`],
  [Array(100).fill('c/d').join('/'), Array(100).fill('c/d').join('/')],
])('%s is a document', (path, expected) => {
  expect(parseDocumentName(`${ROOT}/${path}`)).toEqual({
    projectId: 'p',
    databaseId: '(default)',
    path: expected,
  });
});

test.each([
  ['', 'Document name "" lacks "projects" at index 0.'],
  ['x', 'lacks "projects" at index 0.'],
  ['/projects/p', 'lacks "projects" at index 0.'],
  ['projects/p', 'lacks "/" at index 10.'],
  ['projects//databases/d/documents/a/b', 'lacks a project id at index 9.'],
  ['projects/p/databases/d/docs/a/b', 'lacks "documents" at index 23.'],
  [ROOT, 'is invalid: Omit "/documents" when referencing a database'],
  [`${ROOT}/a`, `lacks "/" at index ${ROOT.length + 2}.`],
  [`${ROOT}/a/b/c`, `lacks "/" at index ${ROOT.length + 6}.`],
  [`${ROOT}/a/b/`, 'has invalid trailing "/".'],
  [`${ROOT}//b`, `lacks a collection id at index ${ROOT.length + 1}.`],
  [`${ROOT}/a//b`, `lacks a resource id at index ${ROOT.length + 3}.`],
  [`${ROOT}/a/.`, `contains a resource id "." at index ${ROOT.length + 3}.`],
  [`${ROOT}/../b`, `contains a collection id ".." at index ${ROOT.length + 1}.`],
  [`${ROOT}/a/__x__`, 'Resource id "__x__" is invalid because it is reserved.'],
  [`${ROOT}/__a__/b`, 'Collection id "__a__" is invalid because it is reserved.'],
  [`${ROOT}/a/__id05__`, 'Resource id "__id05__" is invalid because it is reserved.'],
  [`${ROOT}/a/__id9223372036854775808__`, 'because it is not a 64 bit integer.'],
  [`${ROOT}/a/${'é'.repeat(751)}`, 'The key path element name is longer than 1500 bytes.'],
  [`${ROOT}/a/\ud800`, 'is not valid UTF-8'],
  [`${ROOT}/${Array(101).fill('c/d').join('/')}`, 'Cannot exceed 100 elements.'],
  [
    `${ROOT}/${Array(50)
      .fill(`c/${'d'.repeat(121)}`)
      .join('/')}`,
    'longer than 6144 bytes.',
  ],
])('%s is refused', (name, words) => {
  expect(() => parseDocumentName(name)).toThrow(words);
});

test('a parent is the root or a document', () => {
  expect(parseParentName(ROOT).path).toBe('');
  expect(parseParentName(`${ROOT}/a/b`).path).toBe('a/b');
  expect(() => parseParentName(`${ROOT}/a`)).toThrow('Document parent name');
});

test.each([
  ['', 'is empty'],
  ['a/b', 'contains "/"'],
  ['..', 'is reserved'],
  ['__x__', 'is reserved'],
])('no collection is called %j', (id, words) => {
  expect(() => checkId(id, 'Collection')).toThrow(words);
});

test.each([
  ['users', true],
  ['users/u1', false],
  ['users/u1/mixes', true],
])('%s is the path of a collection: %s', (path, expected) => {
  expect(isCollectionPath(path)).toBe(expected);
});
