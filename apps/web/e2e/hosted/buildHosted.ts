import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runToEnd } from '../setup/runToEnd.ts';

const build = resolve(import.meta.dirname, '../../../../scripts/build/build.mjs');

/**
 * Builds the app for a hosted project that does not exist.
 * @param folder that gets `site/` and the configuration beside it
 * @returns the path of the configuration for `firebase deploy`
 */
export async function buildHosted(
  folder: string,
  config: { readonly productName: string; readonly projectId: string },
): Promise<string> {
  const file = join(folder, 'hosted.json');
  await writeFile(file, JSON.stringify({ apiKey: 'AIza-any', appId: '1:2:web:3', ...config }));
  await runToEnd(build, ['--hosted', file, '--out', join(folder, 'site')]);
  return join(folder, 'site.firebase.json');
}
