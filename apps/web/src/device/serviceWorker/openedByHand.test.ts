import { expect, it } from 'vitest';
import { isOpenedByHand, withoutOpenerPolicy } from './openedByHand.ts';

const other = 'https://other.example/';

it.each([
  ['typed or from the home screen', 'navigate', '', 'unsafe-url', true],
  ['of a page', 'navigate', other, 'strict-origin-when-cross-origin', false],
  ['of a page that hides its address', 'navigate', '', 'no-referrer', false],
  ['of a page without an address', 'navigate', '', 'strict-origin-when-cross-origin', false],
  ['of a page that tells all', 'navigate', other, 'unsafe-url', false],
  ['where the browser says nothing', 'navigate', '', '', false],
  ['for a part of a page', 'cors', '', 'unsafe-url', false],
] as const)('a request %s', (_name, mode, referrer, referrerPolicy, isByHand) => {
  expect(isOpenedByHand({ mode, referrer, referrerPolicy })).toBe(isByHand);
});

it('a reload, by the person or by the app, is as the page before was', () => {
  const reload = { referrer: '', referrerPolicy: 'no-referrer', isReloadNavigation: true } as const;
  expect(isOpenedByHand({ mode: 'navigate', ...reload })).toBe(true);
  expect(isOpenedByHand({ mode: 'cors', ...reload })).toBe(false);
});

it('takes one header away and nothing else', async () => {
  const headers = {
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  const page = withoutOpenerPolicy(new Response('<p>', { status: 200, headers }));
  expect(page.headers.has('cross-origin-opener-policy')).toBe(false);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await page.text()).toBe('<p>');
});
