import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillManifest, fillPage, fillServiceWorker } from '../http/site/fillPlaceholders.ts';
import type { PageTable } from '../http/site/pageTable.ts';
import type { HostedConfig } from './readHostedConfig.ts';

/** Compressed copies are for our own server; a static host compresses by itself. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Writes the built web app as a folder that any static host can serve: the very files of the build,
 * with the few places filled in that our own server fills when it starts.
 *   pages/*.html, 404.html   one for each address of `pages`; `hostedConfiguration` says which shows which
 *   config.json              what the pages hold too
 */
export async function writeHostedSite(
  site: string,
  target: string,
  { pages, ...values }: HostedConfig & { readonly pages: PageTable },
): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'pages'), { recursive: true });
  const fill = async (from: string, to: string, filled: (text: string) => string): Promise<void> =>
    writeFile(join(target, to), filled(await readFile(join(site, from), 'utf8')));
  for (const page of Object.values(pages.routes)) {
    await fill(`pages/${page}`, `pages/${page}`, (html) => fillPage(html, values));
  }
  await fill(`pages/${pages.notFound}`, '404.html', (html) => fillPage(html, values));
  await fill('manifest.webmanifest', 'manifest.webmanifest', (json) => fillManifest(json, values));
  await fill('sw.js', 'sw.js', (script) => fillServiceWorker(script, values));
  await writeFile(join(target, 'config.json'), JSON.stringify(values.config));
  const filter = (file: string): boolean => !COMPRESSED.test(file);
  await cp(join(site, 'static'), target, { recursive: true, filter });
  await cp(join(site, 'assets'), join(target, 'assets'), { recursive: true, filter });
}
