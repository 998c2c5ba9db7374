import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { catalogueUrl } from './build/catalogueAssetsPlugin.ts';
import { chunksOf } from './build/chunksOf.ts';
import { drawDocument } from './build/drawDocument.ts';
import { webAppManifest } from './build/webAppManifest.ts';
import type * as Server from './src/entryServer.tsx';
import config, { clientEntry, serverEntry } from './vite.config.ts';

/*
 * Builds the site into dist/:
 *   assets/               scripts and data, their content in their names
 *   static/               files served as they are from the root
 *   pages/, pages.json    every route's page as HTML, and what the server needs to serve them
 *   manifest.webmanifest  a template: the server writes the product's name in
 */
// Whoever starts the build may run with another: the site is always the one that is shipped.
process.env['NODE_ENV'] = 'production';

const root = import.meta.dirname;
const dist = join(root, 'dist');

type ServerEntry = typeof Server;

await rm(dist, { recursive: true, force: true });
await build({ ...config, configFile: false, logLevel: 'warn' });
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
    rolldownOptions: { input: serverEntry },
  },
});

const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const server = (await import(join(dist, 'drawing/entryServer.js'))) as ServerEntry;
const template = await readFile(join(root, 'index.html'), 'utf8');
const css = await readFile(join(dist, cssFile(manifest)), 'utf8');
await mkdir(join(dist, 'pages'));

const siteName = server.pageTitle(null, server.productNamePlaceholder);
for (const route of [...server.routes, server.notFoundRoute]) {
  const html = drawDocument(template, {
    title: server.pageTitle(route.title, server.productNamePlaceholder),
    description: server.pageDescription,
    siteName,
    screen: await server.drawScreen(route),
    css,
    script: `/${chunkFile(clientEntry)}`,
    modules: [...new Set([...chunksOf(manifest, clientEntry), ...chunksOf(manifest, route.source)])]
      .filter((file) => file !== chunkFile(clientEntry))
      .map((file) => `/${file}`),
    data: route.needsCatalogue ? [catalogueUrl] : [],
  });
  await writeFile(join(dist, 'pages', `${route.name}.html`), html);
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
    styleHashes: [`sha256-${createHash('sha256').update(css).digest('base64')}`],
  }),
);
await writeFile(
  join(dist, 'manifest.webmanifest'),
  JSON.stringify(webAppManifest(server.productNamePlaceholder, server.pageDescription)),
);
await cp(join(root, 'public'), join(dist, 'static'), { recursive: true });
await rm(join(dist, 'drawing'), { recursive: true });
await rm(join(dist, cssFile(manifest)));

function chunkFile(source: string): string {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`the build has no chunk for ${source}`);
  return chunk.file;
}

function cssFile(from: Manifest): string {
  const file = from['style.css']?.file;
  if (file === undefined) throw new Error('the build wrote no style sheet');
  return file;
}
