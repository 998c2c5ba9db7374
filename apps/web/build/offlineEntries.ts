import { createHash } from 'node:crypto';
import type { OfflineEntry } from '../src/device/serviceWorker/OfflineFiles.ts';

/** The server replaces this by a revision of the values that it writes into every page. */
const servedRevision = '%REVISION%';

const digest = (content: Uint8Array | string): Buffer =>
  createHash('sha256').update(content).digest();

/** A page: its content is known only when it is served, so its revision is completed then. */
export const offlinePage = (url: string, html: string): OfflineEntry => ({
  url,
  revision: `${digest(html).toString('base64url').slice(0, 8)}.${servedRevision}`,
});

/**
 * A file that is served as the build wrote it. Its bytes are checked when they come: a hotspot's
 * sign-in page never takes the place of a script.
 */
export const offlineFile = (url: string, content: Uint8Array): OfflineEntry => ({
  url,
  // Names under /assets/ carry a hash of the content.
  revision: url.startsWith('/assets/') ? null : digest(content).toString('base64url').slice(0, 8),
  integrity: `sha256-${digest(content).toString('base64')}`,
});
