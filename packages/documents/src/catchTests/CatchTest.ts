import { isFields } from '@mix/engine';
import { asFields } from '../fields/DocumentFields.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { hasShape, type Shape } from '../fields/Shape.ts';
import { keyedBy } from '../merge/memberKeys.ts';
import type { LocalTime } from '../records/SprayRecord.ts';
import { isLocalTime } from '../time/recordTime.ts';

/** What one nozzle gave into the jug. */
export interface CaughtNozzle {
  /** Its place on the boom, counted from 1 at the left end. */
  readonly nozzle: number;
  readonly volumeML: number;
  readonly seconds: number;
  /** A new one was put in since: what was caught says nothing any more. Null: it is the same. */
  readonly renewedAt: LocalTime | null;
}

/** One drive between two marks. */
export interface CaughtRun {
  readonly distanceM: number;
  readonly seconds: number;
}

/** The nozzles of one machine, caught one after the other with clean water. */
export interface CatchTest {
  /** Of the catalogue, or `custom`; null is not said. */
  readonly machineId: string | null;
  readonly boomConfigurationId: string | null;
  readonly nozzleId: string;
  /** Positions on the boom. */
  readonly nozzleCount: number;
  /** At the nozzle while they were caught. */
  readonly pressureBar: number;
  /** Null is not measured. */
  readonly waterTemperatureC: number | null;
  /** How far off a nozzle may be, %. */
  readonly tolerancePct: number;
  /** Each nozzle once; one that was not caught is missing. */
  readonly catches: readonly CaughtNozzle[];
  readonly runs: readonly CaughtRun[];
  /** Months after which it is too old. */
  readonly goodForMonths: number;
  /** When it was finished. */
  readonly at: LocalTime;
  /** Who did it, in their own words; null is not said. */
  readonly by: string | null;
}

/**
 * Assumed: half a year. Printed advice is "at least once per season" (S568) and "more than once each
 * year where the sprayer is used frequently" (S566).
 */
export const CATCH_TEST_MONTHS = 6;
/** As many as a draft may have positions. */
const MOST_NOZZLES = 1000;
const SCHEMA_VERSION = 1;

const shape: Shape = {
  fields: {
    machineId: 'text',
    boomConfigurationId: 'text',
    nozzleId: 'id',
    nozzleCount: 'figure',
    pressureBar: 'figure',
    waterTemperatureC: 'figure',
    tolerancePct: 'figure',
    catches: {
      list: {
        fields: { nozzle: 'figure', volumeML: 'figure', seconds: 'figure', renewedAt: 'text' },
      },
    },
    runs: { list: { fields: { distanceM: 'figure', seconds: 'figure' } } },
    goodForMonths: 'figure',
    at: 'id',
    by: 'text',
  },
};

const isOver0 = (value: unknown): value is number => typeof value === 'number' && value > 0;

const isPlace = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && isOver0(value) && value <= most;

function areCatches(value: unknown, nozzleCount: number): value is readonly CaughtNozzle[] {
  if (!Array.isArray(value)) return false;
  const places = new Set<unknown>();
  for (const one of value as readonly Partial<CaughtNozzle>[]) {
    if (!isPlace(one.nozzle, nozzleCount) || places.has(one.nozzle)) return false;
    // A blocked nozzle gives nothing, which is a figure.
    if (typeof one.volumeML !== 'number' || one.volumeML < 0 || !isOver0(one.seconds)) return false;
    if (one.renewedAt !== null && !isLocalTime(one.renewedAt)) return false;
    places.add(one.nozzle);
  }
  return true;
}

const areRuns = (value: unknown): value is readonly CaughtRun[] =>
  Array.isArray(value) &&
  (value as readonly Partial<CaughtRun>[]).every(
    ({ distanceM, seconds }) => isOver0(distanceM) && isOver0(seconds),
  );

/** The figures that a test means nothing without, each as it can be. */
const isWhole = (test: Partial<CatchTest>): test is CatchTest =>
  isPlace(test.nozzleCount, MOST_NOZZLES) &&
  [test.pressureBar, test.tolerancePct, test.goodForMonths].every(isOver0) &&
  areCatches(test.catches, test.nozzleCount) &&
  areRuns(test.runs) &&
  isLocalTime(test.at);

export const catchTestKind: DocumentKind<CatchTest> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const { schemaVersion: _version, createdAt: _made, updatedAt: _changed, ...rest } = fields;
    if (!hasShape(rest, shape)) return null;
    const notSaid = {
      machineId: null,
      boomConfigurationId: null,
      waterTemperatureC: null,
      by: null,
    };
    const test: Partial<CatchTest> = { ...notSaid, ...rest };
    return isWhole(test) ? test : null;
  },
  serialise: (test) => ({ ...asFields(test), schemaVersion: SCHEMA_VERSION }),
  // Two people at one boom may catch its two ends: each nozzle is known by its place.
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
