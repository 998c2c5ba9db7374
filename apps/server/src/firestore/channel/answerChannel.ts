import { RequestError } from '../RequestError.ts';
import { frame } from './frame.ts';
import type { BackChannel } from './BackChannel.ts';
import type { Channel } from './Channel.ts';
import type { Channels, StreamKind } from './Channels.ts';
import { authorizationIn, readForward } from './readForward.ts';

export interface ChannelRequest {
  readonly kind: StreamKind;
  readonly method: string;
  readonly query: URLSearchParams;
  /**
   * Reads the body of a POST and hands it to `work`, with whether it was cut at `maxBytes`.
   * @param uid the account that the bytes are counted for.
   * @throws RequestError RESOURCE_EXHAUSTED when too much is under way.
   */
  readonly withBody: <Value>(
    limits: { readonly maxBytes: number; readonly uid: string | null },
    work: (text: string, isCut: boolean) => Promise<Value>,
  ) => Promise<Value>;
  /** Does work when it is this client's turn. @throws RequestError as `withBody` does. */
  readonly inTurn: <Value>(work: () => Value) => Promise<Value>;
  /** The network the request came from, as limits count it. */
  readonly address: string;
  /** Turns the answer to a GET into a back channel; `onClosed` is called when its line is closed. */
  readonly openBack: (onClosed: (back: BackChannel) => void) => BackChannel;
}

export interface ChannelAnswer {
  readonly status: number;
  readonly body: string;
  readonly routingId?: string;
}

const PROTOCOL = 8;
const SERVER_VERSION = 14;

/** The words the client looks for; it then opens a new session. */
const UNKNOWN_SESSION: ChannelAnswer = { status: 400, body: 'Error: Unknown SID' };
const UNREADABLE: ChannelAnswer = { status: 400, body: 'Error: this request cannot be read.' };
const WRONG_METHOD: ChannelAnswer = { status: 405, body: 'Error: GET and POST only.' };
const CROWDED: ChannelAnswer = { status: 503, body: 'Error: too much is open; try again later.' };

/**
 * Answers one request of the WebChannel protocol.
 * @returns null when the answer has become a back channel.
 */
export async function answerChannel(
  channels: Channels,
  request: ChannelRequest,
): Promise<ChannelAnswer | null> {
  const { method, query } = request;
  const sid = query.get('SID');
  try {
    if (method === 'GET') return answerBack(channels, request);
    if (method !== 'POST') return WRONG_METHOD;
    if (query.get('TYPE') === 'terminate') return answerTerminate(channels, query);
    return sid === null
      ? await answerOpen(channels, request)
      : await answerForward(channels, request);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return error.status === 'RESOURCE_EXHAUSTED' ? CROWDED : UNREADABLE;
  }
}

const findChannel = (channels: Channels, query: URLSearchParams): Channel | null =>
  channels.find(query.get('SID') ?? '', query.get('gsessionid') ?? '');

/** The number of the newest message the client has. */
function acknowledgedIn(query: URLSearchParams): number {
  const text = query.get('AID') ?? '0';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

function answerOpen(channels: Channels, request: ChannelRequest): Promise<ChannelAnswer> {
  const { kind, address, inTurn } = request;
  const { largestOpening: maxBytes, keepAliveMs } = channels.settings;
  // The body itself holds the token: no account is known yet.
  return request.withBody({ maxBytes, uid: null }, async (text, isCut) => {
    const forward = await inTurn(() => readForward(text, isCut));
    const authorization = authorizationIn(forward.headers);
    const token = authorization === null ? null : authorization.replace(/^Bearer /i, '');
    const user = await channels.identify(token);
    const isRefused = user === 'refused';
    return inTurn(() => {
      const channel = channels.open({ kind, user: isRefused ? null : user, token, address });
      if (channel === null) return CROWDED;
      // The client takes a refusal in HTTP for a broken line; in the stream it says what is wrong.
      if (isRefused) channels.refuse(channel);
      else channel.take(forward);
      const { sid, routingId } = channel;
      const opened = [[0, ['c', sid, '', PROTOCOL, SERVER_VERSION, keepAliveMs]]];
      return { status: 200, body: frame(JSON.stringify(opened)), routingId };
    });
  });
}

function answerForward(channels: Channels, request: ChannelRequest): Promise<ChannelAnswer> {
  const { query, inTurn } = request;
  const user = findChannel(channels, query)?.user ?? null;
  const { largestBody, largestOpening } = channels.settings;
  const maxBytes = user === null ? largestOpening : largestBody;
  return request.withBody({ maxBytes, uid: user?.uid ?? null }, (text, isCut) =>
    inTurn(() => {
      const forward = readForward(text, isCut);
      // The session may have ended meanwhile.
      const channel = findChannel(channels, query);
      if (channel === null) return UNKNOWN_SESSION;
      channel.acknowledge(acknowledgedIn(query));
      if (!channel.take(forward)) {
        channels.drop(channel);
        return UNKNOWN_SESSION;
      }
      return { status: 200, body: frame(JSON.stringify(channel.state)) };
    }),
  );
}

function answerBack(channels: Channels, request: ChannelRequest): ChannelAnswer | null {
  const { query } = request;
  const channel = findChannel(channels, query);
  if (channel === null) return UNKNOWN_SESSION;
  const hold = query.get('TO') ?? '';
  const back = request.openBack((closed) => channel.detach(closed));
  channel.attach(back, {
    acknowledged: acknowledgedIn(query),
    isStreaming: query.get('CI') !== '1',
    holdMs: /^[1-9]\d{0,8}$/.test(hold) ? Number(hold) : null,
  });
  return null;
}

function answerTerminate(channels: Channels, query: URLSearchParams): ChannelAnswer {
  const channel = findChannel(channels, query);
  if (channel !== null) channels.drop(channel);
  return { status: 200, body: '' };
}
