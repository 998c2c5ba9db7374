import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(?:css|js|json|svg|txt|wasm|xml)$/;

/**
 * Puts the smallest `.br` and `.gz` beside every text file of a folder, so that the server need not
 * spend seconds on it at each start.
 * @param {string} folder
 */
export async function compressAssets(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await Promise.all([
        writeFile(`${file}.br`, await brotli(bytes, { params })),
        writeFile(`${file}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION })),
      ]);
    }),
  );
}
