import type { SiteFile } from './SiteFile.ts';

/** The built web app, held in memory. */
export interface Site {
  /** By exact path: `/mix`. Case matters: `/auth/Action` is one address, `/auth/action` is none. */
  readonly pages: ReadonlyMap<string, SiteFile>;
  readonly notFoundPage: SiteFile;
  /** Everything else by exact path: `/assets/index-1a2b3c.js`, `/robots.txt`. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Hashes of the inline style blocks in the pages, as `sha256-...`, for the security policy. */
  readonly styleHashes: readonly string[];
  /** Compresses the pages, made quickly at first, as well as can be; one after another. */
  readonly squeezePages: () => Promise<void>;
}

/** Where a path leads on the site. */
export type SiteTarget =
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'page'; readonly file: SiteFile }
  | { readonly kind: 'unknownPage'; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'missingFile' };

/** An address that names a file, by its folder or its extension: never answered with a page. */
const looksLikeFile = (path: string): boolean =>
  path.startsWith('/assets/') || /\.[^/]*$/.test(path);

/** Finds what answers a path. Paths are compared as they came: nothing is decoded or joined. */
export function findOnSite(site: Site, path: string): SiteTarget {
  const page = site.pages.get(path);
  if (page !== undefined) return { kind: 'page', file: page };
  const file = site.files.get(path);
  if (file !== undefined) return { kind: 'file', file };
  // Only a known route is redirected to, so that `//elsewhere.example/` cannot send anyone away.
  const trimmed = path.replace(/\/+$/, '');
  if (site.pages.has(trimmed)) return { kind: 'redirect', path: trimmed };
  if (looksLikeFile(path)) return { kind: 'missingFile' };
  return { kind: 'unknownPage', file: site.notFoundPage };
}
