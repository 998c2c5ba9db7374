import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installDependencies } from './installDependencies.mjs';
import { inRoot, say } from './project.mjs';
import { runChild } from './runChild.mjs';

const NEEDED_MAJOR = 24;
const OLDEST_MAJOR = 20;

const ownMajor = Number(process.versions.node.split('.')[0]);

/** The Node that npm brought with the dependencies, for systems it exists for. */
function broughtNode() {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'win' : platform;
  const binary = platform === 'win32' ? 'node.exe' : 'node';
  const path = inRoot('node_modules', `node-${system}-${arch}`, 'bin', binary);
  return existsSync(path) ? path : null;
}

/**
 * How to get a Node where npm brings none along: it brings one for Linux and Windows.
 * @param {NodeJS.Platform} platform
 */
export const howToGetNode = (platform) =>
  platform === 'darwin'
    ? `brew install node@${NEEDED_MAJOR} && brew link --overwrite --force node@${NEEDED_MAJOR} brings it, ` +
      'and so does the installer from https://nodejs.org.'
    : 'the installer from https://nodejs.org brings it.';

/** Makes the code of all messages, which nobody commits. A message that is wrong is told with its file. */
async function makeWords() {
  const maker = pathToFileURL(inRoot('apps/web/build/words/makeWords.ts')).href;
  try {
    (await import(maker)).makeWords();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/**
 * `prepare`, and the types that the compiler and the linter ask for and nobody commits.
 * @param {string} scriptUrl
 */
export async function prepareForTypes(scriptUrl) {
  await prepare(scriptUrl);
  const maker = inRoot('apps/server/src/testing/makeProgramTypes.ts');
  if ((await runChild(process.execPath, [maker])) !== 0) process.exit(1);
}

/**
 * Makes the machine ready for a script of ours: dependencies there, and a Node that is new enough
 * running it. Where this Node is too old, the script is run again by the right one and this call
 * never returns.
 * @param {string} scriptUrl `import.meta.url` of the script
 */
export async function prepare(scriptUrl) {
  if (ownMajor < OLDEST_MAJOR) {
    say(
      `Node ${process.versions.node} is too old. Install Node ${NEEDED_MAJOR}: https://nodejs.org`,
    );
    process.exit(1);
  }
  await installDependencies();
  process.env['PATH'] = [inRoot('node_modules/.bin'), process.env['PATH']].join(delimiter);
  if (ownMajor >= NEEDED_MAJOR) return makeWords();
  const node = broughtNode();
  if (node === null) {
    say(
      `This needs Node ${NEEDED_MAJOR} and the machine has ${process.versions.node}; ` +
        `${howToGetNode(process.platform)} Then run the same command again.`,
    );
    process.exit(1);
  }
  process.exit(await runChild(node, [fileURLToPath(scriptUrl), ...process.argv.slice(2)]));
}
