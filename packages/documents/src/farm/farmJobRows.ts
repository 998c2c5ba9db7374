import { choice, figure, list, measure, moment, own, part, text } from '../tables/FieldRow.ts';
import { areTold, isJobTold } from './JobTold.ts';

/*
 * The one table of what a job of a farm holds: types, the check of what is stored, the parts that two devices
 * are merged by and the OpenAPI schema follow from it.
 */

const ALWAYS = { stored: 'always' } as const;
/** What describes the progress of a job only together: who has it, its state, its load. */
const PROGRESS = { group: 'progress' } as const;
const TOLD = { group: 'told' } as const;

/** How far a job is. They go one way only; `firestore.rules` knows the same words. */
export const JOB_STATES = ['planned', 'taken', 'filling', 'sprayed', 'checked'] as const;

/** Longest reason that `firestore.rules` allows. */
export const LONGEST_REASON = 1000;

/** The user of a shared device, known by a tap or a PIN. The device's account vouches for them. */
export const personRows = {
  uid: text(null, ALWAYS),
  /** As they were called then; null was not given. */
  name: text(null),
} as const;

/** A load as it stands: what went in, and of one in work what is still to go in. */
export const putRows = {
  /** Counted from 1 over the whole job. */
  number: figure(null, null, ALWAYS),
  lineL: figure('L', null, ALWAYS),
  areaHa: figure('ha', null, ALWAYS),
  products: list({ productId: text(null, ALWAYS), amount: measure(ALWAYS) }, ALWAYS),
} as const;

const areFigures = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(Number.isFinite);

/** Progress as the phone at the tank last told it. */
export const progressRows = {
  /** Number of the load in work, counted from 1 over the whole job. */
  number: figure(null, null, ALWAYS),
  count: figure(null, null, ALWAYS),
  /** Number of the step in work, counted from 1; 0 before the load is begun. */
  step: figure(null, null, ALWAYS),
  steps: figure(null, null, ALWAYS),
  /** Where the line stood before this step, and where it is to stand after it. */
  beforeL: figure('L', null, ALWAYS),
  lineL: figure('L', null, ALWAYS),
  /** What the step adds; null is water, or nothing. */
  productId: text(null),
  /** Line of each load of the job when it is full, in their order. */
  loadsL: own(areFigures, ALWAYS),
  /** Ground that the full loads are enough for; null is not known. */
  areaDoneHa: figure('ha', null),
  /** Each load that is begun; absent where the phone at the tank has a version that does not tell it. */
  loads: list(putRows, { stored: 'later' }),
  at: moment(ALWAYS),
} as const;

/** The record holds what was done; the job only names the record. */
export const doneRows = {
  recordId: text(null, ALWAYS),
  areaDoneHa: figure('ha', null),
  at: moment(ALWAYS),
} as const;

/** A job of a farm: told by who runs it, done by who took it, checked by who runs it. */
export const farmJobRows = {
  state: choice(JOB_STATES, { ...ALWAYS, ...PROGRESS }),
  /** Whom it is for, a uid; null is whoever takes it first. */
  sentTo: text(null),
  /** Id of the partly done job whose rest this is; null: this is no rest. */
  restOf: text(null),
  takenBy: text(null, PROGRESS),
  takenAt: moment(PROGRESS),
  /**
   * The user of a shared device who took it, while `takenBy` is that device's account; else absent.
   */
  takenFor: part(personRows, { ...PROGRESS, stored: 'later' }),
  /** Null until filling begins. */
  load: part(progressRows, PROGRESS),
  done: part(doneRows, PROGRESS),
  /** Why it was given back the last time; null: it was not. */
  gaveBack: text(LONGEST_REASON, PROGRESS),
  checkedBy: text(null, PROGRESS),
  checkedAt: moment(PROGRESS),
  /** Like `takenFor`, for whoever checked the job. */
  checkedFor: part(personRows, { ...PROGRESS, stored: 'later' }),
  told: own(isJobTold, { ...ALWAYS, ...TOLD }),
  /** What was told before it was changed after taking, oldest first. */
  earlier: own(areTold, { ...ALWAYS, ...TOLD }),
  /**
   * The account that wrote the instruction, where it is another one than made the job:
   * `firestore.rules` lets nobody name somebody else. `told.by` is only a text and proves nothing.
   */
  toldBy: text(null, { ...TOLD, stored: 'later' }),
} as const;
