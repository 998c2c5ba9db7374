import { join } from 'node:path';
import { build } from 'vite';
import type { OfflineFiles } from '../src/device/serviceWorker/OfflineFiles.ts';

/**
 * Builds the service worker into one file, `dist/sw.js`, with the list of all it keeps.
 * @param root the folder of the web app
 */
export async function buildServiceWorker(root: string, files: OfflineFiles): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.env.OFFLINE_FILES': JSON.stringify(files) },
    build: {
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/device/serviceWorker/serviceWorker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife', codeSplitting: false },
      },
    },
  });
}
