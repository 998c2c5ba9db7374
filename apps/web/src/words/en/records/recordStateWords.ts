import { localized } from '../../localized.ts';

/** Where a job or its record stands. */
export const recordStateWords = localized('recordState', {
  planned: 'Planned',
  filling: 'Filling',
  partDone: 'Part done',
  done: 'Done',
  locked: 'Locked',
});
