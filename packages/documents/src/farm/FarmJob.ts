import { isFields } from '@mix/engine';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { asFields } from '../fields/DocumentFields.ts';
import type { SaidOf, ValuesOf } from '../tables/FieldRow.ts';
import { emptyOf, isDocumentOf, isWholeOf } from '../tables/shapeOfRows.ts';
import { farmJobMerge } from './farmJobMerge.ts';
import {
  farmJobRows,
  progressRows,
  type doneRows,
  type JOB_STATES,
  type personRows,
  type putRows,
} from './farmJobRows.ts';
import type { JobTold } from './JobTold.ts';

export type JobState = (typeof JOB_STATES)[number];
export type JobLoadPut = ValuesOf<typeof putRows>;
export type JobLoadProgress = ValuesOf<typeof progressRows>;
export type JobDone = ValuesOf<typeof doneRows>;
export type SharedDevicePerson = ValuesOf<typeof personRows>;
export type FarmJob = SaidOf<typeof farmJobRows>;

const EMPTY = emptyOf(farmJobRows);

/** A job that nobody has yet. @param sentTo a uid; null is whoever takes it first */
export const plannedJob = (
  told: JobTold,
  sentTo: string | null,
  restOf: string | null = null,
): FarmJob => ({
  takenBy: null,
  takenAt: null,
  load: null,
  done: null,
  gaveBack: null,
  checkedBy: null,
  checkedAt: null,
  state: 'planned',
  sentTo,
  told,
  earlier: [],
  restOf,
});

/** Who has a job, by their uid: on a shared device not the one whose account it is. */
export const takerOf = ({ takenBy, takenFor }: FarmJob): string | null => takenFor?.uid ?? takenBy;

const SCHEMA_VERSION = 1;

const emptyProgress = emptyOf(progressRows);
const isWholeProgress = isWholeOf(progressRows);

/** Whether the progress has valid figures: they stand large on a screen. */
const isProgress = (load: JobLoadProgress): boolean =>
  isWholeProgress({ ...emptyProgress, ...load }) &&
  load.number >= 1 &&
  load.number <= load.count &&
  load.loadsL.length === load.count;

const isJob = isDocumentOf(farmJobRows);

export const farmJobKind: DocumentKind<FarmJob> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const {
      schemaVersion: _version,
      createdAt: _made,
      updatedAt: _changed,
      createdBy: _by,
      told,
      earlier = [],
      ...rest
    } = fields;
    const whole = { ...EMPTY, ...rest, told, earlier };
    if (!isJob(whole)) return null;
    const job = whole as unknown as FarmJob;
    const { state, takenBy, load } = job;
    if ((state === 'planned') !== (takenBy === null)) return null;
    return load === null || isProgress(load) ? job : null;
  },
  serialise: (job) => ({ ...asFields(job), schemaVersion: SCHEMA_VERSION }),
  merge: farmJobMerge,
  nameOf: ({ told: { paddock, draft } }) => paddock?.name ?? draft.name ?? null,
});
