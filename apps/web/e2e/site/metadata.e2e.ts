import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharePicture } from '../../sharePicture.ts';
import type { Path } from '../../src/device/navigation/paths.ts';
import { siteUrl } from '../browser/browser.ts';
import { productName } from '../setup/productName.ts';

const escaped = productName.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;');
const site = `${escaped} Mix Calculator`;
const description = 'Companion app for the world&#x27;s most versatile sprayer';

const titleOf: Readonly<Record<Path, string>> = {
  '/': site,
  '/mix': `Mix · ${site}`,
  '/products': `Products · ${site}`,
  '/reporting': `Reporting · ${site}`,
  '/farm': `Farm · ${site}`,
  '/result': `Result · ${site}`,
  '/catchtest': `Catch test · ${site}`,
  '/people': `People · ${site}`,
  '/join': `Join a farm · ${site}`,
  '/programs': `API tokens · ${site}`,
  '/inandout': `Backup and files · ${site}`,
  '/ground': `Paddocks · ${site}`,
  '/auth/Action': `Account link · ${site}`,
  '/privacypolicy': `Privacy policy · ${site}`,
  '/tos': `Terms of service · ${site}`,
};
const titles = [...Object.entries(titleOf), ['/no-such-page', `Page not found · ${site}`]] as const;

const read = async (path: string) => {
  const response = await fetch(siteUrl() + path);
  return { response, html: await response.text() };
};

describe.each(titles)('%s, as it is sent', (path, title) => {
  it('names itself, for browsers and for share previews', async () => {
    const { html } = await read(path);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<meta name="description" content="${description}"/>`);
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
    expect(html).toContain(`<meta property="og:description" content="${description}"/>`);
    expect(html).toContain(`<meta property="og:site_name" content="${site}"/>`);
    expect(html).toContain(`<meta name="twitter:title" content="${title}"/>`);
    expect(html).toContain(`<meta name="twitter:description" content="${description}"/>`);
  });

  it('carries its screen and leaves no placeholder', async () => {
    const { html } = await read(path);
    expect(html).toMatch(/<div id="root"><div.*<h1/s);
    expect(html).not.toMatch(/%[A-Z_]+%|<!--(head|screen)-->/);
  });

  it('runs under a policy that forbids inline script and style', async () => {
    const { response, html } = await read(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types service-worker");
    expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g)).toEqual([
      '<script type="application/json" id="config">',
    ]);
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
    expect(html.match(/<style>/g)).toHaveLength(1);
  });
});

it('names its page and a picture for share previews, which needs an address that others know', async () => {
  const built = await readFile(resolve(import.meta.dirname, '../../dist/pages/mix.html'), 'utf8');
  expect(built).toContain('<meta property="og:url" content="%PUBLIC_URL%/mix"/>');
  expect(built).toContain(`<meta property="og:image" content="%PUBLIC_URL%${sharePicture.path}"/>`);
  expect((await read('/mix')).html).not.toMatch(/og:(?:url|image")/);
  const picture = Buffer.from(await (await fetch(siteUrl() + sharePicture.path)).arrayBuffer());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([16, 20].map((at) => picture.readUInt32BE(at))).toEqual([
    sharePicture.widthPx,
    sharePicture.heightPx,
  ]);
});

it('answers each route with 200 and every other address with 404', async () => {
  const statuses = await Promise.all(
    [...titles.map(([path]) => path), '/auth/action', '/Mix', '/assets/none.js'].map(
      async (path) => (await read(path)).response.status,
    ),
  );
  const routes = titles.length - 1;
  expect(statuses).toEqual([...Array<number>(routes).fill(200), 404, 404, 404, 404]);
});

it('tells the page its configuration as JSON that cannot leave its element', async () => {
  const { html } = await read('/');
  const text = /id="config">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ productName, selfHosted: true });
});

it('can be installed under its own name, with icons that exist', async () => {
  const manifest = (await (await fetch(`${siteUrl()}/manifest.webmanifest`)).json()) as {
    name: string;
    icons: { src: string; type: string }[];
    shortcuts: { url: string }[];
  };
  const offered = await Promise.all(manifest.shortcuts.map(({ url }) => fetch(siteUrl() + url)));
  expect(offered.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(manifest.name).toBe(`${productName} Mix Calculator`);
  const kinds = await Promise.all(
    manifest.icons.map(async ({ src }) =>
      (await fetch(siteUrl() + src)).headers.get('content-type'),
    ),
  );
  expect(kinds).toEqual(manifest.icons.map(({ type }) => type));
});
