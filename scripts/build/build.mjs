import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildWeb } from './buildWeb.mjs';
import { prepare } from '../prepare.mjs';
import { inRoot, ROOT, say } from '../project.mjs';
import { runChild } from '../runChild.mjs';

await prepare(import.meta.url);
const { values } = parseArgs({
  options: { hosted: { type: 'string' }, out: { type: 'string' } },
});
await buildWeb();

// The same files with another configuration, for a static host; see docs/hosting.md.
if (values.hosted !== undefined) {
  const from = process.env['INIT_CWD'] ?? ROOT;
  const config = resolve(from, values.hosted);
  const target = values.out === undefined ? inRoot('apps/web/hosted') : resolve(from, values.out);
  // firebase-tools wants every file that it names below the folder that it lies in.
  const deployed =
    values.out === undefined ? inRoot('firebase.hosted.json') : `${target}.firebase.json`;
  const site = [inRoot('apps/web/dist'), config, target];
  const args = [inRoot('apps/server/src/hosted.ts'), ...site, inRoot('firebase.json'), deployed];
  const code = await runChild(process.execPath, args, { isProgress: true });
  if (code !== 0) process.exit(code);
  say(`The site for the hosted project is in ${target}; firebase deploy reads ${deployed}`);
}
