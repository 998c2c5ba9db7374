import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Fault } from '../values/Fault.ts';
import {
  dateToTimestamp,
  NANOS_PER_MS,
  NANOS_PER_SECOND,
  textToTimestamp,
  toTimestamp,
} from '../values/calendar.ts';
import { floatToInt, toInt } from '../values/numbers.ts';
import { RulesDuration, RulesLatLng, RulesPath, type RulesValue } from '../values/RulesValue.ts';
import { valueText } from '../values/valueText.ts';
import { form, type Callable, type Callables } from './Callable.ts';
import { crc32c } from './crc32c.ts';

function textToInt(text: string): bigint | Fault {
  return /^[+-]?\d{1,19}$/.test(text)
    ? toInt(BigInt(text.replace(/^\+/, '')))
    : new Fault('this text is no int');
}

/** Reads a float as Java does: characters up to the blank (U+0020) may stand around it. */
function textToFloat(text: string): number | Fault {
  const pattern =
    /^[\0-\x20]*([+-]?(?:\d{1,400}\.?\d{0,400}|\.\d{1,400})(?:[eE][+-]?\d{1,4})?)[\0-\x20]*$/;
  const plain = pattern.exec(text)?.[1];
  return plain === undefined ? new Fault('this text is no float') : Number(plain);
}

const BLANK = /^\p{White_Space}$/u;

/** Goes by single characters: a regular expression would read a long row of blanks many times. */
function withoutBlanks(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && BLANK.test(text.charAt(from))) from += 1;
  while (from < to && BLANK.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Each segment is taken without the blanks around it, as Google's service does; none may be empty. */
const textToPath = (text: string): RulesPath | Fault => {
  const segments = text.replace(/^\//, '').split('/').map(withoutBlanks);
  return segments.includes('') ? new Fault('this text is no path') : new RulesPath(segments);
};

/** Functions without a namespace that need nothing but their arguments. */
export const plainFunctions: Callables = {
  debug: [form(['any'], (value) => value)],
  float: [form(['number'], (value) => Number(value)), form(['string'], textToFloat)],
  int: [
    form(['int'], (value) => value),
    form(['float'], (value) => floatToInt(value, Math.trunc)),
    form(['string'], textToInt),
  ],
  path: [form(['string'], textToPath)],
  string: [form(['any'], valueText)],
};

const real = (compute: (value: number) => number): Callable => [
  form(['number'], (value) => compute(Number(value))),
];

const mathFunctions: Callables = {
  abs: [
    form(['int'], (value) => toInt(value < 0n ? -value : value)),
    form(['float'], (value) => Math.abs(value)),
  ],
  ceil: real(Math.ceil),
  floor: real(Math.floor),
  isNaN: [form(['number'], (value) => Number.isNaN(value))],
  pow: [form(['number', 'number'], (base, power) => Number(base) ** Number(power))],
  round: [
    form(['int'], (value) => value),
    form(['float'], (value) => floatToInt(value, (one) => Math.floor(one + 0.5))),
  ],
  sqrt: real(Math.sqrt),
};

const hashOf = (digest: (bytes: Uint8Array) => Uint8Array): Callable => [
  form(['bytes'], digest),
  form(['string'], (text) => digest(new TextEncoder().encode(text))),
];

const cryptographic =
  (algorithm: string) =>
  (bytes: Uint8Array): Uint8Array =>
    new Uint8Array(createHash(algorithm).update(bytes).digest());

function checksumBytes(checksum: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, checksum);
  // Lowest byte first, as Google's emulator has it: C2412435 for "abc", whose CRC is 352441C2.
  return bytes.reverse();
}

const hashingFunctions: Callables = {
  crc32: hashOf((bytes) => checksumBytes(crc32(bytes))),
  crc32c: hashOf((bytes) => checksumBytes(crc32c(bytes))),
  md5: hashOf(cryptographic('md5')),
  sha256: hashOf(cryptographic('sha256')),
};

const NANOS_PER_UNIT: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800n * NANOS_PER_SECOND],
  ['d', 86_400n * NANOS_PER_SECOND],
  ['h', 3600n * NANOS_PER_SECOND],
  ['m', 60n * NANOS_PER_SECOND],
  ['s', NANOS_PER_SECOND],
  ['ms', NANOS_PER_MS],
  ['ns', 1n],
]);

/** Longest duration, as protobuf has it: about 10 000 years either way. */
const LONGEST = 315_576_000_000n * NANOS_PER_SECOND;

export const toDuration = (nanos: bigint): RulesDuration | Fault =>
  nanos > LONGEST || nanos < -LONGEST
    ? new Fault('the duration is too long')
    : new RulesDuration(nanos);

const durationFunctions: Callables = {
  abs: [form(['duration'], ({ nanos }) => new RulesDuration(nanos < 0n ? -nanos : nanos))],
  time: [
    form(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
      toDuration((hours * 3600n + minutes * 60n + seconds) * NANOS_PER_SECOND + nanos),
    ),
  ],
  value: [
    form(['int', 'string'], (count, unit) => {
      const nanos = NANOS_PER_UNIT.get(unit);
      return nanos === undefined ? new Fault('this is no unit of time') : toDuration(count * nanos);
    }),
  ],
};

const timestampFunctions: Callables = {
  date: [form(['int', 'int', 'int'], dateToTimestamp)],
  value: [
    form(['int'], (millis) => toTimestamp(millis * NANOS_PER_MS)),
    form(['string'], textToTimestamp),
  ],
};

const latlngFunctions: Callables = {
  value: [
    form(['number', 'number'], (latitude, longitude): RulesValue | Fault => {
      const [lat, lng] = [Number(latitude), Number(longitude)];
      return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
        ? new RulesLatLng(lat, lng)
        : new Fault('this place is not on the Earth');
    }),
  ],
};

/** Functions that are written behind the name of a group: `math.abs(x)`. */
export const namespaces: ReadonlyMap<string, Callables> = new Map([
  ['duration', durationFunctions],
  ['hashing', hashingFunctions],
  ['latlng', latlngFunctions],
  ['math', mathFunctions],
  ['timestamp', timestampFunctions],
]);
