import { catalogue } from '@mix/catalogue';
import { renderToString } from 'react-dom/server';
import { App } from './app/App.tsx';
import type { LoadWorld } from './app/loadRoute.ts';
import { notFoundRoute, type Route, routes } from './app/routes.ts';
import { routeSources } from './app/routeSources.ts';
import { catalogueStore } from './products/catalogue/catalogueStore.ts';
import { productNamePlaceholder } from './device/config/clientConfig.ts';

export { pageDescription, pageTitle } from './app/pageTitle.ts';
export { notFoundRoute, routes, routeSources, productNamePlaceholder };

// The catalogue, which the client fetches before it opens the list of products, is at hand in the
// build.
catalogueStore.store.setState({ status: 'ready', catalogue });

const nowhere: LoadWorld = {
  storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  reload: () => undefined,
  log: () => undefined,
};

/** Draws the screen of a route as the client's first render will, for an address without a query. */
export async function drawScreen(route: Route): Promise<string> {
  const Screen = await route.load();
  const initial = {
    location: { pathname: route.path ?? '/404', search: '' },
    route,
    Screen,
    scrollTop: null,
  };
  const config = {
    productName: productNamePlaceholder,
    accountServer: null,
    weatherUrl: null,
    mapStyleUrl: null,
  };
  return renderToString(
    <App
      config={config}
      initial={initial}
      world={nowhere}
      openSession={null}
      onAlive={() => undefined}
    />,
  );
}
