import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../project.mjs';
import { foldersBelow } from './repository.ts';

/** Beyond it a folder is no longer read from its list of names. */
const MOST_FILES = 30;
/** Files that are named by number: nobody looks through the list. */
const BY_NUMBER = ['docs/decisions'];

const folders = foldersBelow();

describe('folders', () => {
  it('hold at most thirty files side by side', () => {
    const crowded = folders
      .filter(({ path, files }) => files.length > MOST_FILES && !BY_NUMBER.includes(path))
      .map(({ path, files }) => `${path}: ${files.length}`);
    expect(crowded).toEqual([]);
  });

  it('say what they are for: each package, app, floor and part of the server', () => {
    const web = folders
      .map(({ path }) => path)
      .filter(
        (path) => /^apps\/(?:web|server)\/src\/[^/]+$/.test(path) && !path.endsWith('/testing'),
      );
    const rooms = folders
      .map(({ path }) => path)
      .filter((path) =>
        /^(?:(?:packages|apps)\/[^/]+|bench|conformance|scripts|simulation)$/.test(path),
      );
    const silent = [...web, ...rooms].filter((path) => !existsSync(inRoot(path, 'README.md')));
    expect(web.length).toBeGreaterThan(20);
    expect(rooms.length).toBeGreaterThan(10);
    expect(silent).toEqual([]);
  });
});
