const navigation = ['popstate', 'pushState'] as const;

/**
 * Calls back when somebody arrives: opens another screen, or comes back to the app. Only then may
 * something new stand on the page; at any other time it would move what a finger is about to press.
 */
export function onNavigation(arrive: (pathname: string) => void): void {
  const here = () => {
    arrive(window.location.pathname);
  };
  for (const event of navigation) window.addEventListener(event, here);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') here();
  });
}
