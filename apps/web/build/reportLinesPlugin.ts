import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const REPORTED = join(import.meta.dirname, '../src/documents/device/reported');

/** What reads a record, makes its line and keeps it, with all that this takes of libraries, as a hash. */
async function linesHash(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: [join(REPORTED, 'createReportLines.ts'), join(REPORTED, 'withReportLines.ts')],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const hash = createHash('sha256');
  for (const { output } of [built].flat().filter((one) => 'output' in one)) {
    for (const file of output) if (file.type === 'chunk') hash.update(file.code);
  }
  return hash.digest('base64url').slice(0, 16);
}

let version: Promise<string> | null = null;

/**
 * Tells the app which lines beside the records are of its own making. An update that reads and keeps
 * them as before finds them as they are, whatever else it brings.
 */
export const reportLinesPlugin = (): Plugin => ({
  name: 'report-lines',
  apply: 'build',
  config: async () => ({
    define: {
      'import.meta.env.REPORT_LINES_VERSION': JSON.stringify(await (version ??= linesHash())),
    },
  }),
});
