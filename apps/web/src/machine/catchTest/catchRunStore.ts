import { isFields } from '@mix/engine';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import type { CatchRun } from './CatchRun.ts';

const isWalk = (stored: unknown): stored is CatchRun =>
  isFields(stored) &&
  isFields(stored['setup']) &&
  [stored['places'], stored['catches'], stored['runs']].every(Array.isArray) &&
  typeof stored['at'] === 'number' &&
  typeof stored['part'] === 'string';

/** The catch test under way on this device, kept at every step: leaving it half way loses nothing. */
export const catchRunStore = createKeptValue<CatchRun | null>(browserStorage(), {
  key: 'mix.catchWalk',
  schema: 1,
  empty: null,
  read: (stored) => (isWalk(stored) ? stored : null),
});

/** Changes the walk by one of its steps. */
export function step(change: (walk: CatchRun) => CatchRun): void {
  const { value } = catchRunStore.getState();
  if (value !== null) catchRunStore.setState({ value: change(value) });
}
