import { ASK_EACH_TIME, FOR_EVER } from '../http/site/cacheControl.ts';
import type { PageTable } from '../http/site/pageTable.ts';
import { securityHeaders, type AskedElsewhere } from '../http/securityHeaders.ts';

/** Where the client library finds the accounts and documents of a hosted project. */
const SERVICES = ['identitytoolkit', 'securetoken', 'firestore'].map(
  (name) => `https://${name}.googleapis.com`,
);

const asList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** A site as it is built, and where it lies. */
interface HostedSite {
  /** Its folder, as seen from where the configuration will lie. */
  readonly folder: string;
  readonly pages: PageTable;
  /** Whom its pages may ask besides the project's own services. */
  readonly asked: AskedElsewhere;
}

/**
 * What `firebase deploy` reads, for one site: `firebase.json` with what its hosting has to be told. Every
 * address, header and rule of keeping is the one that our own server has, from the same lists.
 * @param base the text of firebase.json
 */
export function hostedConfiguration(base: string, { folder, pages, asked }: HostedSite): string {
  const headers = securityHeaders(pages.styleHashes, { ...asked, services: SERVICES }, true);
  const addresses = Object.keys(pages.routes);
  const hosting = {
    public: folder,
    ignore: ['**/.*'],
    trailingSlash: false,
    // A pattern without wildcards fits the address with a slash too, where the app has no screen.
    redirects: addresses
      .filter((path) => path !== '/')
      .map((destination) => ({
        regex: `^${destination}/$`,
        destination,
        type: 302,
      })),
    rewrites: Object.entries(pages.routes).map(([source, page]) => ({
      source,
      destination: `/pages/${page}`,
    })),
    headers: [
      { source: '**', headers: asList({ ...headers, 'cache-control': ASK_EACH_TIME }) },
      { source: '/assets/**', headers: asList({ 'cache-control': FOR_EVER }) },
    ],
  };
  return `${JSON.stringify({ ...(JSON.parse(base) as object), hosting }, null, 2)}\n`;
}
