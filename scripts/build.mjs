import { buildWeb } from './buildWeb.mjs';
import { prepare } from './prepare.mjs';

await prepare(import.meta.url);
await buildWeb();
