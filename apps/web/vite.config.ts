import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueAssetsPlugin } from './build/catalogueAssetsPlugin.ts';
import { mediaNamesPlugin } from './build/mediaNamesPlugin.ts';

export const clientEntry = 'src/main.tsx';
export const serverEntry = 'src/entryServer.tsx';

/** What every screen is made of: the libraries that draw it, the shell, and the components. */
const base =
  /rolldown\/runtime|\/(node_modules\/(react|react-dom|scheduler|wouter|regexparam|mitt|zustand|use-sync-external-store)|packages\/engine\/src\/units|src\/(app\/(layouts|location)|components\/(layout|lazy|panels|notices|fields)|words\/(figures|products|en\/(app|home))|device\/storage|preferences|navigation|config|documents\/collections|catalogue\/list|job\/store|mix\/(draft|reading)))\//;

/** What a plan needs besides. */
const plan = /\/(packages\/(engine|messages)|src\/(words\/(problems|en\/mix)|mix\/(planning|saved)|components|job|catalogue|documents))\//;

/** Below this many bytes of source, what some screens share is not worth a request of its own. */
const SMALLEST_CHUNK = 40_000;

const absent = fileURLToPath(new URL('build/absent.ts', import.meta.url));

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
  plugins: [mediaNamesPlugin(), catalogueAssetsPlugin(), react()],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The document database's library is one piece; it comes after signing in.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: clientEntry,
      output: {
        codeSplitting: {
          groups: [
{ name: 'base', test: base }, { name: 'plan', test: plan, minShareCount: 2 }
          ],
        },
      },
    },
  },
});
