import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueAssetsPlugin } from './build/catalogueAssetsPlugin.ts';
import { mediaNamesPlugin } from './build/mediaNamesPlugin.ts';
import { deviceVersionsPlugin } from './build/deviceVersionsPlugin.ts';

export const clientEntry = 'src/main.tsx';
export const serverEntry = 'src/entryServer.tsx';

/** Libraries for HTML and SVG pictures in the PDF library: 400 kB that this app never uses. */
export const absent = ['canvg', 'dompurify', 'html2canvas'];

/**
 * Matches modules in these folders, and these files; `*` at the end: only files of the folder
 * itself.
 */
function inFolders(...folders: readonly string[]): RegExp {
  const paths = folders.map((folder) => {
    if (folder.endsWith('*')) return `${folder.slice(0, -1)}[^/]+$`;
    return /\.tsx?\??$/.test(folder) || folder.endsWith('use') ? folder : `${folder}/`;
  });
  return new RegExp(`/(?:${paths.join('|')})`);
}

/** Code of every screen: the libraries that draw it, its shell, its parts and its stores. */
const base = inFolders(
  ...['react', 'react-dom', 'scheduler', 'use-sync-external-store'].map(
    (name) => `node_modules/${name}`,
  ),
  ...['wouter', 'regexparam', 'mitt', 'zustand'].map((name) => `node_modules/${name}`),
  'packages/engine/src/units',
  'packages/messages/src/plurals',
  ...['app/layout', 'app/location', 'plan/draft', 'plan/reading', 'fill/job'].map(
    (room) => `src/${room}`,
  ),
  ...['fields', 'icons', 'layout', 'lazy', 'notices', 'panels'].map((room) => `src/ui/${room}`),
  ...['figures', 'products', 'preferences', 'made/en/app', 'made/en/home'].map(
    (room) => `src/i18n/${room}`,
  ),
  ...['plurals/en.ts', 'problems/problemLanguage.ts'].map((file) => `src/i18n/${file}`),
  ...['clock', 'storage', 'navigation', 'config'].map((room) => `src/device/${room}`),
  ...['*', 'farm/removedFromFarm.ts', 'farm/inviteLink.ts'].map((place) => `src/sync/${place}`),
  'src/products/catalogue',
  'src/session/useOpenSession.ts',
);

/**
 * Code that a plan needs besides, on whichever screen it stands, with the words of the result.
 * Suggestions (the solver) come after it.
 */
const plan = inFolders(
  'packages/engine/src/(?!solver|weather|calibration|filling|sheet)[^/]+',
  ...['*', '(?!sheet)[^/]+'].map((place) => `packages/messages/src/${place}`),
  ...['fields', 'time'].map((room) => `packages/documents/src/${room}`),
  ...['problems', 'label', 'workings', 'made/en/mix', 'made/en/label', 'made/en/result'].map(
    (room) => `src/i18n/${room}`,
  ),
  'src/plan/planning',
  ...['startJob', 'isElsewhere', 'halfFilled', 'jar/JarResult', 'jar/jarTests'].map(
    (file) => `src/fill/${file}.ts`,
  ),
  ...['CatchTestAge', 'OldCatchTest', 'boomOf', 'catchFlow', 'followCatchFlow', 'offeredTankL'].map(
    (file) => `src/machine/${file}.tsx?`,
  ),
  'src/plan/saved/SavedFactsNotice.tsx',
  'packages/documents/src/farm/jobPlan.ts',
  ...['figures', 'plot'].map((room) => `src/ui/${room}`),
);

/** Code that finds out who is signed in, without the account's documents and screen words. */
const session = inFolders(
  'src/session/(?!password/passwordRulesText)[^.]+.ts',
  'packages/documents/src/account',
  'src/app/account/startAccount.ts',
  'src/app/account/watchStorage.ts',
  ...['app', 'auth', 'component', 'logger', 'util'].map((name) => `node_modules/@firebase/${name}`),
  'node_modules/firebase/(?:app|auth)',
  // The documents on the device have an idb of their own.
  '(?<!apps/web/)node_modules/idb',
);

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [mediaNamesPlugin(), catalogueAssetsPlugin(), deviceVersionsPlugin(), react()],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The map's library is one piece, fetched only by somebody who asks for the map.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: clientEntry,
      external: absent,
      output: {
        // Groups: the code of a plan, of the sign-in, and of what comes after both; all else is
        // split as the bundler sees fit. Groups leave out what their modules import: their
        // packages' lists of exports reach everything. A package's own list is never asked for by
        // `import()`: screens then fall into small files.
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'session', test: session, includeDependenciesRecursively: false },
            { name: 'plan', test: plan, minShareCount: 2, includeDependenciesRecursively: false },
            // Small modules that most of the other code shares. A module that fewer share brings
            // its libraries with it (maps, tables, polygons), and each screen would wait for all of
            // them. Without the class names of style modules: a screen that uses a row's would wait
            // for all of it.
            {
              name: 'shared',
              test: /\/(?:apps\/web\/src|packages)\/.+\.tsx?$/,
              minShareCount: 9,
              includeDependenciesRecursively: false,
            },
            // What the files of reports share with their screens: the files do without the screens.
            {
              name: 'reportSums',
              test: inFolders(
                'src/reports/totals/ReportFilter.ts',
                'src/reports/totals/reportTotals.ts',
                'src/reports/rangeText.ts',
                'src/reports/season/seasonWork.ts',
                'src/reports/cost/productCost.ts',
                'src/reports/papers/windText.ts',
                'src/reports/papers/rangeFileName.ts',
                'src/reports/nitrogen/nitrogenApplications.ts',
                'packages/documents/src/records/productCost.ts',
              ),
              includeDependenciesRecursively: false,
            },
            // The same screens ask for the words of people and of their shared device.
            {
              name: 'peopleWords',
              test: /src\/i18n\/made\/en\/farm\/(?:people|shed)Words\.ts/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // A job as it is told, and the steps that it takes.
            {
              name: 'farmJob',
              test: inFolders('src/farm/handover/jobTold.ts', 'src/farm/handover/changeFarmJob.ts'),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // Saved machines stand beside a mix, on Home and on their own page, each of which is fetched
            // by itself.
            {
              name: 'machines',
              test: inFolders(
                'src/machine/saved',
                'documents/src/machines/draftMachine.ts',
                'made/en/farm/machineWords.ts',
              ),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // The code that reads one collection is a few lines: all of it goes into one file.
            {
              name: 'reading',
              test: inFolders(
                'src/sync/device/shown/use',
                'src/sync/farm/use',
                'src/backup/lastBackup.ts',
              ),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
