import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Manifest } from 'vite';
import { buildServiceWorker } from './build/buildServiceWorker.ts';
import { factsUrl, rulesUrl } from './build/catalogueAssetsPlugin.ts';
import { chunksOf, stylesOf } from './build/chunksOf.ts';
import { compileAtOnce } from './build/compileAtOnce.ts';
import { drawDocument } from './build/drawDocument.ts';
import { offlineFile, offlinePage } from './build/offlineEntries.ts';
import { sharePicture } from './sharePicture.ts';
import { webAppManifest } from './webAppManifest.ts';
import type * as Server from './src/entryServer.tsx';
import type { OfflineEntry } from './src/device/serviceWorker/OfflineFiles.ts';
import config, { absent, clientEntry, serverEntry } from './vite.config.ts';

/*
 * Builds the site into dist/:
 *   assets/               scripts and data, their content in their names
 *   static/               files served as they are from the root
 *   pages/, pages.json    every route's page as HTML, and what the server needs to serve them
 *   manifest.webmanifest  a template: the server writes the product's name in
 *   sw.js                 a template: the server writes in what stands for the values of its pages
 * and beside it maps/, which is served to nobody: a place in a script, as an error names it, is found
 * again in the source.
 */
// Whoever starts the build may run with another: the site is always the one that is shipped.
process.env['NODE_ENV'] = 'production';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const maps = join(root, 'maps');

/** Screens that somebody at the sprayer waits for. */
const FIRST_PATHS = ['/', '/mix', '/result'];

type ServerEntry = typeof Server;

await Promise.all([dist, maps].map((folder) => rm(folder, { recursive: true, force: true })));
await build({
  ...config,
  configFile: false,
  logLevel: 'warn',
  build: { ...config.build, sourcemap: 'hidden' },
});
await takeMapsOut();
await build({
  ...config,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ...config.build,
    manifest: false,
    ssr: serverEntry,
    outDir: 'dist/drawing',
    // The catalogue reads its tables from beside its own modules.
    rolldownOptions: { input: serverEntry, external: [...absent, '@mix/catalogue'] },
  },
});

const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const server = (await import(join(dist, 'drawing/entryServer.js'))) as ServerEntry;
const template = await readFile(join(root, 'index.html'), 'utf8');
await mkdir(join(dist, 'pages'));

/** What a page asks for of the catalogue. */
const dataOf = { mix: [], catalogue: [rulesUrl, factsUrl] } as const;

const startScript = `/${chunkFile(clientEntry)}`;
const firstScripts = new Set(
  server.routes
    .filter(({ path }) => path !== null && FIRST_PATHS.includes(path))
    .flatMap((route) => [
      ...chunksOf(manifest, clientEntry),
      ...chunksOf(manifest, sourceOf(route)),
    ]),
);
const mapNames = await readdir(maps);
for (const file of firstScripts) {
  const map = `${basename(file)}.map`;
  // The bundler's own few lines have none.
  if (mapNames.includes(map)) await compileAtOnce(join(dist, file), join(maps, map));
}
/** The map behind outlines needs a signal anyway: no device keeps a megabyte for it. */
const ONLINE_ONLY = /^(?:TileMap|maplibre-gl)-/;
const offlinePages: OfflineEntry[] = [];
const styleHashes = new Set<string>();
const siteName = server.pageTitle(null, server.productNamePlaceholder);
for (const route of [...server.routes, server.notFoundRoute]) {
  const styles = [
    ...new Set([...stylesOf(manifest, clientEntry), ...stylesOf(manifest, sourceOf(route))]),
  ];
  const sheets = await Promise.all(styles.map((file) => readFile(join(dist, file), 'utf8')));
  const css = sheets.join('');
  styleHashes.add(`sha256-${createHash('sha256').update(css).digest('base64')}`);
  const html = drawDocument(template, {
    title: server.pageTitle(route.title?.() ?? null, server.productNamePlaceholder),
    description: server.pageDescription,
    siteName,
    path: route.path,
    picture: sharePicture,
    screen: await server.drawScreen(route),
    css,
    styles: styles.map((file) => `/${file}`),
    script: startScript,
    modules: [
      ...new Set([...chunksOf(manifest, clientEntry), ...chunksOf(manifest, sourceOf(route))]),
    ]
      .filter((file) => file !== chunkFile(clientEntry))
      .map((file) => `/${file}`),
    data: route.needs === undefined ? [] : dataOf[route.needs],
  });
  await writeFile(join(dist, 'pages', `${route.name}.html`), html);
  if (route.path !== null) offlinePages.push(offlinePage(route.path, html));
}

await writeFile(
  join(dist, 'pages.json'),
  JSON.stringify({
    routes: Object.fromEntries(
      server.routes.flatMap(({ path, name }) =>
        path === null ? [] : [[path, `${name}.html`] as const],
      ),
    ),
    notFound: `${server.notFoundRoute.name}.html`,
    styleHashes: [...styleHashes],
  }),
);
await writeFile(
  join(dist, 'manifest.webmanifest'),
  JSON.stringify(webAppManifest(server.productNamePlaceholder, server.pageDescription)),
);
await cp(join(root, 'public'), join(dist, 'static'), { recursive: true });
await rm(join(dist, 'drawing'), { recursive: true });
// Every page holds these.
for (const file of stylesOf(manifest, clientEntry)) await rm(join(dist, file));
await buildServiceWorker(root, {
  startScript,
  entries: [
    ...offlinePages,
    offlineFile('/favicon.svg', await readFile(join(dist, 'static/favicon.svg'))),
    ...(await offlineAssets()),
  ],
});

/** Out of the folder that is served, kept on devices and weighed. */
async function takeMapsOut(): Promise<void> {
  const assets = join(dist, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.map'));
  if (names.length === 0) throw new Error('the build made no source maps');
  await mkdir(maps);
  await Promise.all(names.map((name) => rename(join(assets, name), join(maps, name))));
}

async function offlineAssets(): Promise<OfflineEntry[]> {
  const all = await readdir(join(dist, 'assets'));
  const names = all.filter((name) => !ONLINE_ONLY.test(name));
  if (all.length - names.length < 3) throw new Error('the map has other files than it had');
  return Promise.all(
    names.map(async (name) =>
      offlineFile(`/assets/${name}`, await readFile(join(dist, 'assets', name))),
    ),
  );
}

function sourceOf({ name }: { readonly name: string }): string {
  const source = server.routeSources[name];
  if (source === undefined) throw new Error(`no file is named for the route ${name}`);
  return source;
}

function chunkFile(source: string): string {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`the build has no chunk for ${source}`);
  return chunk.file;
}
