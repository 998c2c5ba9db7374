import { LoadFailedPage } from './LoadFailedPage.tsx';
import { loadRoute, type LoadWorld } from './loadRoute.ts';
import { routeOf } from './routes.ts';
import type { AppLocation, ShownScreen } from './location/ShownScreen.ts';

export interface OpenedScreen extends Omit<ShownScreen, 'scrollTop'> {
  /** The screen shown says that the one asked for did not load. */
  readonly failed: boolean;
}

/** Loads the screen of an address; null when the page is being reloaded for it. */
export async function openScreen(
  location: AppLocation,
  world: LoadWorld,
): Promise<OpenedScreen | null> {
  const route = routeOf(location.pathname);
  const outcome = await loadRoute(route.load, location.pathname + location.search, world);
  switch (outcome.state) {
    case 'loaded':
      return { location, route, Screen: outcome.module, failed: false };
    case 'failed':
      return {
        location,
        route: { ...route, layout: 'default', phoneBar: 'brand' },
        Screen: LoadFailedPage,
        failed: true,
      };
    case 'reloading':
      return null;
  }
}
