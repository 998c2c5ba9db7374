import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The web app is not built, or not whole; the message says what to run. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}

const PAGE_NAME = z.string().regex(/^\w[\w-]*\.html$/);

/** `pages.json`, which the build leaves beside the pages it has drawn: the addresses of `routes.ts` of the app. */
const pageTable = z.strictObject({
  routes: z.record(z.string().startsWith('/'), PAGE_NAME),
  notFound: PAGE_NAME,
  styleHashes: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]+={0,2}$/)),
});
/** Which page stands at which address, and the hashes of the style blocks that they carry. */
export type PageTable = z.infer<typeof pageTable>;

/**
 * Reads which pages a built site has.
 * @param directory of the built site
 * @throws SiteError when the build is missing or broken
 */
export async function readPageTable(directory: string): Promise<PageTable> {
  const path = join(directory, 'pages.json');
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new SiteError(
      `The web app is not built: ${path} cannot be read. Run npm start, which builds it.`,
      { cause },
    );
  });
  try {
    return pageTable.parse(JSON.parse(text));
  } catch (cause) {
    throw new SiteError(`${path} is not the list of pages it should be. Build the web app again.`, {
      cause,
    });
  }
}
