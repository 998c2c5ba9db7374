import { isFields } from '@mix/engine';
import { asFields } from '../fields/DocumentFields.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { keyedBy } from '../merge/memberKeys.ts';
import { figure, list, moment, text, type ValuesOf } from '../tables/FieldRow.ts';
import { emptyOf, isDocumentOf } from '../tables/shapeOfRows.ts';

const ALWAYS = { stored: 'always' } as const;

/** What one nozzle gave into the jug. */
const caughtRows = {
  /** Its place on the boom, counted from 1 at the left end. */
  nozzle: figure(null, null, ALWAYS),
  volumeML: figure('mL', null, ALWAYS),
  seconds: figure('s', null, ALWAYS),
  /** A new one was put in since: what was caught says nothing any more. Null: it is the same. */
  renewedAt: moment(),
} as const;
export type CaughtNozzle = ValuesOf<typeof caughtRows>;

/** One drive between two marks. */
const runRows = {
  distanceM: figure('m', null, ALWAYS),
  seconds: figure('s', null, ALWAYS),
} as const;

/** The nozzles of one machine, caught one after the other with clean water. */
const catchTestRows = {
  /** Of the catalogue, or `custom`; null is not said. */
  machineId: text(null),
  boomConfigurationId: text(null),
  nozzleId: text(null, ALWAYS),
  /** Positions on the boom. */
  nozzleCount: figure(null, null, ALWAYS),
  /** At the nozzle while they were caught. */
  pressureBar: figure('bar', null, ALWAYS),
  /** Null is not measured. */
  waterTemperatureC: figure('°C', null),
  /** How far off a nozzle may be. */
  tolerancePct: figure('%', null, ALWAYS),
  /** Each nozzle once; one that was not caught is missing. */
  catches: list(caughtRows, ALWAYS),
  runs: list(runRows, ALWAYS),
  /** Months after which it is too old. */
  goodForMonths: figure(null, null, ALWAYS),
  /** When it was finished. */
  at: moment(ALWAYS),
  /** Who did it, in their own words; null is not said. */
  by: text(null),
} as const;
export type CatchTest = ValuesOf<typeof catchTestRows>;

/**
 * Assumed: half a year. Printed advice is "at least once per season" (S568) and "more than once each
 * year where the sprayer is used frequently" (S566).
 */
export const CATCH_TEST_MONTHS = 6;
/** As many as a draft may have positions. */
const MOST_NOZZLES = 1000;
const SCHEMA_VERSION = 1;

const isOver0 = (value: unknown): value is number => typeof value === 'number' && value > 0;

const isPlace = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && isOver0(value) && value <= most;

/** Each nozzle once. A figure may be null in what is stored: of it nothing is said here. */
const areCatches = (catches: readonly Partial<CaughtNozzle>[], nozzleCount: number): boolean =>
  new Set(catches.map(({ nozzle }) => nozzle)).size === catches.length &&
  catches.every(
    ({ nozzle, volumeML, seconds, renewedAt }) =>
      isPlace(nozzle, nozzleCount) &&
      // A blocked nozzle gives nothing, which is a figure.
      typeof volumeML === 'number' &&
      volumeML >= 0 &&
      isOver0(seconds) &&
      renewedAt !== undefined,
  );

/** Whether the figures that a test means nothing without are each as it can be. */
const isWhole = (test: CatchTest): boolean =>
  isPlace(test.nozzleCount, MOST_NOZZLES) &&
  [test.pressureBar, test.tolerancePct, test.goodForMonths].every(isOver0) &&
  areCatches(test.catches, test.nozzleCount) &&
  test.runs.every(({ distanceM, seconds }) => isOver0(distanceM) && isOver0(seconds));

const EMPTY = emptyOf(catchTestRows);
const isCatchTest = isDocumentOf(catchTestRows);

export const catchTestKind: DocumentKind<CatchTest> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const { schemaVersion: _version, createdAt: _made, updatedAt: _changed, ...rest } = fields;
    const whole = { ...EMPTY, ...rest };
    const test = isCatchTest(whole) ? (whole as unknown as CatchTest) : null;
    return test !== null && isWhole(test) ? test : null;
  },
  serialise: (test) => ({ ...asFields(test), schemaVersion: SCHEMA_VERSION }),
  // Two people may catch the two ends of one boom: nozzles are merged by their position.
  merge: {
    rules: {
      catches: { keyOf: keyedBy('nozzle'), member: 'told', grows: true },
      schemaVersion: 'silent',
    },
    apart: (fields) => fields,
    together: (fields) => fields,
  },
  nameOf: () => null,
});
