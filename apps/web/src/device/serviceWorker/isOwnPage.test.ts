import { describe, expect, it } from 'vitest';
import { isOwnPage } from './isOwnPage.ts';

const script = '/assets/main-1a2b3c4d.js';
const page = (from = script) => `<!doctype html><script type="module" src="${from}"></script>`;

describe('isOwnPage', () => {
  it('knows a page of this build, and leaves it to be read', async () => {
    const response = new Response(page());
    expect(await isOwnPage(response, script)).toBe(true);
    expect(await response.text()).toBe(page());
  });

  it.each([
    ['of a hotspot', new Response('<h1>Sign in to the network</h1>')],
    ['of another version', new Response(page('/assets/main-5e6f7a8b.js'))],
    ['of an error', new Response(page(), { status: 503 })],
    ['that is empty', new Response('')],
    [
      'from another address',
      Object.defineProperty(new Response(page()), 'redirected', { value: true }),
    ],
  ])('refuses a page %s', async (_name, response) => {
    expect(await isOwnPage(response, script)).toBe(false);
  });
});
