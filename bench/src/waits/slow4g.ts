import type { PageRequest } from '../trace/mainThread.ts';

/** Slow 4G on the real connection, as Lighthouse applies it: 150 ms round trips at 1.6 Mbit/s. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Requests at a time: a browser asks a server for no more over HTTP/1.1. */
const LANES = 6;

/** What the line has to know of a request. */
export type Sent = Pick<PageRequest, 'url' | 'askedBy' | 'sentAt' | 'finishedAt' | 'bytes'>;

/** After how many answers each was asked for: after its asker's, or after all there were by then. */
function levelsOf(requests: readonly Sent[]): readonly number[] {
  const levels: number[] = [];
  for (const { askedBy, sentAt } of requests) {
    const before = requests.slice(0, levels.length).map((one, place) => ({
      ...one,
      level: levels[place] ?? 0,
    }));
    const known = before.filter(({ url }) => url === askedBy);
    const askers = known.length > 0 ? known : before.filter((one) => one.finishedAt <= sentAt);
    levels.push(Math.max(0, ...askers.map(({ level }) => level + 1)));
  }
  return levels;
}

/**
 * When the last byte comes, ms after the page was asked for: each request waits for the one whose answer
 * asked for it, six go at a time, and all bytes share the line. No clock is in it.
 * @param requests in the order they were sent in, the page itself first
 */
export function modelledLastByteMs(requests: readonly Sent[]): number {
  const levels = levelsOf(requests);
  const turns = [...new Set(levels)].reduce(
    (sum, level) => sum + Math.ceil(levels.filter((one) => one === level).length / LANES),
    0,
  );
  const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
  return turns * SLOW_4G.latency + (bytes / SLOW_4G.downloadThroughput) * 1000;
}
