import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const DEVICE = join(import.meta.dirname, '../src/sync/device');

/** What reads a record, makes its line and keeps it. */
const LINES = ['reported/createReportLines.ts', 'reported/withReportLines.ts'];
/** What reads any document, and looks at all of them. */
const CHECK = [...LINES, 'checked/createDeviceCheck.ts', 'documentKinds.ts'];

/** Files of the device's store, with all that they take of libraries, as a hash. */
async function hashOf(files: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: files.map((file) => join(DEVICE, file)),
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

let versions: Promise<readonly [lines: string, check: string]> | null = null;

/**
 * Tells the app which lines beside the records are of its own making, and which documents it looked at
 * itself. An update that reads and keeps them as before finds all as it is, whatever else it brings.
 */
export const deviceVersionsPlugin = (): Plugin => ({
  name: 'device-versions',
  apply: 'build',
  config: async () => {
    const [lines, check] = await (versions ??= Promise.all([hashOf(LINES), hashOf(CHECK)]));
    return {
      define: {
        'import.meta.env.REPORT_LINES_VERSION': JSON.stringify(lines),
        'import.meta.env.DEVICE_CHECK_VERSION': JSON.stringify(check),
      },
    };
  },
});
