import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { StorageError } from '../sqlite/guardDatabase.ts';
import { answerJson, answerText } from './answerText.ts';
import { errorResponse } from './errorResponse.ts';
import { mountChannels, type ChannelRoutes } from './mountChannels.ts';
import { mountDocuments, type DocumentRoutes } from './mountDocuments.ts';
import type { PublicConfig } from './PublicConfig.ts';
import { REQUEST_ID_HEADER } from './createHttpServer.ts';
import { answerFromSite } from './site/answerFromSite.ts';
import type { Site } from './site/Site.ts';

export interface RouterParts {
  /** Adds the parts of the API, which also answer other methods than GET. */
  readonly mountApi: (router: Hono<{ Bindings: HttpBindings }>) => void;
  readonly site: Site;
  readonly publicConfig: PublicConfig;
  readonly log: Logger;
  /** Throws when the server cannot do its work. */
  readonly checkHealth: () => void;
  /** False once damage was found in the database. */
  readonly isSound: () => boolean;
  /** Where to report a weakness; null: not published. */
  readonly securityContact: string | null;
  readonly clock: Clock;
  readonly documents: DocumentRoutes;
  readonly channels: ChannelRoutes;
}

const READING = ['GET', 'HEAD'];

const HALF_A_YEAR_MS = 182 * 24 * 3_600_000;

/** RFC 9116. */
const securityText = (contact: string, now: number): string =>
  `Contact: ${contact}\nExpires: ${new Date(now + HALF_A_YEAR_MS).toISOString()}\n`;

/** Which address is answered by what. Addresses of the API come before the site. */
export function createRouter(parts: RouterParts): Hono<{ Bindings: HttpBindings }> {
  const { site, log } = parts;
  const router = new Hono<{ Bindings: HttpBindings }>();

  router.onError((error, context) => {
    log.error(
      { err: error, requestId: context.env.outgoing.getHeader(REQUEST_ID_HEADER) },
      'request failed',
    );
    return errorResponse(error instanceof StorageError ? 'UNAVAILABLE' : 'INTERNAL');
  });

  parts.mountApi(router);
  mountDocuments(router, parts.documents);
  mountChannels(router, parts.channels);

  router.use((context, next) =>
    READING.includes(context.req.method)
      ? next()
      : Promise.resolve(errorResponse('METHOD_NOT_ALLOWED')),
  );

  const isHealthy = (): boolean => {
    try {
      parts.checkHealth();
      return true;
    } catch (error) {
      log.error({ err: error }, 'not healthy');
      return false;
    }
  };

  router.get('/healthz', () =>
    isHealthy() ? answerJson({ status: 'ok' }) : errorResponse('UNAVAILABLE'),
  );

  router.get('/readyz', () =>
    isHealthy() && parts.isSound() ? answerJson({ status: 'ready' }) : errorResponse('UNAVAILABLE'),
  );

  router.get('/.well-known/security.txt', () =>
    parts.securityContact === null
      ? errorResponse('NOT_FOUND')
      : answerText(200, 'text/plain', securityText(parts.securityContact, parts.clock())),
  );

  router.get('/config.json', () => answerJson(parts.publicConfig));

  router.get('*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    return answerFromSite(site, {
      path: pathname,
      query: search,
      acceptEncoding: context.req.header('accept-encoding'),
      ifNoneMatch: context.req.header('if-none-match'),
      fetchSite: context.req.header('sec-fetch-site'),
      fetchMode: context.req.header('sec-fetch-mode'),
    });
  });

  return router;
}
