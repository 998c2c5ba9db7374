import { expect, test } from 'vitest';
import { mainThreadWith, threadMsBetween, type TraceEvent } from './mainThread.ts';

const PAGE = { pid: 2, tid: 2 };

const task = (ts: number, dur: number, tdur: number, thread = PAGE): TraceEvent => ({
  ...{ name: 'RunTask', ts, dur, tdur, tts: 40_000 },
  ...thread,
});
const mark = (name: string, ts: number): TraceEvent => ({ name, ts, ...PAGE });

/** The page is asked for at 1,000 and answered at 6,000; it asks for a script, and has it at 9,000. */
const loading: readonly TraceEvent[] = [
  {
    ...mark('ResourceSendRequest', 7000),
    args: { data: { requestId: 'a', url: 'http://x/' } },
  },
  {
    ...mark('ResourceReceiveResponse', 7000),
    args: { data: { requestId: 'a', timing: { requestTime: 0.001, receiveHeadersEnd: 5 } } },
  },
  {
    ...mark('ResourceFinish', 7100),
    args: { data: { requestId: 'a', finishTime: 0.0065, encodedDataLength: 900 } },
  },
  {
    ...mark('ResourceSendRequest', 7500),
    args: { data: { requestId: 'b', url: 'http://x/b.js', initiator: { url: 'http://x/' } } },
  },
  {
    ...mark('ResourceFinish', 9100),
    args: { data: { requestId: 'b', finishTime: 0.009, encodedDataLength: 100 } },
  },
];

test('a task counts by what it had of the processor, not by how long it took', () => {
  const thread = mainThreadWith('end', [task(1000, 50_000, 2000), mark('end', 90_000)]);
  expect(threadMsBetween(thread, 0, 90_000)).toBe(2);
});

test('of a task that a moment cuts, the part before it counts', () => {
  const thread = mainThreadWith('end', [task(1000, 4000, 2000), mark('end', 2000)]);
  expect(threadMsBetween(thread, 0, 2000)).toBe(0.5);
});

test('other threads do not count, nor tasks outside the moments', () => {
  const thread = mainThreadWith('end', [
    task(1000, 1000, 1000),
    task(1000, 1000, 7000, { pid: 2, tid: 3 }),
    task(5000, 1000, 1000),
    mark('end', 9000),
  ]);
  expect(threadMsBetween(thread, 0, 4000)).toBe(1);
});

test('a thread that begins after the page was asked for counts with its birth', () => {
  const born = [task(6500, 1000, 500), ...loading, mark('plan', 20_000)];
  expect(mainThreadWith('plan', born).birthMs).toBe(40);
  expect(mainThreadWith('plan', [task(500, 100, 50), ...born]).birthMs).toBe(0);
});

test('requests are told with their bytes, their asker and their moments', () => {
  expect(mainThreadWith('plan', [...loading, mark('plan', 20_000)]).requests).toEqual([
    {
      ...{ url: 'http://x/', askedBy: null, sentAt: 7000, answeredAt: 6000, finishedAt: 6500 },
      bytes: 900,
    },
    {
      ...{ url: 'http://x/b.js', askedBy: 'http://x/', sentAt: 7500, answeredAt: null },
      ...{ finishedAt: 9000, bytes: 100 },
    },
  ]);
});

test('a mark that nobody made is an error', () => {
  expect(() => mainThreadWith('plan', loading)).toThrow('no mark plan');
});
