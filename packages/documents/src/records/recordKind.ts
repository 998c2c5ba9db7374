import { isFields } from '@mix/engine';
import { asFields, type DocumentFields } from '../fields/DocumentFields.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { hasMixDraftShape } from '../mixes/mixDraftShape.ts';
import { isRevision } from './isRevision.ts';
import { isOwnProduct } from '../OwnProduct.ts';
import { isLocalTime } from '../time/recordTime.ts';
import { sameFields } from '../fields/sameFields.ts';
import { settleRecord } from './settleRecord.ts';
import { hasShape, type Shape } from '../fields/Shape.ts';
import type { RecordRevision, SprayRecord } from './SprayRecord.ts';
import { isLocked } from './recordState.ts';
import { reviseRecord } from './reviseRecord.ts';
import { recordMerge } from './recordMerge.ts';

const SCHEMA_VERSION = 1;

const measure: Shape = { fields: { unit: { oneOf: ['kg', 'L'] }, value: 'figure' } };

const step = {
  kind: { oneOf: ['carrierFirst', 'product', 'wait', 'topUp'] },
  productId: 'text',
  outcome: { oneOf: ['done', 'different', 'skipped'] },
  planned: measure,
  actual: measure,
  at: 'id',
  temperatureC: 'figure',
} as const satisfies Record<string, Shape>;

const load = {
  number: 'figure',
  startedAt: 'id',
  endedAt: 'text',
  plannedL: 'figure',
  actualL: 'figure',
  plannedAreaHa: 'figure',
  actualAreaHa: 'figure',
  steps: { list: { fields: step } },
} as const satisfies Record<string, Shape>;

/** Everything but the draft, the products' facts and the revisions, which have checks of their own. */
const shapes = {
  name: 'text',
  state: { oneOf: ['partDone', 'done'] },
  startedAt: 'text',
  endedAt: 'id',
  paddockId: 'text',
  location: 'text',
  landUse: 'text',
  sprayAreaHa: 'figure',
  areaDoneHa: 'figure',
  applicationRateLPerHa: 'figure',
  plannedCarrierL: 'figure',
  carrierL: 'figure',
  products: {
    list: {
      fields: {
        productId: 'id',
        name: 'id',
        planned: measure,
        actual: measure,
        leftInMachine: measure,
        registrationNumber: 'text',
        batch: 'text',
      },
    },
  },
  loads: { list: { fields: load } },
  weather: {
    fields: {
      windSpeedKmPerH: 'figure',
      windGustKmPerH: 'figure',
      windFrom: 'text',
      airTemperatureC: 'figure',
      relativeHumidityPct: 'figure',
      source: 'text',
      observedAt: 'text',
    },
  },
  jarTest: {
    fields: {
      verdict: { oneOf: ['mixes', 'doesNotMix', 'notSure'] },
      at: 'id',
      notes: 'text',
    },
  },
  operator: 'text',
  operatorCertificate: 'text',
  supervisor: 'text',
  owner: 'text',
  crop: 'text',
  growthStage: 'text',
  typeOfUse: 'text',
  reason: 'text',
  equipment: 'text',
  paddockOrder: 'text',
  driftPrevention: 'text',
  withholding: 'text',
  neighbours: 'text',
  notes: 'text',
  sharedJobId: 'text',
  engineVersion: 'id',
  catalogueVersion: 'id',
} as const satisfies Record<
  Exclude<keyof SprayRecord, 'draft' | 'productFacts' | 'revisions' | 'deviceRevisions' | 'jobId'>,
  Shape
>;

/** Without these a record says nothing, whatever else it holds. */
const REQUIRED = [
  'state',
  'sprayAreaHa',
  'applicationRateLPerHa',
  'plannedCarrierL',
  'products',
  'loads',
  'weather',
] as const;

const isRevisions = (value: unknown): value is readonly RecordRevision[] =>
  Array.isArray(value) && value.every(isRevision);

const areTimes = (times: readonly unknown[]): boolean =>
  times.every((time) => time === null || isLocalTime(time));

const hasTimes = ({ startedAt, endedAt, loads, jarTest, weather }: SprayRecord): boolean =>
  areTimes([startedAt, endedAt, weather.observedAt, jarTest === null ? null : jarTest.at]) &&
  loads.every((one) => areTimes([one.startedAt, one.endedAt, ...one.steps.map(({ at }) => at)]));

const hasAmounts = ({ products }: SprayRecord): boolean =>
  products.every(({ actual }) => isFields(actual) && typeof actual.value === 'number');

function isRecord(fields: Readonly<Record<string, unknown>>): boolean {
  const { draft, productFacts, revisions, deviceRevisions, jobId, ...rest } = fields;
  return (
    (jobId === undefined || typeof jobId === 'string') &&
    isFields(draft) &&
    hasMixDraftShape(draft) &&
    Array.isArray(productFacts) &&
    productFacts.every(isOwnProduct) &&
    isRevisions(revisions) &&
    isRevisions(deviceRevisions) &&
    hasShape(rest, { fields: shapes }) &&
    Object.keys(shapes).every((field) => rest[field] !== undefined) &&
    REQUIRED.every((field) => rest[field] !== null)
  );
}

const revisionFields = ({ reason, at, previous }: RecordRevision): DocumentFields => ({
  reason,
  at,
  previous,
});

/** The reason where a person chose between what two devices made of a locked record. */
export const CHOSEN_REASON = 'Changed on two devices; the other entry was chosen.';

/** The reason where a locked record was taken from a backup. */
export const RESTORED_REASON = 'Taken from a backup file.';

/** Whether the later one has all that the earlier one tells of its changes, and more. */
const tellsItself = (before: SprayRecord, after: SprayRecord): boolean =>
  after.revisions.length > before.revisions.length &&
  before.revisions.every((revision, place) => {
    const other = after.revisions[place];
    return other !== undefined && sameFields(revisionFields(revision), revisionFields(other));
  });

const correctRecord: DocumentKind<SprayRecord>['correct'] = (
  { fields, createdAt, updatedAt, locked },
  changed,
  now,
  reason = CHOSEN_REASON,
) => {
  const [before, after] = [recordKind.parse(fields), recordKind.parse(changed)];
  if (before === null || after === null) return changed;
  if (locked !== true && !isLocked(createdAt, now)) return changed;
  if (tellsItself(before, after)) return changed;
  return recordKind.serialise(reviseRecord({ before, after, updatedAt, reason, at: now }));
};

/** A record of spraying. */
export const recordKind: DocumentKind<SprayRecord> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields)) return null;
    const { schemaVersion, ...rest } = fields;
    if (schemaVersion !== SCHEMA_VERSION || !isRecord(rest)) return null;
    const stored = rest as unknown as SprayRecord;
    // Records from before gusts were kept say nothing of them.
    const weather = { ...stored.weather, windGustKmPerH: stored.weather.windGustKmPerH ?? null };
    const record = { ...stored, weather };
    return hasTimes(record) && hasAmounts(record) ? record : null;
  },
  serialise: ({ revisions, deviceRevisions, ...rest }) => ({
    ...asFields(rest),
    revisions: revisions.map(revisionFields),
    deviceRevisions: deviceRevisions.map(revisionFields),
    schemaVersion: SCHEMA_VERSION,
  }),
  settle: settleRecord,
  correct: correctRecord,
  merge: recordMerge,
  nameOf: ({ name, location }) => name ?? location,
});
