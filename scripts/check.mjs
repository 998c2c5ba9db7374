import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import process from 'node:process';
import { prepare } from './prepare.mjs';
import { inRoot, ROOT, say } from './project.mjs';
import { runSteps } from './gate/runSteps.mjs';
import { nearestTests } from './gate/nearestTests.mjs';
import { checkSteps } from './gate/steps.mjs';
import { testSeconds } from './gate/testSeconds.mjs';

/** @param {string[]} args @returns {string | null} null where Git refuses */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** Every file that imports or is imported, by its path from the root. */
function sourceTexts() {
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard')?.split('\n') ?? [];
  const sources = listed.filter((file) => /\.(?:tsx?|mjs|css|json)$/.test(file));
  return new Map(
    sources
      .filter((file) => existsSync(inRoot(file)))
      // Data imports nothing.
      .map((file) => [
        file,
        /\.(?:css|json)$/.test(file) ? '' : readFileSync(inRoot(file), 'utf8'),
      ]),
  );
}

/** The files that our packages are entered by, by the name that is imported. */
function packageEntries() {
  /** @type {Map<string, string>} */
  const entries = new Map();
  for (const folder of readdirSync(inRoot('packages'))) {
    /** @type {{ name: string, exports?: Record<string, string> }} */
    const { name, exports = {} } = JSON.parse(
      readFileSync(inRoot('packages', folder, 'package.json'), 'utf8'),
    );
    for (const [path, file] of Object.entries(exports)) {
      entries.set(posix.join(name, path), posix.join('packages', folder, file));
    }
  }
  return entries;
}

await prepare(import.meta.url);
// On a branch all of it is looked at, on main what is not committed, behind `--` what another commit says.
const [from] = process.argv.slice(2);
const since =
  from === undefined
    ? (git('merge-base', 'HEAD', 'main') ?? git('rev-parse', 'HEAD'))
    : git('rev-parse', '--verify', `${from}^{commit}`);
if (since === null) {
  say(
    from === undefined
      ? 'npm run check asks Git what changed, and this folder is no clone. npm test checks everything.'
      : `Git knows no commit ${from}.`,
  );
  process.exit(1);
}
const changed = git('diff', '--name-only', since)?.split('\n') ?? [];
const untracked = git('ls-files', '--others', '--exclude-standard')?.split('\n') ?? [];
const files = [...new Set([...changed, ...untracked])].filter(
  (file) => file !== '' && existsSync(inRoot(file)),
);
say(`${files.length} changed ${files.length === 1 ? 'file' : 'files'} since ${since.slice(0, 7)}`);
const { chosen, reached } = nearestTests(files, sourceTexts(), packageEntries(), testSeconds());
if (chosen.length < reached) {
  say(`the ${chosen.length} nearest of ${reached} files of unit tests; npm test runs all`);
}
await runSteps(checkSteps(files, chosen));
