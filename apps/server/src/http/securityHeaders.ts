import type { MapSource } from '../config.ts';

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

/** Whom a page may ask besides the host it came from. */
export interface AskedElsewhere {
  /** Origins of accounts and documents, where the host of the page has neither. */
  readonly services?: readonly string[];
  readonly weatherUrl: string | null;
  readonly map: MapSource | null;
}

/** Origins that a page may ask, each once. */
const askedOrigins = ({ services = [], weatherUrl, map }: AskedElsewhere): readonly string[] => [
  ...new Set([
    ...services,
    ...(weatherUrl === null ? [] : [new URL(weatherUrl).origin]),
    ...(map === null ? [] : [new URL(map.styleUrl).origin, ...map.origins]),
  ]),
];

const contentSecurityPolicy = (styleHashes: readonly string[], asked: AskedElsewhere): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ['style-src', "'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    // Where a browser has no other way to read a tile, the map's library does it through a blob.
    `img-src 'self' data:${asked.map === null ? '' : ' blob:'}`,
    ['connect-src', "'self'", ...askedOrigins(asked)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "font-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // Only the address of the service worker may become a script from text (`workerAddress.ts`), and with
    // a map that of its worker (`mapWorker.ts`).
    "require-trusted-types-for 'script'",
    `trusted-types service-worker${asked.map === null ? '' : ' default'}`,
  ].join('; ');

/** Headers for a page or a worker; the scripts and styles of a page follow those of the page. */
const OF_PAGES = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'];
/** What a page is made of. A worker goes by its own headers; those of the build end in `.mjs`. */
const PART_OF_PAGE = /^\/assets\/[\w.-]+\.(?:js|css)$/;

/**
 * The headers of the answer at an address. Scripts and styles of a page go without the headers for
 * a page: they are asked for one by one, over lines where a kilobyte of headers each is waited for.
 */
export const headersAt = (
  path: string,
  headers: Readonly<Record<string, string>>,
): readonly (readonly [name: string, value: string])[] =>
  Object.entries(headers).filter(([name]) => !OF_PAGES.includes(name) || !PART_OF_PAGE.test(path));

/**
 * The headers of every answer, errors included; `headersAt` leaves out those without effect there.
 * @param styleHashes the inline style blocks the pages carry, as `sha256-...`.
 * @param asked whom a page may ask besides this server.
 * @param isHttps people reach the server over TLS; only then may a browser be told to insist on it.
 */
export const securityHeaders = (
  styleHashes: readonly string[],
  asked: AskedElsewhere,
  isHttps: boolean,
): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(styleHashes, asked),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // A page that was not asked for by another site replaces this (`answerFromSite.ts`).
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});
