import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isTrusted, networkOf, type TrustedProxies } from './clientAddress.ts';

export interface ConnectionBounds {
  readonly most: number;
  /** Of one address, unless it is a proxy of ours, which brings many people's. */
  readonly mostPerAddress: number;
  readonly trustedProxies: TrustedProxies;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Begins to answer a request when it is its turn; never at once. */
export type Admit = (request: IncomingMessage, begin: () => void) => void;

/**
 * The last tenth of all connections is for addresses with no more than these: whoever watches the
 * server, or comes late, gets in although a few others have taken all they may.
 */
const FEW = 8;
const SPARED = 0.1;

/** Requests that may wait behind the one being answered. No browser and no proxy of ours sends any. */
const MOST_IN_LINE = 1;

/** A reader that takes not a byte for so long is gone, or wants us to hold what it asked for. */
const STALLED_MS = 20_000;

/** So long a whole answer may take: 24 MiB at 80 kB a second. */
const LONGEST_ANSWER_MS = 5 * 60_000;

/** Answers that are under way on each connection, and what waits behind them. */
const lines = new WeakMap<Socket, { isBusy: boolean; readonly waiting: (() => void)[] }>();

/**
 * Answers the requests of one connection one after another, as HTTP sends their answers anyway: made at
 * once they would all be held for a client that reads none. Too many in line, and the line is cut.
 */
export function inOrder(answer: Answer, admit: Admit): Answer {
  return (request, response) => {
    const { socket } = request;
    // This request was read together with the one that the connection was cut for.
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
    lines.set(socket, line);
    const next = (): void => {
      const work = line.waiting.shift();
      if (work === undefined) line.isBusy = false;
      else work();
    };
    const work = (): void => {
      line.isBusy = true;
      response.once('close', next);
      cutWhenLong(response, socket);
      // Begins after the requests that were read with it: where those are too many, none begins.
      admit(request, () => {
        if (!socket.destroyed) answer(request, response);
      });
    };
    if (!line.isBusy) work();
    else if (line.waiting.length < MOST_IN_LINE) line.waiting.push(work);
    else {
      line.waiting.length = 0;
      cutQuietly(socket);
    }
  };
}

/** What a parser returns to tell Node that no more HTTP follows. */
const READ_NO_FURTHER = 2;

/**
 * Ends a connection whose requests nobody will answer. Two things would keep everybody else waiting where
 * thousands of connections send dozens of requests each: Node reads what came with the last one to its
 * end, making a request and an answer of each, although the line is gone; and it tells each of them so by
 * an error, whose stack takes longer to write than the request took to read.
 */
function cutQuietly(socket: Socket & { readonly parser?: unknown }): void {
  const { parser } = socket;
  // No documented call stops it. Node sets this anew for each connection a parser serves.
  if (typeof parser === 'object' && parser !== null && 'onIncoming' in parser) {
    parser.onIncoming = () => READ_NO_FURTHER;
  }
  let { stackTraceLimit } = Error;
  // Before and after Node's own listener, which makes the errors.
  socket.prependOnceListener('close', () => {
    ({ stackTraceLimit } = Error);
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  socket.destroy();
}

function cutWhenLong(response: ServerResponse, socket: Socket): void {
  response.once('prefinish', () => {
    if (response.writableFinished) return;
    const cut = setTimeout(() => socket.destroy(), LONGEST_ANSWER_MS).unref();
    response.once('close', () => clearTimeout(cut));
  });
}

/** Limits the open connections, and cuts off clients that do not read their answers. */
export function boundConnections(server: Server, bounds: ConnectionBounds): void {
  const open = new Map<string, number>();
  const { most, mostPerAddress } = bounds;
  let all = 0;
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    const address = networkOf(remoteAddress);
    const before = open.get(address) ?? 0;
    const mayHave = all < most * (1 - SPARED) ? mostPerAddress : Math.min(FEW, mostPerAddress);
    const isOver = before >= mayHave && !isTrusted(remoteAddress, bounds.trustedProxies);
    if (all >= most || isOver) {
      socket.destroy();
      return;
    }
    all += 1;
    open.set(address, before + 1);
    socket.once('close', () => {
      all -= 1;
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
  // Node reports a timeout only when no byte went out; an answer with nothing to send may stay.
  server.timeout = STALLED_MS;
  server.on('timeout', (socket: Socket) => {
    const isIdle = lines.get(socket)?.isBusy !== true;
    if (isIdle || socket.writableLength > 0) socket.destroy();
  });
}
