import { expect, test } from 'vitest';
import { modelledLastByteMs, type Sent } from './slow4g.ts';

const page: Sent = { url: '/', askedBy: null, sentAt: 0, finishedAt: 10, bytes: 0 };
const askedByPage = (url: string): Sent => ({
  ...page,
  url,
  askedBy: '/',
  sentAt: 5,
  finishedAt: 20,
});

test('each answer that has to be waited for first costs a round trip', () => {
  const script = askedByPage('/a.js');
  const data: Sent = { ...page, url: '/b.json', askedBy: '/a.js', sentAt: 21, finishedAt: 30 };
  expect(modelledLastByteMs([page])).toBe(562.5);
  expect(modelledLastByteMs([page, script, askedByPage('/c.js')])).toBe(2 * 562.5);
  expect(modelledLastByteMs([page, script, data])).toBe(3 * 562.5);
});

test('an asker that is not told is the last of what was there by then', () => {
  const imported: Sent = { ...page, url: '/d.js', askedBy: 'about:client', sentAt: 21 };
  expect(modelledLastByteMs([page, askedByPage('/a.js'), imported])).toBe(3 * 562.5);
});

test('six requests go at a time', () => {
  const seven = Array.from({ length: 7 }, (_, place) => askedByPage(`/${place}.js`));
  expect(modelledLastByteMs([page, ...seven])).toBe(3 * 562.5);
});

test('bytes share the line of 188.7 kB a second', () => {
  expect(modelledLastByteMs([{ ...page, bytes: 188_743.68 }])).toBeCloseTo(562.5 + 1000, 6);
});
