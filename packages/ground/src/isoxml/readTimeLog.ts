import { FORMAT_LIMITS, Refusal } from '../formats/FormatFault.ts';
import type { TaskSet } from '../formats/openTaskSet.ts';
import { childrenOf, readXml, type XmlElement } from '../formats/readXml.ts';
import { textOf } from '../formats/textOf.ts';
import { isGroundPoint, type GroundPoint } from '../geometry/GroundPoint.ts';
import { readAttributes } from './readAttributes.ts';
import type { LoggedValue, TimeLog } from './TaskData.ts';
import { riseCounter } from './totals/countRise.ts';

/** Bytes of each attribute of a position, in their order (ISO 11783-10, Annex D, time log). */
const POSITION_BYTES = [
  ['A', 4],
  ['B', 4],
  ['C', 4],
  ['D', 1],
  ['E', 2],
  ['F', 2],
  ['G', 1],
  ['H', 4],
  ['I', 2],
] as const;
/** A place is counted in 1e-7 of a degree. */
const STEPS_PER_DEGREE = 1e7;
/** Days are counted from 1 January 1980. */
const FIRST_DAY_MS = Date.UTC(1980, 0, 1);
const DAY_MS = 86_400_000;
/** A value is an int32 behind its number among the values of the head. */
const VALUE_BYTES = 5;
const TIME_BYTES = 6;

interface Head {
  /** Attributes of the position that each record holds: those that are empty in the head. */
  readonly position: readonly (readonly [string, number])[];
  readonly values: readonly Omit<LoggedValue, 'value'>[];
}

function headOf(time: XmlElement): Head {
  const [position] = childrenOf(time, 'PTN');
  return {
    position: POSITION_BYTES.filter(([name]) => position?.attributes[name] === ''),
    values: childrenOf(time, 'DLV').map((value) => {
      const { ddi, text } = readAttributes(value);
      return { ddi: ddi('A') ?? '', elementId: text('C') ?? '' };
    }),
  };
}

/** A moment on the machine's own clock: no distance from UTC is known. */
const momentOf = (view: DataView, at: number): string =>
  new Date(FIRST_DAY_MS + view.getUint16(at + 4, true) * DAY_MS + view.getUint32(at, true))
    .toISOString()
    .slice(0, 19);

function placeAt(view: DataView, at: number, { position }: Head): GroundPoint | null {
  const [[first] = [], [second] = []] = position;
  if (first !== 'A' || second !== 'B') return null;
  const place = {
    latitudeDeg: view.getInt32(at, true) / STEPS_PER_DEGREE,
    longitudeDeg: view.getInt32(at + 4, true) / STEPS_PER_DEGREE,
  };
  // A receiver without a fix says zero for both.
  const isFix = place.latitudeDeg !== 0 || place.longitudeDeg !== 0;
  return isFix && isGroundPoint(place) ? place : null;
}

interface Count {
  readonly first: number;
  last: number;
  readonly rises: ReturnType<typeof riseCounter>;
}

/** Follows the values of a log by their number in its head. */
function countValues() {
  const counts = new Map<number, Count>();
  return {
    counts,
    add: (index: number, value: number) => {
      const count = counts.get(index) ?? { first: value, last: value, rises: riseCounter() };
      count.last = value;
      count.rises.add(value);
      counts.set(index, count);
    },
  };
}

const unread = (name: string, fault: TimeLog['fault']): TimeLog => ({
  name,
  fault,
  startedAt: null,
  endedAt: null,
  recordCount: 0,
  counts: [],
  track: [],
});

/** The records of a log; a value that its head does not name makes all of it doubtful. */
function readRecords(name: string, head: Head, bytes: Uint8Array): TimeLog {
  const positionBytes = head.position.reduce((sum, [, length]) => sum + length, 0);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const track: GroundPoint[] = [];
  const { counts, add } = countValues();
  let [recordCount, lastAt, at] = [0, 0, 0];
  while (at + TIME_BYTES + positionBytes + 1 <= bytes.length) {
    const countAt = at + TIME_BYTES + positionBytes;
    const end = countAt + 1 + VALUE_BYTES * view.getUint8(countAt);
    if (end > bytes.length) break;
    recordCount += 1;
    if (recordCount > FORMAT_LIMITS.cells) return unread(name, 'tooLong');
    lastAt = at;
    const place = placeAt(view, at + TIME_BYTES, head);
    if (place !== null) track.push(place);
    for (let value = countAt + 1; value < end; value += VALUE_BYTES) {
      const index = view.getUint8(value);
      if (index >= head.values.length) return unread(name, 'damaged');
      add(index, view.getInt32(value + 1, true));
    }
    at = end;
  }
  return {
    name,
    fault: null,
    startedAt: recordCount === 0 ? null : momentOf(view, 0),
    endedAt: recordCount === 0 ? null : momentOf(view, lastAt),
    recordCount,
    track,
    counts: head.values.flatMap((of, index) => {
      const count = counts.get(index);
      return count === undefined || of.ddi === ''
        ? []
        : [{ ...of, first: count.first, value: count.last, rise: count.rises.rise() }];
    }),
  };
}

/**
 * Reads a binary log and its head: when it began and ended, where the machine was, and how each
 * value changed. A log that ends within a record is read up to there: machines are switched off in
 * the middle. A missing or damaged log only has a `fault`, and the rest of its set is kept: nothing
 * is sprayed by a log.
 * @throws Refusal once the files asked for are too many bytes in all
 */
export function readTimeLog(name: string, fileOf: TaskSet['fileOf']): TimeLog {
  const [xml, bytes] = [fileOf(`${name}.xml`), fileOf(`${name}.bin`)];
  if (xml === null || bytes === null) return unread(name, 'missing');
  const head = readHead(xml);
  return head === null ? unread(name, 'damaged') : readRecords(name, head, bytes);
}

/** Null: the file is no head of a log. */
function readHead(xml: Uint8Array): Head | null {
  try {
    return headOf(readXml(textOf(xml, 'isoxml'), 'isoxml'));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}
