import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { sharePicture } from '../sharePicture.ts';

/** Filled in by the page's server; where it is not known, the tag around it is left out. */
const PUBLIC_URL = '%PUBLIC_URL%';

export interface DocumentParts {
  readonly title: string;
  readonly description: string;
  /** The name of the whole site, for share previews. */
  readonly siteName: string;
  /** Path of the page on its site; null: it has no address of its own. */
  readonly path: string | null;
  readonly picture: typeof sharePicture;
  /** HTML of the screen, as React drew it. */
  readonly screen: string;
  /** The styles of the screen and of the layout around it, inlined. */
  readonly css: string;
  /** The style sheets that `css` holds. */
  readonly styles: readonly string[];
  readonly script: string;
  /** Scripts that will be asked for at once. */
  readonly modules: readonly string[];
  /** Data that will be asked for at once. */
  readonly data: readonly string[];
}

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  renderToStaticMarkup(createElement('meta', { [key]: name, content }));

/** Fills the template of a page. Placeholders for the server are left as they are. */
export function drawDocument(template: string, parts: DocumentParts): string {
  const head = [
    // Before the styles, which are most of the page: the scripts are asked for while the styles
    // still come.
    `<script type="module" src="${parts.script}"></script>`,
    ...parts.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...parts.data.map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`),
    renderToStaticMarkup(createElement('title', null, parts.title)),
    meta('name', 'description', parts.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', parts.siteName),
    meta('property', 'og:title', parts.title),
    meta('property', 'og:description', parts.description),
    ...(parts.path === null ? [] : [meta('property', 'og:url', PUBLIC_URL + parts.path)]),
    meta('property', 'og:image', PUBLIC_URL + parts.picture.path),
    meta('property', 'og:image:width', String(parts.picture.widthPx)),
    meta('property', 'og:image:height', String(parts.picture.heightPx)),
    meta('property', 'og:image:alt', parts.picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', parts.title),
    meta('name', 'twitter:description', parts.description),
    `<style>${parts.css}</style>`,
    // These links are never fetched: they tell the module loader that the inlined sheets are here
    // already. Without `media`, a browser that looks ahead would fetch a sheet that is only
    // disabled.
    ...parts.styles.map(
      (href) => `<link rel="stylesheet" disabled media="not all" href="${href}">`,
    ),
  ];
  return template
    .replace(/>\s+</g, '><')
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--screen-->', () => parts.screen);
}
