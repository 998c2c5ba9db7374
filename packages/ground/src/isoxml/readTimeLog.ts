import { FORMAT_LIMITS, Refusal } from '../formats/FormatFault.ts';
import type { TaskSet } from '../formats/openTaskSet.ts';
import { childrenOf, readXml, type XmlElement } from '../formats/readXml.ts';
import { textOf } from '../formats/textOf.ts';
import { isGroundPoint, type GroundPoint } from '../geometry/GroundPoint.ts';
import { readAttributes } from './readAttributes.ts';
import type { LoggedValue, TimeLog } from './TaskData.ts';

const NOT_READABLE = new Refusal({ code: 'notReadable', format: 'isoxml' });

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
/** An int32, and its number among the values of the head. */
const VALUE_BYTES = 5;
const TIME_BYTES = 6;

interface Head {
  /** Attributes of the position that stand in each record: those that the head leaves empty. */
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

/**
 * A binary log and its head: when it began and ended, where it was, and the last of each value. A log
 * that ends within a record is read up to there: machines are switched off in the middle. @throws Refusal
 */
export function readTimeLog(name: string, fileOf: TaskSet['fileOf']): TimeLog {
  const [xml, bytes] = [fileOf(`${name}.xml`), fileOf(`${name}.bin`)];
  if (xml === null || bytes === null) {
    throw new Refusal({ code: 'fileMissing', ending: `${name}.${xml === null ? 'xml' : 'bin'}` });
  }
  const head = headOf(readXml(textOf(xml, 'isoxml'), 'isoxml'));
  const positionBytes = head.position.reduce((sum, [, length]) => sum + length, 0);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const track: GroundPoint[] = [];
  const last = new Map<number, number>();
  let [recordCount, lastAt, at] = [0, 0, 0];
  while (at + TIME_BYTES + positionBytes + 1 <= bytes.length) {
    const countAt = at + TIME_BYTES + positionBytes;
    const end = countAt + 1 + VALUE_BYTES * view.getUint8(countAt);
    if (end > bytes.length) break;
    recordCount += 1;
    if (recordCount > FORMAT_LIMITS.cells) {
      throw new Refusal({ code: 'tooManyCells', most: FORMAT_LIMITS.cells });
    }
    lastAt = at;
    const place = placeAt(view, at + TIME_BYTES, head);
    if (place !== null) track.push(place);
    for (let value = countAt + 1; value < end; value += VALUE_BYTES) {
      const index = view.getUint8(value);
      if (index >= head.values.length) throw NOT_READABLE;
      last.set(index, view.getInt32(value + 1, true));
    }
    at = end;
  }
  return {
    startedAt: recordCount === 0 ? null : momentOf(view, 0),
    endedAt: recordCount === 0 ? null : momentOf(view, lastAt),
    recordCount,
    track,
    last: head.values.flatMap((of, index) => {
      const value = last.get(index);
      return value === undefined || of.ddi === '' ? [] : [{ ...of, value }];
    }),
  };
}
