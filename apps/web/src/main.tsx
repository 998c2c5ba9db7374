import './styles/tokens.css';
import './styles/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { clearReloadFlag, type LoadWorld } from './app/loadRoute.ts';
import { openScreen } from './app/openScreen.ts';
import { preloadScreens } from './app/preloadScreens.ts';
import { parseClientConfig } from './config/clientConfig.ts';

const world: LoadWorld = {
  // A browser may refuse even to hand its storage over: it is asked for at each use.
  storage: {
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => {
      window.localStorage.setItem(key, value);
    },
    removeItem: (key) => {
      window.localStorage.removeItem(key);
    },
  },
  reload: (target) => {
    window.location.assign(target);
  },
  log: (message, error) => {
    console.error(message, error);
  },
};

/** Brings the drawn page to life. The screen is loaded first, so nothing flashes or moves. */
async function start(root: HTMLElement, configText: string): Promise<void> {
  const config = parseClientConfig(configText);
  // The page was drawn without a query; the app follows the query once it lives.
  const location = { pathname: window.location.pathname, search: '' };
  const opened = await openScreen(location, world);
  if (opened === null) return;
  const app = <App config={config} initial={{ ...opened, scrollTop: null }} world={world} />;
  if (opened.failed) {
    createRoot(root).render(app);
    return;
  }
  clearReloadFlag(world.storage);
  hydrateRoot(root, app);
  preloadScreens();
}

const root = document.getElementById('root');
const config = document.getElementById('config')?.textContent;
if (root === null || config === undefined) throw new Error('this page was not drawn by the build');
void start(root, config);
