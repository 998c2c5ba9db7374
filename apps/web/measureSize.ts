import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { chunksOf, laterChunksOf } from './build/chunksOf.ts';
import { notFoundRoute, type Route, routes } from './src/app/routes.ts';
import { clientEntry } from './vite.config.ts';

/*
 * Weighs what the built site sends for each route and fails over the budgets below.
 * `--json` prints the same for another program. kB is 1000 bytes.
 */
const budget = { scriptOfHome: 80_000, script: 100_000, css: 8_000, html: 14_000 };

const dist = join(import.meta.dirname, 'dist');
const gzipped = (content: Uint8Array | string): number => gzipSync(content, { level: 9 }).length;
const brotli = (content: Uint8Array | string): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Bytes that one address needs before its screen lives. */
async function weigh(route: Route) {
  const files = new Set([...chunksOf(manifest, clientEntry), ...chunksOf(manifest, route.source)]);
  const read = (file: string) => readFile(join(dist, file));
  const scripts = await Promise.all([...files].map(read));
  const later = await Promise.all(laterChunksOf(manifest, route.source, clientEntry).map(read));
  const html = await readFile(join(dist, 'pages', `${route.name}.html`), 'utf8');
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const data = /as="fetch"[^>]* href="([^"]+)"/.exec(html)?.[1];
  return {
    route: route.path ?? 'unknown address',
    scriptGzip: scripts.reduce((sum, script) => sum + gzipped(script), 0),
    scriptBrotli: scripts.reduce((sum, script) => sum + brotli(script), 0),
    scripts: scripts.length,
    /** Asked for by the screen itself once it stands; told beside the budget, not under it. */
    laterGzip: later.reduce((sum, script) => sum + gzipped(script), 0),
    cssGzip: gzipped(css),
    htmlBrotli: brotli(html),
    dataBrotli: data === undefined ? 0 : brotli(await readFile(join(dist, data))),
    scriptBudget: route.path === '/' ? budget.scriptOfHome : budget.script,
  };
}

const rows = await Promise.all([...routes, notFoundRoute].map(weigh));
const over = rows.flatMap((row) => [
  ...(row.scriptGzip > row.scriptBudget ? [`${row.route}: script ${row.scriptGzip}`] : []),
  ...(row.cssGzip > budget.css ? [`${row.route}: style ${row.cssGzip}`] : []),
  ...(row.htmlBrotli > budget.html ? [`${row.route}: page ${row.htmlBrotli}`] : []),
]);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ rows, budget, over }));
} else {
  console.table(rows);
  for (const line of over) console.error(`over the budget: ${line} bytes`);
}
process.exitCode = over.length === 0 ? 0 : 1;
