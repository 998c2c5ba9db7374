import { posix } from 'node:path';

/** @param {string} file */
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * The unit tests nearest to a change: those in the folder of each changed file, or in the first
 * folder above it that holds some. The gate looks at what else the change reaches, which through
 * the routes of the app is nearly everything.
 * @param {readonly string[]} changed paths from the root
 * @param {readonly string[]} files all there are
 * @returns {readonly string[]}
 */
export function nearestTests(changed, files) {
  const tests = files.filter(isTest);
  /** @param {string} file */
  const nearest = (file) => {
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
      const here = tests.filter((test) => posix.dirname(test) === folder);
      if (here.length > 0) return here;
    }
    return [];
  };
  const isCode = (/** @type {string} */ file) => /\.(tsx?|mjs|css)$/.test(file);
  return [
    ...new Set(changed.filter(isCode).flatMap((file) => (isTest(file) ? [file] : nearest(file)))),
  ];
}
