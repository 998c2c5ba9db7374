import { scrollToElement } from './scrollAnimation.ts';
import { currentEntry, currentLocation, navigate } from './browserHistory.ts';
import type { LoadWorld } from '../loadRoute.ts';
import { openScreen } from '../openScreen.ts';
import { createScrollMemory } from './scrollMemory.ts';
import type { AppLocation, ShownScreen } from './ShownScreen.ts';

interface Follower {
  /** An address was asked for; its screen may still be loading. */
  readonly onWanted: (pathname: string) => void;
  /** The screen is here. Only the newest address asked for is ever shown. */
  readonly onShown: (shown: ShownScreen) => void;
}

// The router tells of pushState and replaceState by events of these names.
const events = ['popstate', 'pushState', 'replaceState'] as const;

/**
 * Follows the browser's history: loads the screen of each new address and hands it over when it is
 * there, so that the old screen stays until then.
 * @param start the address of the screen in view
 * @returns stops following
 */
export function followLocation(
  start: AppLocation,
  world: LoadWorld,
  follower: Follower,
): () => void {
  const memory = createScrollMemory({
    getItem: (key) => window.sessionStorage.getItem(key),
    setItem: (key, value) => {
      window.sessionStorage.setItem(key, value);
    },
  });
  window.history.scrollRestoration = 'manual';
  // An entry without a name was never left: it has no scroll position to go back to.
  const isNew = window.history.state === null;
  let entry = currentEntry();
  let address = addressOf(start);
  let navigations = 0;

  const follow = async (kind: string) => {
    const left = entry;
    entry = currentEntry();
    // The page has not scrolled yet: it still has the position of the entry that was left.
    if (left !== entry) memory.remember(left, window.scrollY);
    const location = currentLocation();
    // Another page opened from a sheet replaces the sheet's entry, so the kind alone does not tell.
    const stays = kind === 'replaceState' && left === entry;
    const scrollTop = stays ? null : memory.recall(entry);
    if (addressOf(location) === address) {
      if (scrollTop !== null) window.scrollTo(0, scrollTop);
      return;
    }
    address = addressOf(location);
    navigations += 1;
    const navigation = navigations;
    follower.onWanted(location.pathname);
    const opened = await openScreen(location, world);
    if (opened === null || navigation !== navigations) return;
    follower.onShown({ ...opened, scrollTop: stays ? null : (scrollTop ?? 0) });
  };

  const onHistory = (event: Event) => {
    // A sheet that opens or closes keeps the page where it is.
    if (currentEntry() !== entry || addressOf(currentLocation()) !== address)
      void follow(event.type);
  };
  const onLeave = () => {
    memory.remember(entry, window.scrollY);
    memory.persist();
  };
  for (const name of events) window.addEventListener(name, onHistory);
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('click', followAnchor);
  void follow(isNew ? 'replaceState' : 'popstate');
  return () => {
    for (const name of events) window.removeEventListener(name, onHistory);
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('click', followAnchor);
  };
}

const addressOf = (location: AppLocation): string => location.pathname + location.search;

/** Scrolls to an anchor of the same page, and puts the focus there as the browser would. */
function followAnchor(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey) return;
  const anchor = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const target = anchor && document.getElementById(anchor.getAttribute('href')?.slice(1) ?? '');
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  navigate(`#${target.id}`);
  scrollToElement(target);
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
