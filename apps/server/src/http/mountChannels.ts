import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { answerChannel, type ChannelAnswer } from '../firestore/channel/answerChannel.ts';
import type { BackChannel } from '../firestore/channel/BackChannel.ts';
import type { Channels, StreamKind } from '../firestore/channel/Channels.ts';
import type { Intake } from './Intake.ts';

export interface ChannelRoutes {
  readonly channels: Channels;
  readonly intake: Intake;
}

const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  // Nothing on the way may keep, compress or hold back the answer.
  'cache-control': 'no-cache, no-store, no-transform',
  'x-accel-buffering': 'no',
};

const KINDS: readonly StreamKind[] = ['Listen', 'Write'];

/** Answers the addresses of the channels. */
export function mountChannels(
  router: Hono<{ Bindings: HttpBindings }>,
  { channels, intake }: ChannelRoutes,
): void {
  for (const kind of KINDS) {
    router.all(`/google.firestore.v1.Firestore/${kind}/channel`, async ({ req, env }) => {
      const answer = await answerChannel(channels, {
        kind,
        method: req.method,
        query: new URL(req.url).searchParams,
        withBody: (limits, work) =>
          intake.withBody(env, limits, ({ text, isCut }) => work(text, isCut)),
        inTurn: (work) => intake.inTurn(env, work),
        address: intake.addressOf(env),
        openBack: (onClosed) => openBack(env.outgoing, onClosed),
      });
      return answer === null ? RESPONSE_ALREADY_SENT : toResponse(answer);
    });
  }
}

function openBack(response: ServerResponse, onClosed: (back: BackChannel) => void): BackChannel {
  response.writeHead(200, HEADERS);
  response.flushHeaders();
  const back: BackChannel = {
    write: (text) => void response.write(text, 'latin1'),
    end: () => void response.end(),
  };
  response.once('close', () => onClosed(back));
  // The client may be gone already.
  if (response.destroyed) setImmediate(() => onClosed(back));
  return back;
}

const toResponse = ({ status, body, routingId }: ChannelAnswer): Response =>
  new Response(body, {
    status,
    headers: {
      ...HEADERS,
      'content-length': String(body.length),
      ...(status === 405 ? { allow: 'GET, POST' } : {}),
      ...(routingId === undefined ? {} : { 'x-http-session-id': routingId }),
    },
  });
