import { isFields, type ProductMeasure } from '@mix/engine';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { asFields } from '../fields/DocumentFields.ts';
import { hasShape, type Shape } from '../fields/Shape.ts';
import type { LocalTime } from '../records/SprayRecord.ts';
import { isLocalTime } from '../time/recordTime.ts';
import { farmJobMerge } from './farmJobMerge.ts';
import { isJobTold, type JobTold } from './JobTold.ts';

/** How far a job is. They go one way only; `firestore.rules` knows the same words. */
export const JOB_STATES = ['planned', 'taken', 'filling', 'sprayed', 'checked'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A load as it stands: what went in, and of one in work what is still to go in. */
export interface JobLoadPut {
  /** Counted from 1 over the whole job. */
  readonly number: number;
  readonly lineL: number;
  readonly areaHa: number;
  readonly products: readonly { readonly productId: string; readonly amount: ProductMeasure }[];
}

/** Progress as the phone at the tank last told it. */
export interface JobLoadProgress {
  /** Number of the load in work, counted from 1 over the whole job. */
  readonly number: number;
  readonly count: number;
  /** Number of the step in work, counted from 1; 0 before the load is begun. */
  readonly step: number;
  readonly steps: number;
  /** Where the line stood before this step, and where it is to stand after it. */
  readonly beforeL: number;
  readonly lineL: number;
  /** What the step adds; null is water, or nothing. */
  readonly productId: string | null;
  /** Line of each load of the job when it is full, in their order. */
  readonly loadsL: readonly number[];
  /** Ground that the full loads are enough for; null is not known. */
  readonly areaDoneHa: number | null;
  /** Each load that is begun; absent where the phone at the tank has a version that does not tell it. */
  readonly loads?: readonly JobLoadPut[];
  readonly at: LocalTime;
}

/** The record holds what was done; the job only names the record. */
export interface JobDone {
  readonly recordId: string;
  readonly areaDoneHa: number | null;
  readonly at: LocalTime;
}

/** The user of a shared device, known by a tap or a PIN. The device's account vouches for them. */
export interface SharedDevicePerson {
  readonly uid: string;
  /** As they were called then; null was not given. */
  readonly name: string | null;
}

/** A job of a farm: told by who runs it, done by who took it, checked by who runs it. */
export interface FarmJob {
  readonly state: JobState;
  /** Whom it is for, a uid; null is whoever takes it first. */
  readonly sentTo: string | null;
  readonly takenBy: string | null;
  readonly takenAt: LocalTime | null;
  /**
   * The user of a shared device who took it, while `takenBy` is that device's account; else absent.
   */
  readonly takenFor?: SharedDevicePerson;
  readonly told: JobTold;
  /**
   * The account that wrote the instruction, where it is another one than made the job:
   * `firestore.rules` lets nobody name somebody else. `told.by` is only a text and proves nothing.
   */
  readonly toldBy?: string;
  /** What was told before it was changed after taking, oldest first. */
  readonly earlier: readonly JobTold[];
  /** Null until filling begins. */
  readonly load: JobLoadProgress | null;
  readonly done: JobDone | null;
  /** Why it was given back the last time; null: it was not. */
  readonly gaveBack: string | null;
  readonly checkedBy: string | null;
  readonly checkedAt: LocalTime | null;
  /** Like `takenFor`, for whoever checked the job. */
  readonly checkedFor?: SharedDevicePerson;
  /** Id of the partly done job whose rest this is; null: this is no rest. */
  readonly restOf: string | null;
}

/** Fields of a job that nobody has begun. */
const UNTOUCHED = {
  takenBy: null,
  takenAt: null,
  load: null,
  done: null,
  gaveBack: null,
  checkedBy: null,
  checkedAt: null,
} as const;

/** A job that nobody has yet. @param sentTo a uid; null is whoever takes it first */
export const plannedJob = (
  told: JobTold,
  sentTo: string | null,
  restOf: string | null = null,
): FarmJob => ({
  ...UNTOUCHED,
  state: 'planned',
  sentTo,
  told,
  earlier: [],
  restOf,
});

/** Who has a job, by their uid: on a shared device not the one whose account it is. */
export const takerOf = ({ takenBy, takenFor }: FarmJob): string | null => takenFor?.uid ?? takenBy;

/** Longest reason that `firestore.rules` allows. */
export const LONGEST_REASON = 1000;

const SCHEMA_VERSION = 1;

const progressShape = {
  fields: {
    number: 'figure',
    count: 'figure',
    step: 'figure',
    steps: 'figure',
    beforeL: 'figure',
    lineL: 'figure',
    productId: 'text',
    loadsL: { list: 'figure' },
    areaDoneHa: 'figure',
    loads: {
      list: {
        fields: {
          number: 'figure',
          lineL: 'figure',
          areaHa: 'figure',
          products: {
            list: {
              fields: {
                productId: 'id',
                amount: { fields: { unit: { oneOf: ['kg', 'L'] }, value: 'figure' } },
              },
            },
          },
        },
      },
    },
    at: 'id',
  },
} as const satisfies Shape;

const personShape: Shape = { fields: { uid: 'id', name: 'text' } };

const shape: Shape = {
  fields: {
    state: { oneOf: JOB_STATES },
    sentTo: 'text',
    toldBy: 'text',
    takenBy: 'text',
    takenAt: 'text',
    takenFor: personShape,
    load: progressShape,
    done: { fields: { recordId: 'id', areaDoneHa: 'figure', at: 'id' } },
    gaveBack: 'text',
    checkedBy: 'text',
    checkedAt: 'text',
    checkedFor: personShape,
    restOf: 'text',
  },
};

const hasTime = (value: unknown): boolean => value === null || isLocalTime(value);

const isWhole = ({ state, takenBy, takenAt, done, checkedAt, load }: FarmJob): boolean =>
  (state === 'planned') === (takenBy === null) &&
  hasTime(takenAt) &&
  hasTime(checkedAt) &&
  (done === null || isLocalTime(done.at)) &&
  (load === null || isProgress(load));

/** Whether the progress has valid figures: they stand large on a screen. */
function isProgress({
  loadsL,
  productId: _id,
  loads = [],
  at,
  ...figures
}: JobLoadProgress): boolean {
  const { number, count, step, steps, beforeL, lineL } = figures;
  return (
    isLocalTime(at) &&
    [number, count, step, steps, beforeL, lineL].every(Number.isFinite) &&
    Array.isArray(loadsL) &&
    number >= 1 &&
    number <= count &&
    loadsL.length === count &&
    loads.every(isLoadPut)
  );
}

const isLoadPut = ({ number, lineL, areaHa, products }: JobLoadPut): boolean =>
  [number, lineL, areaHa].every(Number.isFinite) && areAmounts(products);

const areAmounts = (products: unknown): boolean =>
  Array.isArray(products) &&
  products.every(
    (one: unknown) =>
      isFields(one) &&
      isFields(one['amount']) &&
      Number.isFinite(one['amount']['value']) &&
      typeof one['amount']['unit'] === 'string',
  );

/**
 * The fields of a load's progress that this version knows. Progress is only shown, to those who do
 * not fill, so unknown fields hide no job; they stay in the document as they came.
 */
const knownProgress = (load: unknown): unknown =>
  isFields(load)
    ? Object.fromEntries(Object.entries(load).filter(([name]) => name in progressShape.fields))
    : load;

/** Stored beside the fields of the job, and no part of it. */
const NOT_OF_JOB = ['schemaVersion', 'createdAt', 'updatedAt', 'createdBy'];

export const farmJobKind: DocumentKind<FarmJob> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const { told, earlier = [], ...stored } = fields;
    const rest = Object.fromEntries(
      Object.entries(stored).filter(([name]) => !NOT_OF_JOB.includes(name)),
    );
    const known = { ...rest, ...('load' in rest && { load: knownProgress(rest['load']) }) };
    if (typeof rest['state'] !== 'string' || !hasShape(known, shape)) return null;
    if (!isJobTold(told) || !Array.isArray(earlier) || !earlier.every(isJobTold)) return null;
    const whole = { sentTo: null, restOf: null, ...UNTOUCHED, ...rest, told, earlier };
    const job = whole as unknown as FarmJob;
    return isWhole(job) ? job : null;
  },
  serialise: (job) => ({ ...asFields(job), schemaVersion: SCHEMA_VERSION }),
  merge: farmJobMerge,
  nameOf: ({ told: { paddock, draft } }) => paddock?.name ?? draft.name ?? null,
});
