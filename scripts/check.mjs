import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { prepareForTypes } from './prepare.mjs';
import { inRoot, ROOT, say } from './project.mjs';
import { nearestTests } from './gate/nearestTests.mjs';
import { endWith, runSteps } from './gate/runSteps.mjs';
import { checkSteps } from './gate/steps.mjs';

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

await prepareForTypes(import.meta.url);
// The changes of a branch; on main those that are not committed; with an argument those since a
// commit.
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
const all = git('ls-files', '--cached', '--others', '--exclude-standard')?.split('\n') ?? [];
const tests = nearestTests(files, all).filter((test) => existsSync(inRoot(test)));
const started = performance.now();
endWith(await runSteps(checkSteps(files, tests)), started);
