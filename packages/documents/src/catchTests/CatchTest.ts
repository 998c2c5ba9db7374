import { isFields } from '@mix/engine';
import { asFields } from '../fields/DocumentFields.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { keyedBy } from '../merge/memberKeys.ts';
import {
  figure,
  list,
  moment,
  NOT_NEGATIVE,
  OVER_0,
  text,
  type ValuesOf,
} from '../tables/FieldRow.ts';
import { emptyOf, isWholeOf } from '../tables/shapeOfRows.ts';

const ALWAYS = { stored: 'always' } as const;
const OVER_0_ALWAYS = { ...ALWAYS, possible: OVER_0 } as const;
const COUNTED = { ...ALWAYS, possible: [1, Number.MAX_SAFE_INTEGER] } as const;

/** What one nozzle gave into the jug. */
const caughtRows = {
  /** Its place on the boom, counted from 1 at the left end. */
  nozzle: figure(null, null, COUNTED),
  /** A blocked nozzle gives nothing, which is a figure. */
  volumeML: figure('mL', null, { ...ALWAYS, possible: NOT_NEGATIVE }),
  seconds: figure('s', null, OVER_0_ALWAYS),
  /** A new one was put in since: what was caught says nothing any more. Null: it is the same. */
  renewedAt: moment(),
} as const;
export type CaughtNozzle = ValuesOf<typeof caughtRows>;

/** One drive between two marks. */
const runRows = {
  distanceM: figure('m', null, OVER_0_ALWAYS),
  seconds: figure('s', null, OVER_0_ALWAYS),
} as const;

/** The nozzles of one machine, caught one after the other with clean water. */
const catchTestRows = {
  /** Of the catalogue, or `custom`; null is not said. */
  machineId: text(null),
  boomConfigurationId: text(null),
  /** Id of the saved machine: two of one kind have nozzles of their own. Absent: it was not saved. */
  savedMachineId: text(null, { stored: 'later' }),
  nozzleId: text(null, ALWAYS),
  /** Positions on the boom: as many as a draft may have. */
  nozzleCount: figure(null, null, { ...ALWAYS, possible: [1, 1000] }),
  /** At the nozzle while they were caught. */
  pressureBar: figure('bar', null, OVER_0_ALWAYS),
  /** Null is not measured. */
  waterTemperatureC: figure('°C', null),
  /** How far off a nozzle may be. */
  tolerancePct: figure('%', null, OVER_0_ALWAYS),
  /** Each nozzle once; one that was not caught is missing. */
  catches: list(caughtRows, ALWAYS),
  runs: list(runRows, ALWAYS),
  /** Months after which it is too old. */
  goodForMonths: figure(null, null, OVER_0_ALWAYS),
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
const SCHEMA_VERSION = 1;

/** Each nozzle of the boom once. */
const areOfOneBoom = ({ nozzleCount, catches }: CatchTest): boolean =>
  Number.isInteger(nozzleCount) &&
  new Set(catches.map(({ nozzle }) => nozzle)).size === catches.length &&
  catches.every(({ nozzle }) => Number.isInteger(nozzle) && nozzle <= nozzleCount);

const EMPTY = emptyOf(catchTestRows);
const isWhole = isWholeOf(catchTestRows);

export const catchTestKind: DocumentKind<CatchTest> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const { schemaVersion: _version, createdAt: _made, updatedAt: _changed, ...rest } = fields;
    const whole = { ...EMPTY, ...rest };
    const test = isWhole(whole) ? (whole as unknown as CatchTest) : null;
    return test !== null && areOfOneBoom(test) ? test : null;
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
