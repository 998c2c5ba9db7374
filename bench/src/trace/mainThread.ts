/** An event of a trace, as Chromium writes it; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /**
   * Processor time, where `ts` and `dur` are clock time: the thread's until then, and in the event.
   */
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: EventData };
}

interface EventData {
  readonly documentLoaderURL?: string;
  readonly requestId?: string;
  readonly url?: string;
  readonly initiator?: { readonly url?: string };
  readonly stackTrace?: readonly { readonly url: string }[];
  readonly timing?: { readonly requestTime: number; readonly receiveHeadersEnd: number };
  /** Seconds, on the clock of `ts`. */
  readonly finishTime?: number;
  readonly encodedDataLength?: number;
}

/** What `traceOf` has to ask for that this file reads. */
export const TRACE_CATEGORIES = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'blink.user_timing',
];

/** A request of the page that was answered whole. Times in microseconds of the trace. */
export interface PageRequest {
  readonly url: string;
  /** The address of what asked for it; null where that is not told, as of the page itself. */
  readonly askedBy: string | null;
  readonly sentAt: number;
  /** The first byte; null where the trace does not tell it. */
  readonly answeredAt: number | null;
  readonly finishedAt: number;
  /** On the wire, with its headers. */
  readonly bytes: number;
}

/** The thread on which a page runs. Times in microseconds of the trace. */
export interface MainThread {
  readonly tasks: readonly TraceEvent[];
  readonly requests: readonly PageRequest[];
  /** When the page was asked for; null where it stood before the trace began. */
  readonly askedAt: number | null;
  /**
   * What it took to begin this thread, ms of the processor: 0 where it was there before the page was asked
   * for. A browser that changes processes for a page begins one while somebody waits.
   */
  readonly birthMs: number;
  /** When something of this name happened last, by a moment where one is given; null when it did not. */
  readonly last: (name: string, by?: number) => number | null;
}

const firstByteAt = ({ timing }: EventData = {}): number | null =>
  timing === undefined ? null : timing.requestTime * 1e6 + timing.receiveHeadersEnd * 1000;

function requestsOf(events: readonly TraceEvent[]): readonly PageRequest[] {
  const told = (name: string, id: string | undefined): EventData | undefined =>
    events.find((event) => event.name === name && event.args?.data?.requestId === id)?.args?.data;
  const sentOnes = events.filter(({ name }) => name === 'ResourceSendRequest');
  return sentOnes.flatMap(({ ts, args }) => {
    const { requestId, url = '', initiator, stackTrace } = args?.data ?? {};
    const { finishTime, encodedDataLength = 0 } = told('ResourceFinish', requestId) ?? {};
    if (finishTime === undefined) return [];
    return {
      url,
      askedBy: initiator?.url ?? stackTrace?.[0]?.url ?? null,
      sentAt: ts,
      answeredAt: firstByteAt(told('ResourceReceiveResponse', requestId)),
      finishedAt: finishTime * 1e6,
      bytes: encodedDataLength,
    };
  });
}

/**
 * The thread of the page that noted a mark.
 * @throws Error when no page noted it.
 */
export function mainThreadWith(mark: string, trace: readonly TraceEvent[]): MainThread {
  const noted = trace.find(({ name }) => name === mark);
  if (noted === undefined) throw new Error(`the trace has no mark ${mark}`);
  const events = trace
    .filter(({ pid, tid }) => pid === noted.pid && tid === noted.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const timing = events.find(({ args }) => args?.data?.timing !== undefined)?.args?.data?.timing;
  const askedAt = timing === undefined ? null : timing.requestTime * 1e6;
  const [first] = tasks;
  const isNew = askedAt !== null && first !== undefined && first.ts > askedAt;
  return {
    tasks,
    requests: requestsOf(events),
    askedAt,
    birthMs: isNew ? (first.tts ?? 0) / 1000 : 0,
    last: (name, by = Infinity) =>
      events.findLast((event) => event.name === name && event.ts <= by)?.ts ?? null,
  };
}

/** The share of a task that lies between two moments, of the clock. */
function shareBetween({ ts, dur = 0 }: TraceEvent, from: number, to: number): number {
  if (dur === 0) return ts >= from && ts < to ? 1 : 0;
  return Math.max(0, Math.min(ts + dur, to) - Math.max(ts, from)) / dur;
}

/** What each task took of the processor between two moments, ms; of one that is cut, its part by the clock. */
export const taskMsBetween = ({ tasks }: MainThread, from: number, to: number): readonly number[] =>
  tasks
    .map((task) => ((task.tdur ?? 0) / 1000) * shareBetween(task, from, to))
    .filter((ms) => ms > 0);

/** What the thread took of the processor between two moments, ms: `tdur`, which no other process lengthens. */
export const threadMsBetween = (thread: MainThread, from: number, to: number): number =>
  taskMsBetween(thread, from, to).reduce((sum, ms) => sum + ms, 0);
