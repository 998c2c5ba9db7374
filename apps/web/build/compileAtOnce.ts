import { readFile, writeFile } from 'node:fs/promises';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells Chromium that the functions of a script are called as soon as it is here. It then compiles them
 * beside the download; else each of some 1,200 of them waits on the main thread for its first call,
 * while somebody waits for the plan. To other browsers it is a comment. It counts on the very first
 * line alone, which the bundler keeps for itself.
 * @param map the script's source map, whose lines move down by one
 */
export async function compileAtOnce(script: string, map: string): Promise<void> {
  const code = await readFile(script, 'utf8');
  await writeFile(script, HINT + code);
  const { mappings, ...others } = JSON.parse(await readFile(map, 'utf8')) as { mappings: string };
  await writeFile(map, JSON.stringify({ ...others, mappings: `;${mappings}` }));
}
