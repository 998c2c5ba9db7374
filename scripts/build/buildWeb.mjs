import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { compressAssets } from './compressAssets.mjs';
import { inRoot, ROOT, say } from '../project.mjs';
import { runChild } from '../runChild.mjs';

const DIST = inRoot('apps/web/dist');
const STAMP = join(DIST, '.stamp');

/** What never reaches the site: tests, other outputs, notes. */
const OUTSIDE =
  /(?:^|\/)(?:node_modules|dist|hosted|maps|e2e|development|test|testing)(?:\/|$)|\.test\.tsx?$|\.md$/;

/** Every file the site is made from, in a fixed order. */
function inputs() {
  const folders = ['apps/web', 'packages', 'scripts'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...folders, inRoot('package-lock.json'), inRoot('tsconfig.base.json')]
    .filter((file) => !OUTSIDE.test(relative(ROOT, file).replaceAll('\\', '/')))
    .sort();
}

function digestOfInputs() {
  const hash = createHash('sha256');
  for (const file of inputs()) hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the web app where its inputs changed since the last whole build. */
export async function buildWeb() {
  const digest = digestOfInputs();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  say('Building the web app ...');
  const started = Date.now();
  // The build empties dist first, the stamp is written last: a broken-off build is made again.
  const code = await runChild(process.execPath, [inRoot('apps/web/buildSite.ts')], {
    cwd: ROOT,
    isProgress: true,
  });
  if (code !== 0) {
    say('The web app could not be built; the reason stands above.');
    process.exit(1);
  }
  await compressAssets(join(DIST, 'assets'));
  writeFileSync(STAMP, digest);
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
