import { errorResponse } from '../errorResponse.ts';
import { chooseEncoding } from './chooseEncoding.ts';
import { findOnSite, type Site } from './Site.ts';
import type { SiteFile } from './SiteFile.ts';

export interface SiteRequest {
  readonly path: string;
  /** With its question mark; empty when there is none. */
  readonly query: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** `sec-fetch-site`: who asks; only the browser can set it. `none`: no page asked. */
  readonly fetchSite: string | undefined;
  /** `sec-fetch-mode`: what for; `navigate`: to be shown in a window. */
  readonly fetchMode: string | undefined;
}

/** RFC 9110, 13.1.2: `*`, or one of a list; weak and strong names of one body compare equal. */
const alreadyHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((name) => name.trim().replace(/^W\//, '') === etag));

/** Values of `sec-fetch-site` for which no page of another site can hold the window. */
const WITHOUT_OPENER = new Set(['none', 'same-origin']);

/**
 * To shut other pages out of the window a browser starts a process once the answer has come, and
 * the first script waits for it. The browser also does so where a reload has another policy than
 * the page before, and the window then forgets what its history knew. A page that the service
 * worker keeps for later is in nobody's window yet. The header is sent, not left out: one that a
 * 304 omits stays as the browser holds it.
 */
const openerPolicy = ({ fetchSite, fetchMode }: SiteRequest): Readonly<Record<string, string>> =>
  fetchMode === 'navigate' && WITHOUT_OPENER.has(fetchSite ?? '')
    ? { 'cross-origin-opener-policy': 'unsafe-none' }
    : {};

function fileResponse(
  file: SiteFile,
  status: number,
  request: SiteRequest,
  isPage: boolean,
): Response {
  const encoding = chooseEncoding(request.acceptEncoding);
  const chosen = file.bodies[encoding];
  const { bytes, etag } = chosen ?? file.bodies.identity;
  const vary = [
    ...(Object.keys(file.bodies).length > 1 ? ['accept-encoding'] : []),
    ...(isPage ? ['sec-fetch-site', 'sec-fetch-mode'] : []),
  ].join(', ');
  const headers = {
    etag,
    'cache-control': file.cacheControl,
    ...(vary === '' ? {} : { vary }),
    ...(isPage ? openerPolicy(request) : {}),
  };
  if (status === 200 && alreadyHeld(request.ifNoneMatch, etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(bytes, {
    status,
    headers: {
      ...headers,
      'content-type': file.contentType,
      'content-length': String(bytes.length),
      ...(chosen !== undefined && encoding !== 'identity' ? { 'content-encoding': encoding } : {}),
    },
  });
}

/** Answers a GET from the site: a page, a file, a redirect to the address without a slash, or a 404. */
export function answerFromSite(site: Site, request: SiteRequest): Response {
  const target = findOnSite(site, request.path);
  switch (target.kind) {
    case 'file':
      return fileResponse(target.file, 200, request, false);
    case 'page':
      return fileResponse(target.file, 200, request, true);
    case 'unknownPage':
      return fileResponse(target.file, 404, request, true);
    case 'redirect':
      return new Response(null, {
        status: 308,
        headers: { location: target.path + request.query, 'cache-control': 'no-cache' },
      });
    case 'missingFile':
      return errorResponse('NOT_FOUND');
  }
}
