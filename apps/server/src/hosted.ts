import { readFileSync } from 'node:fs';
import { HostedConfigError, readHostedConfig } from './hosted/readHostedConfig.ts';
import { writeHostedSite } from './hosted/writeHostedSite.ts';

/** `hosted.ts <built site> <configuration> <target>`; called by `npm run build -- --hosted`. */
const [site = '', file = '', target = ''] = process.argv.slice(2);
try {
  await writeHostedSite(site, target, readHostedConfig(readFileSync(file, 'utf8')));
} catch (error) {
  const isExpected =
    error instanceof HostedConfigError || (error instanceof Error && 'syscall' in error);
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
