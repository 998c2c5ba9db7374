import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  Component,
  type ReactNode,
} from 'react';
import { Router } from 'wouter';
import { useStore } from 'zustand';
import type { ClientConfig } from '../device/config/clientConfig.ts';
import { ConfigContext } from '../device/config/useConfig.ts';
import { type OpenSession, SessionContext } from '../session/useOpenSession.ts';
import { AppKeypad } from '../ui/keypad/AppKeypad.tsx';
import { beginPageLife } from '../ui/lazy/pageLife.ts';
import { followLocation } from './location/followLocation.ts';
import { watchPresses } from '../ui/keypad/pressedControl.ts';
import { Layout } from './layout/Layout.tsx';
import type { LoadWorld } from './loadRoute.ts';
import { reader } from '../i18n/preferences/reader.ts';
import { pageTitle } from './pageTitle.ts';
import type { ShownScreen } from './location/ShownScreen.ts';
import { ShownContext, useShownLocation, useShownSearch } from './location/useShownLocation.ts';
import { appWords } from '../i18n/made/en/app/appWords.ts';
import { reportError } from '../device/errors/reportError.ts';
import { FailurePage } from './FailurePage.tsx';
import { onDemand } from '../ui/lazy/waiting.ts';
import { accountPanel, closeAccount } from '../session/accountPanel.ts';
import { AwaitedSheet } from '../ui/lazy/AwaitedSheet.tsx';
import { accountChipWords } from '../i18n/made/en/account/accountChipWords.ts';
import { Awaited } from '../ui/lazy/Awaited.tsx';
import { isSharedStore } from '../sync/sharedDevice/isSharedStore.ts';
import { Button } from '../ui/Button.tsx';
import { pwaWords } from '../i18n/made/en/app/pwaWords.ts';
import styles from './banner/AppBanner.module.css';
import { bannerStore } from './banner/bannerStore.ts';

interface AppProps {
  readonly config: ClientConfig;
  readonly initial: ShownScreen;
  readonly world: LoadWorld;
  readonly openSession: OpenSession;
  /** The page answers from now on. */
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
        onQuery: (at) => {
          setShown((first) => ({ ...first, ...at }));
        },
      }),
    [initial, world],
  );
  useArrival(shown, config);
  // With the screen: by itself it would lay out once more the drawn page that is about to go.
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

/** Once a new screen stands: its title, its place on the page, and the keyboard on its heading. */
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

interface RouteErrorProps {
  readonly children: ReactNode;
}

/** Holds a screen that broke while it was drawn, so that the way to the others stays open. */
class RouteError extends Component<RouteErrorProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <FailurePage title={appWords.stopped}>{appWords.stoppedWhy}</FailurePage>;
  }
}

/** Signing in and all that belongs to an account: fetched when it is opened. */
const AccountPanel = onDemand(
  async () => (await import('../account/accountScreens.ts')).AccountPanel,
);

/** The account panel lies over any screen. */
function LazyAccountPanel() {
  const view = useStore(accountPanel, (panel) => panel.view);
  return (
    view !== null && (
      <AwaitedSheet title={accountChipWords.account} onClose={closeAccount}>
        <AccountPanel view={view} />
      </AwaitedSheet>
    )
  );
}

const SharedDeviceGate = onDemand(
  async () => (await import('../farm/people/peopleScreens.ts')).SharedDeviceGate,
);

/** Who are you? On a device that several people share, and nowhere else fetched. */
function LazySharedDeviceGate() {
  const isShared = useStore(isSharedStore, (state) => state.isShared);
  return (
    isShared && (
      <Awaited fallback={null}>
        <SharedDeviceGate />
      </Awaited>
    )
  );
}

/** One line above the screen about the app itself. */
function AppBanner() {
  const content = useStore(bannerStore, (state) => state.content);
  if (content === null) return null;
  return (
    <aside className={styles.strip} aria-label={pwaWords.thisApp}>
      <p role="status">{content.text}</p>
      <div className={styles.actions}>
        {content.actions.map(({ word, onPress }) => (
          <Button key={word} look="text" onClick={onPress}>
            {word}
          </Button>
        ))}
      </div>
    </aside>
  );
}
