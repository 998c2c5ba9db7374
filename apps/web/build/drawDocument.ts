import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { sharePicture } from '../sharePicture.ts';

/** Written by whoever serves the page, and with what it stands in left out where it is not known. */
const PUBLIC_URL = '%PUBLIC_URL%';

export interface DocumentParts {
  readonly title: string;
  readonly description: string;
  /** The name of the whole site, for share previews. */
  readonly siteName: string;
  /** Where the page stands on its site; null: nowhere of its own. */
  readonly path: string | null;
  readonly picture: typeof sharePicture;
  /** HTML of the screen, as React drew it. */
  readonly screen: string;
  /** The styles of the screen and of what stands around it, inlined. */
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

/** Fills the template of a page. What the server fills in later is left as it is. */
export function drawDocument(template: string, parts: DocumentParts): string {
  const head = [
    // Before the styles, which are most of the page: asked for while these are still on their way.
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
    // Never fetched: tells what loads the scripts that these are here already. A browser that looks
    // ahead would fetch what is only disabled.
    ...parts.styles.map(
      (href) => `<link rel="stylesheet" disabled media="not all" href="${href}">`,
    ),
  ];
  return template
    .replace(/>\s+</g, '><')
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--screen-->', () => parts.screen);
}
