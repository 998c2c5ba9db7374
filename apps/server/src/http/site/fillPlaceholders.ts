import { createHash } from 'node:crypto';
import { escapeHtml } from '../../mail/escapeHtml.ts';

/** What is written into a page or the manifest at the start, not when it is built. */
export interface PlaceholderValues {
  readonly productName: string;
  /** Origin under which people reach the site; null: not known. */
  readonly publicUrl: string | null;
  /** Becomes the JSON of the page's configuration block. */
  readonly config: unknown;
}

/** JSON inside a script element: no character may end the element or open a comment. */
const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Tags of a share preview, which need a whole address. */
const ADDRESSED = /<meta [^>]*content="%PUBLIC_URL%[^>]*>/g;

/**
 * Puts the values into a page: names as HTML text, the configuration as JSON. Where the public
 * address is not known, the tags that need it are left out.
 */
export function fillPage(
  html: string,
  { productName, publicUrl, config }: PlaceholderValues,
): string {
  const page = publicUrl === null ? html.replace(ADDRESSED, '') : html;
  // One pass with a function: neither `%CONFIG%` nor `$&` in a name means anything.
  return page.replace(/%(?:PRODUCT_NAME|PUBLIC_URL|CONFIG)%/g, (placeholder) => {
    if (placeholder === '%CONFIG%') return jsonForScript(config);
    return escapeHtml(placeholder === '%PUBLIC_URL%' ? (publicUrl ?? '') : productName);
  });
}

/** Puts the name into the web app manifest, inside JSON strings. */
export const fillManifest = (json: string, { productName }: PlaceholderValues): string =>
  json.replaceAll('%PRODUCT_NAME%', () => JSON.stringify(productName).slice(1, -1));

/**
 * Puts into the service worker which values its pages carry: other values make another worker, and
 * with it every device fetches its pages anew.
 */
export const fillServiceWorker = (script: string, values: PlaceholderValues): string =>
  script.replaceAll('%REVISION%', () =>
    createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 8),
  );
