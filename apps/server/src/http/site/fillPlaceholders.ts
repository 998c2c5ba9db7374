import { createHash } from 'node:crypto';
import { escapeHtml } from '../../mail/escapeHtml.ts';

/** What is written into a page or the manifest at the start, not when it is built. */
export interface PlaceholderValues {
  readonly productName: string;
  /** Becomes the JSON of the page's configuration block. */
  readonly config: unknown;
}

/** JSON inside a script element: no character may end the element or open a comment. */
const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Puts the values into a page: the name as HTML text, the configuration as JSON. */
export const fillPage = (html: string, { productName, config }: PlaceholderValues): string =>
  // One pass with a function: neither `%CONFIG%` nor `$&` in a name means anything.
  html.replace(/%(?:PRODUCT_NAME|CONFIG)%/g, (placeholder) =>
    placeholder === '%CONFIG%' ? jsonForScript(config) : escapeHtml(productName),
  );

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
