import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueAssetsPlugin } from './build/catalogueAssetsPlugin.ts';
import { mediaNamesPlugin } from './build/mediaNamesPlugin.ts';

export const clientEntry = 'src/main.tsx';
export const serverEntry = 'src/entryServer.tsx';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [mediaNamesPlugin(), catalogueAssetsPlugin(), react()],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]_[hash]' } } },
  build: {
    manifest: true,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: clientEntry },
  },
});
