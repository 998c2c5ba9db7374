import { defineConfig } from 'vitest/config';
import { catalogueAssetsPlugin } from './apps/web/build/catalogueAssetsPlugin.ts';

const WEB = 'apps/web/**/*.test.ts';
/** These tests set up a browser's database for their whole process. */
const WITH_A_DATABASE = [
  'apps/web/src/device/closeDatabasesWithPage.test.ts',
  'apps/web/src/sync/device/checked/createDeviceCheck.test.ts',
  'apps/web/src/sync/device/createDocumentStore.test.ts',
  'apps/web/src/sync/device/reported/reportLines.test.ts',
];
const SCREENS = 'apps/web/{src,development}/**/*.test.tsx';
const ELSEWHERE = [
  'packages/**/*.test.ts',
  'apps/*/{src,test}/**/*.test.ts',
  'scripts/**/*.test.ts',
  'bench/src/**/*.test.ts',
];

export default defineConfig({
  test: {
    // Ends a test that hangs. A busy machine gives a screen's test, of five seconds, a twentieth of
    // its time; a test that passes does not wait for this.
    testTimeout: 150_000,
    // A poll would otherwise give up after a second, which a busy machine may take for anything.
    expect: { poll: { timeout: 45_000 } },
    projects: [
      // Settings and words of the app live in modules: each file begins with fresh modules, in a
      // process that goes on. The reader of bar codes is written for bundlers: its imports name no
      // file endings.
      {
        extends: true,
        test: {
          name: 'web',
          include: [WEB],
          exclude: ['**/node_modules/**', ...WITH_A_DATABASE],
          isolate: false,
          setupFiles: ['apps/web/test/freshModules.ts', 'apps/web/test/noGlobalsLeft.ts'],
          server: { deps: { inline: ['@zxing/library'] } },
        },
      },
      { extends: true, test: { name: 'device', include: WITH_A_DATABASE } },
      // Screens as they are drawn and used, without a layout. Each opens the app anew, with fresh modules.
      {
        extends: true,
        plugins: [catalogueAssetsPlugin()],
        test: {
          name: 'screens',
          setupFiles: ['apps/web/test/freshModules.ts'],
          include: [SCREENS],
          environment: 'happy-dom',
          isolate: false,
          // A click on a link to a file would navigate the window away, and end the timers of all
          // later files.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
              },
            },
          },
        },
      },
      // These keep no state in modules, so that the files of a worker share what they import.
      {
        extends: true,
        test: {
          name: 'core',
          include: ELSEWHERE,
          exclude: ['**/node_modules/**', WEB],
          isolate: false,
        },
      },
    ],
  },
});
