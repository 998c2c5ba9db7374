import {
  STATUS_CODES,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import {
  boundConnections,
  inOrder,
  type Admit,
  type ConnectionBounds,
} from './boundConnections.ts';
import { errorAnswer, errorResponse, type ErrorName } from './errorResponse.ts';
import { headersAt } from './securityHeaders.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** A slow or endless client is cut off after these; the check itself runs every two seconds. */
export const CLIENT_LIMITS: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  // The router's adapter refuses a missing Host header instead, in the form every other answer has.
  requireHostHeader: false,
};

export interface HttpServerParts {
  readonly fetch: Parameters<typeof getRequestListener>[0];
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly log: Logger;
  readonly clock: Clock;
  readonly newRequestId: () => string;
  readonly limits: ServerOptions;
  readonly connections: ConnectionBounds;
  readonly admit: Admit;
  /** Told of every answer once it is gone. */
  readonly onAnswered?: (answer: AnsweredRequest) => void;
}

export interface AnsweredRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** What to answer when the bytes on the wire cannot become a request. */
const wireError = (code: string | undefined): ErrorName =>
  code === 'HPE_HEADER_OVERFLOW' ? 'HEADERS_TOO_LARGE' : 'BAD_REQUEST';

function answerOnWire(
  socket: Duplex,
  name: ErrorName,
  securityHeaders: Readonly<Record<string, string>>,
): void {
  const { status, headers, body } = errorAnswer(name);
  const lines = Object.entries({
    ...securityHeaders,
    ...headers,
    connection: 'close',
  }).map(([key, value]) => `${key}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}

/**
 * The level to log an answer at. A 503 of a server that stops, and a 501 for what this server does
 * not do, are no errors of ours: otherwise anybody outside could raise the alarm with them.
 */
const levelOf = (status: number, isStopping: boolean): 'error' | 'info' | 'debug' => {
  const isOurs = status >= 500 && status !== 501 && !(status === 503 && isStopping);
  return isOurs ? 'error' : status >= 400 ? 'info' : 'debug';
};

/**
 * The path without its query: queries carry codes and keys, and no log may hold those. A mail
 * address or a program's token in the path, or a whole URL in its place, is left out too.
 */
const pathOf = (request: IncomingMessage): string => {
  const path = (request.url ?? '').split('?')[0]?.slice(0, 200) ?? '';
  return path.startsWith('/')
    ? path.replace(/[^/]*(?:@|%40)[^/]*/gi, '(address)').replace(/mix_[\w-]+/g, '(token)')
    : '(no path)';
};

/** How many Host headers: of two, a proxy and we could each believe another one (RFC 9112, 3.2). */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * Whether a request is for another server. A whole URL in place of a path is how proxies are asked;
 * a server takes it where it names the request's own Host header (RFC 9112, 3.2.2).
 */
function isForOthers({ url = '/', headers }: IncomingMessage): boolean {
  if (url.startsWith('/') || url === '*') return false;
  const target = URL.parse(url);
  return target === null || !target.protocol.startsWith('http') || target.host !== headers.host;
}

function refuse(response: ServerResponse): void {
  const { status, headers, body } = errorAnswer('BAD_REQUEST');
  response.writeHead(status, { ...headers, connection: 'close' }).end(body);
}

/**
 * The Node server around a router: limits, the headers every answer carries, a request id, one log
 * line an answer, and an answer in our own form even where no request could be read.
 */
export function createHttpServer(parts: HttpServerParts): Server {
  const { log, clock, securityHeaders } = parts;
  const listener = getRequestListener(parts.fetch, {
    errorHandler: (error) => {
      log.info({ err: error }, 'request refused');
      return errorResponse('BAD_REQUEST');
    },
  });
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const started = clock();
    const requestId = parts.newRequestId();
    response.setHeader(REQUEST_ID_HEADER, requestId);
    for (const header of headersAt(pathOf(request), securityHeaders)) response.setHeader(...header);
    response.once('close', () => {
      const answered = {
        method: request.method ?? '',
        path: pathOf(request),
        status: response.statusCode,
        ms: clock() - started,
      };
      log[levelOf(response.statusCode, !server.listening)](
        { requestId, ...answered, finished: response.writableFinished },
        'answered',
      );
      parts.onAnswered?.(answered);
    });
    if (hostsOf(request) > 1 || isForOthers(request)) refuse(response);
    else void listener(request, response);
  };
  const ordered = inOrder(answer, parts.admit);
  const server = createServer(parts.limits, ordered);
  boundConnections(server, parts.connections);
  // An expectation we do not know may be ignored (RFC 9110, 10.1.1); Node alone would answer bare.
  server.on('checkExpectation', ordered);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A request that was only slow is closed without an answer. 408 would be the usual answer, but
    // the document client drops its write at that; a 503 signs out whoever the account client asks
    // about; and a browser that opened the connection ahead would take any answer for that to its
    // next request. All of them take a close without an answer for a lost network, and ask again.
    if (socket.writable && error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') {
      answerOnWire(socket, wireError(error.code), securityHeaders);
    } else {
      socket.destroy();
    }
  });
  return server;
}
