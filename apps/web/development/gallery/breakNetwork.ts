import type { BrokenNetwork } from './FrameContent.ts';

/**
 * Breaks the network of a page before its own scripts run. The function uses nothing outside
 * itself: the browser tests hand it to a page as it is.
 */
export function breakNetwork(how: BrokenNetwork): void {
  const fetchReally = window.fetch.bind(window);
  const isOfAll = how === 'offline' || how === 'silent';
  const isBroken = (url: string): boolean => isOfAll || url.includes('catalogue');
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!isBroken(url)) return fetchReally(input, init);
    return how === 'never' || how === 'silent'
      ? new Promise(() => undefined)
      : Promise.reject(new TypeError('Failed to fetch'));
  };
  if (!isOfAll) return;
  if (how === 'offline') Object.defineProperty(navigator, 'onLine', { get: () => false });
  XMLHttpRequest.prototype.send = function send() {
    if (how === 'offline') setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
  };
}
