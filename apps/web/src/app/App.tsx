import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Router } from 'wouter';
import type { ClientConfig } from '../device/config/clientConfig.ts';
import { ConfigContext } from '../device/config/useConfig.ts';
import { type OpenSession, SessionContext } from '../session/useOpenSession.ts';
import { AppKeypad } from '../ui/keypad/AppKeypad.tsx';
import { beginPageLife } from '../ui/lazy/pageLife.ts';
import { LazyAccountPanel } from './account/LazyAccountPanel.tsx';
import { LazySharedDeviceGate } from './account/LazySharedDeviceGate.tsx';
import { followLocation } from './location/followLocation.ts';
import { watchPresses } from '../ui/keypad/pressedControl.ts';
import { Layout } from './layout/Layout.tsx';
import type { LoadWorld } from './loadRoute.ts';
import { reader } from '../i18n/preferences/reader.ts';
import { pageTitle } from './pageTitle.ts';
import { RouteError } from './RouteError.tsx';
import { AppBanner } from './banner/AppBanner.tsx';
import type { ShownScreen } from './location/ShownScreen.ts';
import { ShownContext, useShownLocation, useShownSearch } from './location/useShownLocation.ts';

interface AppProps {
  readonly config: ClientConfig;
  readonly initial: ShownScreen;
  readonly world: LoadWorld;
  readonly openSession: OpenSession;
  /** Called once the page reacts to taps and typing. */
  readonly onAlive: () => void;
}

/** The one area that holds the current screen, in the layout its route asks for. */
export function App({ config, initial, world, openSession, onAlive }: AppProps) {
  const [shown, setShown] = useState(initial);
  const [wanted, setWanted] = useState(initial.location.pathname);

  useEffect(
    () =>
      followLocation(initial.location, world, {
        onWanted: setWanted,
        onShown: (next) => {
          startTransition(() => {
            setShown(next);
          });
        },
      }),
    [initial, world],
  );
  useArrival(shown, config);
  // Set together with the screen: set earlier, it would lay out once more the drawn page that is
  // about to go.
  useLayoutEffect(() => {
    document.documentElement.lang = reader.locale;
  }, []);
  useEffect(watchPresses, []);
  useEffect(() => {
    beginPageLife();
    onAlive();
  }, [onAlive]);

  return (
    <ConfigContext value={config}>
      <SessionContext value={openSession}>
        <ShownContext value={shown.location}>
          <Router hook={useShownLocation} searchHook={useShownSearch}>
            <AppBanner />
            <Layout route={shown.route} wanted={wanted}>
              <RouteError key={shown.location.pathname}>
                <shown.Screen />
              </RouteError>
            </Layout>
            <LazyAccountPanel />
            <LazySharedDeviceGate />
            <AppKeypad />
          </Router>
        </ShownContext>
      </SessionContext>
    </ConfigContext>
  );
}

/** Once a new screen stands: sets title and scroll position, and focuses its heading. */
function useArrival(shown: ShownScreen, config: ClientConfig): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    const newScreen = before.current.location.pathname !== shown.location.pathname;
    before.current = shown;
    document.title = pageTitle(shown.route.title?.() ?? null, config.productName);
    if (shown.scrollTop !== null) window.scrollTo(0, shown.scrollTop);
    if (newScreen) focusHeading();
  }, [shown, config]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
