import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueAssetsPlugin } from './build/catalogueAssetsPlugin.ts';
import { mediaNamesPlugin } from './build/mediaNamesPlugin.ts';

export const clientEntry = 'src/main.tsx';
export const serverEntry = 'src/entryServer.tsx';

/**
 * What travels with the start of the app: the libraries that draw it, the shell, and the small parts
 * that most screens share. Left alone, the bundler makes a file of every set of screens that share
 * something, and each file costs a request and compresses worse. Every other library comes with the
 * part that asks for it.
 */
const base =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|mitt|zustand)\/|vite\/|rolldown\/runtime|src\/(main|app\/(?!NotFound|ReportingScreen|ResultScreen|useFragment|startAccount|accountDocuments|documentExchange|followUserProducts)|navigation|config|pwa\/installOffer|components\/(layout|icons\/(?!Done|Move)|Button|buttonClass|classNames)|catalogue\/(catalogueStore|createCatalogueStore|useCatalogue)|session\/(accountStore|accountPanel|useOpenSession)|draft\/(deviceStorage|loadOnce|MixForm|recentMixes)|i18n\/(localized|appWords)|preferences)/;

/**
 * What every screen of a mix shares; a file for each would be eight more, for a few hundred bytes.
 * Parts of the draft that no screen needs at its start come with the sheets that do.
 */
const mixParts =
  /src\/(draft\/(?!planning\.ts|recentFigures|keptPaddock|addToMix|firstRateUnit)|i18n\/(mixWords|messageFormat|quantityText|shownFigure|shownUnitSign|numberText|fieldText|measureText|problemLanguage|fieldNameText|inSentence)\.ts|components\/(Notice|ChoiceChips|ExpansionPanel|Field|Form\.)|features\/mix\/fieldId)/;

/** What sheets are made of: no screen draws one before it lives. */
const sheetParts = /src\/components\/(Sheet|Select)/;

/** The documents of this device: read without the account's database, which is far heavier. */
const documents = /src\/data\/documentStore/;

const absent = fileURLToPath(new URL('build/absent.ts', import.meta.url));

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  resolve: {
    alias: {
      // The router brings a stand-in for what React has had since 18.
      'use-sync-external-store/shim/index.js': 'react',
      // What the PDF library draws HTML and SVG pictures with: 400 kB that nobody asks it for.
      canvg: absent,
      dompurify: absent,
      html2canvas: absent,
    },
  },
  plugins: [mediaNamesPlugin(), catalogueAssetsPlugin(), react()],
  build: {
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    // The document database's library is one piece; it comes after signing in.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: clientEntry,
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'mixParts', test: mixParts },
            { name: 'sheetParts', test: sheetParts },
            { name: 'documents', test: documents },
          ],
        },
      },
    },
  },
});
