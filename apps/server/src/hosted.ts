import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { hostedConfiguration } from './hosted/hostedConfiguration.ts';
import { readPageTable, SiteError } from './http/site/pageTable.ts';
import { HostedConfigError, readHostedConfig } from './hosted/readHostedConfig.ts';
import { writeHostedSite } from './hosted/writeHostedSite.ts';

/**
 * `hosted.ts <built site> <configuration> <target> <firebase.json> <the same for this site>`; called by
 * `npm run build -- --hosted`.
 */
const [site = '', file = '', target = '', base = '', deployed = ''] = process.argv.slice(2);
try {
  const hosted = readHostedConfig(readFileSync(file, 'utf8'));
  const pages = await readPageTable(site);
  await writeHostedSite(site, target, { ...hosted, pages });
  const folder = relative(dirname(deployed), target).replaceAll(sep, '/');
  const { asked } = hosted;
  writeFileSync(
    deployed,
    hostedConfiguration(readFileSync(base, 'utf8'), { folder, pages, asked }),
  );
} catch (error) {
  const isExpected =
    error instanceof HostedConfigError ||
    error instanceof SiteError ||
    (error instanceof Error && 'syscall' in error);
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
