import { isFields } from '@mix/engine';
import type { DocumentFields } from '../fields/DocumentFields.ts';

/** One later change of a locked record: why, when, and what stood there before. */
export interface RecordRevision {
  readonly reason: string;
  /** By the clock of the device that made the change. */
  readonly at: Date;
  readonly previous: DocumentFields;
}

/** Whether a stored value is one later change of a record. */
export const isRevision = (value: unknown): value is RecordRevision =>
  isFields(value) &&
  typeof value['reason'] === 'string' &&
  value['at'] instanceof Date &&
  isFields(value['previous']);

export const isRevisions = (value: unknown): value is readonly RecordRevision[] =>
  Array.isArray(value) && value.every(isRevision);
