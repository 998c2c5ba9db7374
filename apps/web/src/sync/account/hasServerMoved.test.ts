import { expect, it } from 'vitest';
import { hasServerMoved } from './hasServerMoved.ts';

const answering =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));

it('knows a server that is another one than the page is from', async () => {
  const asked: unknown[] = [];
  const ask: typeof fetch = (...given) => {
    asked.push(...given);
    return answering('{"projectId":"my-farm"}')();
  };
  expect(await hasServerMoved('mix-0123', ask)).toBe(true);
  // Neither the browser nor a proxy may answer from what they have kept.
  expect(asked).toEqual(['/config.json', expect.objectContaining({ cache: 'no-store' })]);
  expect(await hasServerMoved('my-farm', ask)).toBe(false);
});

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a hotspot that wants a sign-in', answering('<!doctype html><h1>Welcome</h1>')],
  ['an address without it', answering('{"projectId":"other"}', 404)],
  ['a server that restarts', answering('{"error":{"code":503}}', 503)],
  ['another JSON', answering('null')],
  ['a project that is no name', answering('{"projectId":7}')],
])('%s says nothing', async (_, ask) => {
  expect(await hasServerMoved('my-farm', ask)).toBe(false);
});
