import { posix } from 'node:path';

/*
 * Nearly every file of the web app reaches each test that opens the app, through its routes, and nearly
 * every file of the engine reaches all tests. After a change those nearest to it are worth the wait: by the
 * imports between, and by the folders.
 */

/** What a test file takes that never ran on this machine, s: one that opens the whole app or a server takes most. */
const SECONDS = { screen: 5, server: 2.5, other: 1 };
/** What may be spent after a change, s: with types and lint two processors stay below a minute. */
const BUDGET_SECONDS = 50;

const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);
const isScreen = (/** @type {string} */ file) => file.endsWith('.test.tsx');
/** @param {string} file */
function usualSeconds(file) {
  if (isScreen(file)) return SECONDS.screen;
  return file.startsWith('apps/server/') ? SECONDS.server : SECONDS.other;
}

/**
 * @param {ReadonlyMap<string, string>} texts of every source file, by its path from the root
 * @param {ReadonlyMap<string, string>} packages the file that a package is entered by, by the name imported
 * @returns {Map<string, string[]>} who imports a file, at once or later
 */
function importersOf(texts, packages) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, text] of texts) {
    for (const [, name = ''] of text.matchAll(IMPORT)) {
      const target = name.startsWith('.')
        ? posix.join(posix.dirname(file), name.replace(/\?.*$/, ''))
        : packages.get(name);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/**
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, readonly string[]>} importers
 * @returns {Map<string, number>} how many imports lie between, of every file that the change reaches
 */
function reachedFrom(changed, importers) {
  const depths = new Map(changed.map((file) => [file, 0]));
  for (const [file, depth] of depths) {
    // A map goes on to what is added to it while it is walked.
    for (const importer of importers.get(file) ?? []) {
      if (!depths.has(importer)) depths.set(importer, depth + 1);
    }
  }
  return depths;
}

/** Folders to go up and down between two files. @param {string} a @param {string} b */
function folderSteps(a, b) {
  const [from, to] = [posix.dirname(a).split('/'), posix.dirname(b).split('/')];
  const shared = from.findIndex((name, place) => name !== to[place]);
  const same = shared === -1 ? from.length : shared;
  return from.length + to.length - 2 * same;
}

/**
 * The test files nearest to a change, as many as the budget has room for, and never none.
 * @param {readonly string[]} changed paths from the root
 * @param {ReadonlyMap<string, string>} texts as for `importersOf`
 * @param {ReadonlyMap<string, string>} packages as for `importersOf`
 * @param {Readonly<Record<string, number>>} [seconds] what test files took when they last ran here
 * @returns {{ readonly chosen: readonly string[], readonly reached: number }}
 */
export function nearestTests(changed, texts, packages, seconds = {}) {
  /** @param {string} file */
  const secondsOf = (file) => seconds[file] ?? usualSeconds(file);
  const depths = reachedFrom(changed, importersOf(texts, packages));
  const ranked = [...depths.keys()]
    .filter(isTest)
    .map((test) => {
      let distance = Infinity;
      for (const [file, depth] of depths) {
        if (depth < distance) distance = Math.min(distance, depth + folderSteps(file, test));
      }
      return { test, distance };
    })
    .sort((a, b) =>
      a.distance === b.distance ? secondsOf(a.test) - secondsOf(b.test) : a.distance - b.distance,
    );
  let left = BUDGET_SECONDS;
  const chosen = ranked.filter(({ test }, place) => {
    const needed = secondsOf(test);
    if (place > 0 && needed > left) return false;
    left -= needed;
    return true;
  });
  return { chosen: chosen.map(({ test }) => test), reached: ranked.length };
}
