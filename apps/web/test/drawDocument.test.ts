import { expect, it } from 'vitest';
import { drawDocument } from '../build/drawDocument.ts';
import { sharePicture } from '../sharePicture.ts';

const template = `<!doctype html>
<html>
  <head>
    <!--head-->
  </head>
  <body>
    <div id="root"><!--screen--></div>
  </body>
</html>
`;

it('fills the template and escapes what comes as text, not what comes as markup', () => {
  const html = drawDocument(template, {
    title: 'A "B" & <C>',
    description: 'd',
    siteName: 's',
    path: '/mix',
    picture: sharePicture,
    screen: '<h1>$& stays</h1>',
    css: 'a>b{c:d}',
    styles: ['/assets/main-4.css'],
    script: '/assets/main-1.js',
    modules: ['/assets/page-2.js'],
    data: ['/assets/data-3.json'],
  });
  expect(html).toContain('<title>A &quot;B&quot; &amp; &lt;C&gt;</title>');
  expect(html).toContain('<style>a>b{c:d}</style>');
  expect(html).toContain('<div id="root"><h1>$& stays</h1></div>');
  expect(html).toContain(
    '<link rel="stylesheet" disabled media="not all" href="/assets/main-4.css">',
  );
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/assets/main-1.js">']);
  expect(html).toContain('<link rel="modulepreload" href="/assets/page-2.js">');
  expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/assets/data-3.json">');
});
