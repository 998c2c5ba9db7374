import { join, resolve } from 'node:path';
import { runToEnd } from '../setup/runToEnd.ts';

/** Builds the site where it is stale. Each test serves it from an address of its own. */
export default async function buildSite(): Promise<void> {
  await runToEnd(join(resolve(import.meta.dirname, '../../../..'), 'scripts/build/build.mjs'));
}
