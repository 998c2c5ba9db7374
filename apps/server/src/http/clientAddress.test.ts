import { expect, test } from 'vitest';
import { clientAddress, trustedProxies } from './clientAddress.ts';

test.each([
  ['203.0.113.9', undefined, '', '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '', '203.0.113.9'],
  ['10.0.0.1', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
  ['::ffff:10.0.0.1', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
  ['10.0.0.1', '1.2.3.4, 198.51.100.1', '10.0.0.1', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, 10.0.0.2', '10.0.0.0/8', '198.51.100.1'],
  ['10.0.0.1', 'unknown', '10.0.0.0/8', '10.0.0.1'],
  ['10.0.0.1', undefined, '10.0.0.0/8', '10.0.0.1'],
  ['::1', '2001:DB8:0:1::2', '::1', '2001:db8:0:1'],
  ['2001:db8:0:1:ffff::9', undefined, '', '2001:db8:0:1'],
  ['2001:db8::9', undefined, '', '2001:db8:0:0'],
  [undefined, '198.51.100.1', '127.0.0.1', ''],
])('%s forwarded for %s, trusting "%s": %s', (remote, forwarded, trusted, client) => {
  const list = trusted === '' ? trustedProxies('192.0.2.255') : trustedProxies(trusted);
  if (list === null) throw new Error('not a list');
  expect(clientAddress(remote, forwarded, list)).toBe(client);
});

test.each(['', 'localhost', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '10.0.0.1,', '10.0.0.0/x'])(
  '"%s" is no list of proxies',
  (text) => expect(trustedProxies(text)).toBeNull(),
);
