import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const DEVICE = join(import.meta.dirname, '../src/sync/device');

/** Code that reads a record, makes its line and keeps it. */
const LINES = ['reported/createReportLines.ts', 'reported/withReportLines.ts'];
/** Code that reads any document, and that checks all of them. */
const CHECK = [...LINES, 'checked/createDeviceCheck.ts', 'documentKinds.ts'];

/** A hash of files of the device's store, with the code of libraries that they use. */
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
 * Tells the app by which version lines beside the records were made and documents checked. An
 * update that leaves that code unchanged makes and checks nothing again, whatever else it brings.
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
