import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueAssetsPlugin } from './build/catalogueAssetsPlugin.ts';
import { mediaNamesPlugin } from './build/mediaNamesPlugin.ts';
import { shortClassNames } from './build/shortClassNames.ts';

export const clientEntry = 'src/main.tsx';
export const serverEntry = 'src/entryServer.tsx';

/**
 * What travels with the start of the app: the libraries, the shell, and the small parts that most
 * screens share. Left alone, the bundler makes a file of every set of screens that share something,
 * and each file costs a request and compresses worse.
 */
const base =
  /node_modules|src\/(main|app\/(?!NotFound)|navigation|config|components\/(layout|icons|Button|buttonClass|classNames|Notice)|catalogue\/(catalogueStore|createCatalogueStore|useCatalogue)|draft\/(deviceStorage|MixForm|recentMixes))/;

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [mediaNamesPlugin(), catalogueAssetsPlugin(), react()],
  css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  build: {
    manifest: true,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: clientEntry,
      output: { codeSplitting: { groups: [{ name: 'base', test: base }] } },
    },
  },
});
