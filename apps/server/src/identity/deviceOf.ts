/** In the order of the checks: each browser also claims to be those below it. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const find = (all: readonly (readonly [string, RegExp])[], text: string): string | null =>
  all.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/**
 * The browser and system of a `User-Agent` header, such as `Firefox, Android`. No more of it is
 * kept: an owner needs it to tell the sessions of an account apart.
 * @returns null when the header names neither.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 512);
  const known = [find(BROWSERS, text), find(SYSTEMS, text)].filter((name) => name !== null);
  return known.length === 0 ? null : known.join(', ');
}
