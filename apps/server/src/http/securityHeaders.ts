/** Powerful features of the browser: off, but for the three that spraying needs. */
const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=()',
  'camera=(self)',
  'display-capture=()',
  'encrypted-media=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=(self)',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

const contentSecurityPolicy = (styleHashes: readonly string[], weatherUrl: string | null): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ['style-src', "'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data:",
    ['connect-src', "'self'", ...(weatherUrl === null ? [] : [new URL(weatherUrl).origin])].join(
      ' ',
    ),
    "manifest-src 'self'",
    "worker-src 'self'",
    "font-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // Only the address of the service worker may become a script from text (`workerAddress.ts`).
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ');

/**
 * The headers of every answer, errors included.
 * @param styleHashes the inline style blocks the pages carry, as `sha256-...`.
 * @param weatherUrl the one address besides this server that a page may ask; null: none.
 * @param isHttps people reach the server over TLS; only then may a browser be told to insist on it.
 */
export const securityHeaders = (
  styleHashes: readonly string[],
  weatherUrl: string | null,
  isHttps: boolean,
): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(styleHashes, weatherUrl),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});
