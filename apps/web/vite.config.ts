import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueAssetsPlugin } from './build/catalogueAssetsPlugin.ts';
import { mediaNamesPlugin } from './build/mediaNamesPlugin.ts';
import { reportLinesPlugin } from './build/reportLinesPlugin.ts';

export const clientEntry = 'src/main.tsx';
export const serverEntry = 'src/entryServer.tsx';

const absent = fileURLToPath(new URL('build/absent.ts', import.meta.url));

/** Whether a module lies in one of these folders; `/*` stands for files of the folder itself alone. */
function inFolders(...folders: readonly string[]): RegExp {
  const paths = folders.map((folder) =>
    folder.endsWith('/*') ? `${folder.slice(0, -1)}[^/]+$` : `${folder}/`,
  );
  return new RegExp(`/(?:${paths.join('|')})`);
}

/** What every screen is made of: the libraries that draw it, its shell, its parts and its stores. */
const base = inFolders(
  ...['react', 'react-dom', 'scheduler', 'use-sync-external-store'].map(
    (name) => `node_modules/${name}`,
  ),
  ...['wouter', 'regexparam', 'mitt', 'zustand'].map((name) => `node_modules/${name}`),
  'packages/engine/src/units',
  'src/app/layouts',
  'src/app/location',
  ...['fields', 'icons', 'layout', 'lazy', 'notices', 'panels'].map(
    (room) => `src/components/${room}`,
  ),
  ...['figures', 'products', 'language', 'en/*', 'en/app', 'en/home'].map(
    (room) => `src/words/${room}`,
  ),
  ...[
    'mix/draft',
    'mix/facts',
    'mix/reading',
    'job/store',
    'catalogue/list',
    'account/context',
  ].map((room) => `src/${room}`),
  ...['documents/*', 'device/clock', 'device/storage', 'preferences', 'navigation', 'config'].map(
    (room) => `src/${room}`,
  ),
);

/** The pictures of reporting and the library that draws them: no other screen waits for it. */
const charts = inFolders('node_modules/(?:d3-[a-z-]+|internmap)', 'src/screens/reporting/charts');

/** What a plan takes besides, on whichever screen it stands. Proposals (the solver) come after it. */
const plan = inFolders(
  'packages/engine/src/(?!solver|weather|calibration|filling)[^/]+',
  'packages/messages',
  'packages/documents/src/fields',
  'src/words/problems',
  'src/words/en/mix',
  'src/mix/planning',
  'src/components/figures',
);

/** What the result shows of a plan besides, and filling after it. */
const result = inFolders(
  'packages/engine/src/filling',
  'packages/documents/src/time',
  'src/job/*',
  'src/mix/containers',
  'src/mix/jar',
  'src/words/en/fill',
  'src/words/en/label',
  'src/words/en/result',
  'src/words/label',
  'src/words/workings',
  'src/components/plot',
);

/** One file for what two or more others share of these folders, without what it imports in turn. */
const group = (name: string, test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  resolve: {
    alias: {
      // What the PDF library draws HTML and SVG pictures with: 400 kB that nobody asks it for.
      canvg: absent,
      dompurify: absent,
      html2canvas: absent,
    },
  },
  plugins: [mediaNamesPlugin(), catalogueAssetsPlugin(), reportLinesPlugin(), react()],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The map's library is one piece, fetched by who asks for the map.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: clientEntry,
      output: {
        // Three files that screens of a plan wait for, and two that come after them; all else is split as
        // the bundler sees fit.
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            // Without what these import in turn: their packages' lists of exports reach everything.
            // A package's own list is never asked for by `import()`: screens then fall into small files.
            group('plan', plan),
            group('result', result),
            group('charts', charts),
            // What three or more files of the rest share: one file in place of many small ones. Not the
            // names of classes: a screen that takes a row's would wait for all of it.
            {
              name: 'shared',
              test: /\/(?:apps\/web\/src|packages)\/.+\.tsx?$/,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
