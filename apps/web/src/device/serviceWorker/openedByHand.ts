/** A request as the worker sees it. Not every browser says of a reload that it is one. */
type Asked = Pick<Request, 'mode' | 'referrer' | 'referrerPolicy'> & {
  readonly isReloadNavigation?: boolean;
};

/**
 * Whether nobody but a person or the app itself asked for a page: an address that was typed, a bookmark, the
 * home screen, a reload, which a page of another site cannot ask for. The worker is told less than the
 * server is (no `Sec-Fetch-Site`). Chromium says of these that a page is named whatever it is, and names
 * none; any page is named under this policy, but for one without an address of its own that chose it
 * (`docs/security.md`). Of browsers that say otherwise nothing is known. A reload has to say what the page
 * before said: the window would forget what its history knew.
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
