import { expect, test } from 'vitest';
import { securityHeaders, type AskedElsewhere } from './securityHeaders.ts';

const policyOf = (asked: AskedElsewhere) =>
  new Map(
    (securityHeaders([], asked, true)['content-security-policy'] ?? '')
      .split('; ')
      .map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')] as const),
  );

test('a page may ask this server alone where nothing else is configured', () => {
  const policy = policyOf({ weatherUrl: null, map: null });
  expect(policy.get('connect-src')).toBe("'self'");
  expect(policy.get('img-src')).toBe("'self' data:");
  expect(policy.get('trusted-types')).toBe('service-worker');
});

test('a map opens its own origins, each once, and no script of anybody else', () => {
  const policy = policyOf({
    weatherUrl: 'https://weather.example/v1',
    map: {
      styleUrl: 'https://map.example/style.json?key=k',
      origins: ['https://tiles.example', 'https://map.example'],
    },
  });
  expect(policy.get('connect-src')).toBe(
    "'self' https://weather.example https://map.example https://tiles.example",
  );
  expect(policy.get('img-src')).toBe("'self' data: blob:");
  expect(policy.get('trusted-types')).toBe('service-worker default');
  expect(policy.get('script-src')).toBe("'self'");
  expect(policy.get('worker-src')).toBe("'self'");
});
