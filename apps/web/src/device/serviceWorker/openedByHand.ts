/** A request as the worker sees it. Not every browser marks a reload. */
type Asked = Pick<Request, 'mode' | 'referrer' | 'referrerPolicy'> & {
  readonly isReloadNavigation?: boolean;
};

/**
 * Whether only a person or the app itself can have asked for a page: a typed address, a bookmark,
 * the home screen, or a reload, which a page of another site cannot ask for. The worker is told
 * less than the server (no `Sec-Fetch-Site`). For such requests Chromium gives the referrer policy
 * `unsafe-url` and no referrer. Under that policy a page that asks always has a referrer, except a
 * page without an address of its own that chose the policy (`docs/security.md`). Of browsers that
 * do otherwise nothing is known. A reload must keep the policy of the page before: the window would
 * forget what its history knew.
 */
export const isOpenedByHand = ({
  mode,
  referrer,
  referrerPolicy,
  isReloadNavigation = false,
}: Asked): boolean =>
  mode === 'navigate' &&
  (isReloadNavigation || (referrer === '' && referrerPolicy === 'unsafe-url'));

/** The same page for a window that no other page can hold; why: `answerFromSite.ts` of the server. */
export function withoutOpenerPolicy(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.delete('cross-origin-opener-policy');
  return new Response(page.body, { status: page.status, headers });
}
