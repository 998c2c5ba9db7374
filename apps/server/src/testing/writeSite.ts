import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const page = (text: string): string =>
  `<!doctype html><title>%PRODUCT_NAME% Mix Calculator</title><main>${text.repeat(60)}</main>` +
  `<script id="config" type="application/json">%CONFIG%</script>`;

/** Text long enough to be worth compressing. */
export const SCRIPT = `console.log(${JSON.stringify('sprayer '.repeat(200))});`;

/** A build of the web app as small as can be, with one of everything the server must tell apart. */
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'pages.json': JSON.stringify({
    routes: { '/': 'home.html', '/mix': 'mix.html', '/auth/Action': 'authAction.html' },
    notFound: 'notFound.html',
    styleHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
  }),
  'pages/home.html': page('home '),
  'pages/mix.html': page('mix '),
  'pages/authAction.html': page('action '),
  'pages/notFound.html': page('no such page '),
  'assets/index-1a2b3c4d.js': SCRIPT,
  'assets/index-1a2b3c4d.css': 'main { color: white }\n'.repeat(40),
  'assets/worker-1a2b3c4d.mjs': 'self.onmessage = () => undefined;\n',
  'assets/index-1a2b3c4d.js.map': '{}',
  'static/icon.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
  'static/robots.txt': 'User-agent: *\nAllow: /\n',
  'manifest.webmanifest': '{"name":"%PRODUCT_NAME% Mix Calculator"}',
  'sw.js': 'const revision = "%REVISION%";',
  '.stamp': 'private',
  'leftOver.txt': 'private',
};

/** Writes that build to a new folder, with files replaced (null: left out). */
export function writeSite(changes: Readonly<Record<string, string | null>> = {}): {
  directory: string;
  remove: () => void;
} {
  const directory = mkdtempSync(join(tmpdir(), 'mix-site-'));
  for (const [name, content] of Object.entries({ ...FILES, ...changes })) {
    if (content === null) continue;
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  return { directory, remove: () => rmSync(directory, { recursive: true }) };
}
