import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType, mimes } from 'hono/utils/mime';
import { ASK_EACH_TIME, FOR_EVER } from './cacheControl.ts';
import {
  fillManifest,
  fillPage,
  fillServiceWorker,
  type PlaceholderValues,
} from './fillPlaceholders.ts';
import { readPageTable, SiteError } from './pageTable.ts';
import type { Site } from './Site.ts';
import { prepareFile, squeezed, type SiteFile } from './SiteFile.ts';

/** Every kind of file the site may hold; no other is served, a source map for one. */
const SERVED = new Set(
  ['css', 'ico', 'js', 'json', 'mjs', 'jpg', 'png', 'svg', 'txt', 'ttf', 'wasm', 'webp', 'xml'].map(
    (extension) => `.${extension}`,
  ),
);
/** An SVG states its own encoding, and the manifest's icons state its type without one. */
const TYPES = { ...mimes, svg: 'image/svg+xml' };

async function loadPage(
  directory: string,
  name: string,
  values: PlaceholderValues,
): Promise<SiteFile> {
  const path = join(directory, 'pages', name);
  const html = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new SiteError(`The page ${path} is missing. Build the web app again.`, { cause });
  });
  return prepareFile({
    bytes: Buffer.from(fillPage(html, values)),
    contentType: 'text/html; charset=utf-8',
    cacheControl: ASK_EACH_TIME,
    compressible: true,
    quick: true,
  });
}

const readOptional = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch(() => undefined);

/** Loads a file of the root whose placeholders are filled at the start. */
async function loadFilled(
  path: string,
  contentType: string,
  fill: (text: string) => string,
): Promise<SiteFile> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new SiteError(`${path} is missing. Build the web app again.`, { cause });
  });
  return prepareFile({
    bytes: Buffer.from(fill(text)),
    contentType,
    cacheControl: ASK_EACH_TIME,
    compressible: true,
  });
}

async function loadFile(file: string, cacheControl: string): Promise<SiteFile | null> {
  const contentType = SERVED.has(extname(file)) ? getMimeType(file, TYPES) : undefined;
  if (contentType === undefined) return null;
  const [bytes, br, gzip] = await Promise.all([
    readFile(file),
    readOptional(`${file}.br`),
    readOptional(`${file}.gz`),
  ]);
  return prepareFile({
    bytes,
    contentType,
    cacheControl,
    compressible: COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType),
    ready: { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  });
}

/** Loads a folder of files for visitors; `prefix` is the address it stands under. */
async function loadFolder(
  folder: string,
  prefix: string,
  cacheControl: string,
): Promise<(readonly [string, SiteFile])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (cause: unknown) => {
      throw new SiteError(`The folder ${folder} is missing. Build the web app again.`, { cause });
    },
  );
  const loaded = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = prefix + relative(folder, file).split(sep).join('/');
        return [path, await loadFile(file, cacheControl)] as const;
      }),
  );
  return loaded.filter((pair): pair is readonly [string, SiteFile] => pair[1] !== null);
}

/**
 * Reads the built web app into memory, fills in what is known only now, and compresses it.
 * @throws SiteError when the build is missing or broken.
 */
export async function loadSite(directory: string, values: PlaceholderValues): Promise<Site> {
  const { routes, notFound, styleHashes } = await readPageTable(directory);
  const [loadedPages, notFoundPage, manifest, serviceWorker, atRoot, assets] = await Promise.all([
    Promise.all(
      Object.entries(routes).map(
        async ([path, name]) => [path, await loadPage(directory, name, values)] as const,
      ),
    ),
    loadPage(directory, notFound, values),
    loadFilled(
      join(directory, 'manifest.webmanifest'),
      'application/manifest+json; charset=utf-8',
      (text) => fillManifest(text, values),
    ),
    // Asked for each time: a device must be able to learn of a new version at any start.
    loadFilled(join(directory, 'sw.js'), 'text/javascript; charset=utf-8', (text) =>
      fillServiceWorker(text, values),
    ),
    // Only names under /assets/ carry a hash of the content; no other file may outlive a new build.
    loadFolder(join(directory, 'static'), '/', ASK_EACH_TIME),
    loadFolder(join(directory, 'assets'), '/assets/', FOR_EVER),
  ]);
  const files = new Map([
    ...atRoot,
    ['/manifest.webmanifest', manifest] as const,
    ['/sw.js', serviceWorker] as const,
    ...assets,
  ]);
  const pages = new Map(loadedPages);
  const squeezePages = async (): Promise<void> => {
    for (const [path, page] of loadedPages) pages.set(path, await squeezed(page));
  };
  return { pages, notFoundPage, files, styleHashes, squeezePages };
}
