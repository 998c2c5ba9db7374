import { isFields } from '@mix/engine';

import type { RecordRevision } from './SprayRecord.ts';

/** Whether a stored value is one later change of a record. */
export const isRevision = (value: unknown): value is RecordRevision =>
  isFields(value) &&
  typeof value['reason'] === 'string' &&
  value['at'] instanceof Date &&
  isFields(value['previous']);
