const navigation = ['popstate', 'pushState'] as const;

/**
 * Calls back when somebody opens another screen or comes back to the app. Only then may something
 * new stand on the page; at any other time it would move what a finger is about to press.
 */
export function onNavigation(arrive: (pathname: string) => void): void {
  const here = () => {
    arrive(window.location.pathname);
  };
  let address = window.location.href;
  const move = () => {
    // A sheet has an entry in the history, and no address.
    if (window.location.href === address) return;
    address = window.location.href;
    here();
  };
  for (const event of navigation) window.addEventListener(event, move);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') here();
  });
}
