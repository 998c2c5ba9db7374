import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { makeWords, messageFolders } from './build/words/makeWords.ts';
import config, { clientEntry } from './vite.config.ts';

/** What the server answers; every other address is a screen. */
const API = ['/identitytoolkit', '/securetoken', '/google.firestore', '/v1', '/v2', '/config.json'];

/** `/gallery` shows every screen in its states, and every component; no build has it. */
const GALLERY = '/development/gallery/';

const galleryPage = (): Plugin => ({
  name: 'gallery-page',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const [path, query] = (request.url ?? '').split('?');
      if (path === '/gallery') request.url = `${GALLERY}index.html?${query ?? ''}`;
      next();
    });
  },
});

/** Writes the page that the build would draw: without the screen, with the server's configuration. */
const devPage = (origin: string): Plugin => ({
  name: 'dev-page',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { path }) => {
      if (path.startsWith(GALLERY)) return html;
      const served = await fetch(`${origin}/config.json`);
      return html
        .replace(
          '<!--head-->',
          [`${GALLERY}inFrame.ts`, `/${clientEntry}`]
            .map((script) => `<script type="module" src="${script}"></script>`)
            .join(''),
        )
        .replace('<!--screen-->', '')
        .replace('%CONFIG%', await served.text());
    },
  },
});

/** A message that is edited is on the screen with the next look; one that is wrong is told and changes nothing. */
const messages = (): Plugin => ({
  name: 'messages',
  configureServer: ({ watcher, config: { logger } }) => {
    watcher.add([...messageFolders]);
    watcher.on('change', (file) => {
      if (!messageFolders.some((folder) => file.startsWith(folder))) return;
      try {
        makeWords();
      } catch (error) {
        logger.error(error instanceof Error ? error.message : String(error));
      }
    });
  },
});

/** The screens in development, over the real server at `origin`. */
export const devConfig = (origin: string, port: number): InlineConfig => ({
  ...config,
  configFile: false,
  publicDir: join(import.meta.dirname, 'public'),
  plugins: [...(config.plugins ?? []), galleryPage(), devPage(origin), messages()],
  server: {
    host: '127.0.0.1',
    port,
    proxy: Object.fromEntries(API.map((path) => [path, { target: origin, changeOrigin: true }])),
  },
});
