import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';

const REMEMBERED = 20;
const none: readonly string[] = [];

/** Ids of jobs taken on this device, so that it can say when somebody else has one of them. */
export const takenJobs = createKeptValue(browserStorage(), {
  key: 'mix.tookJobs',
  schema: 1,
  empty: none,
  read: (stored) =>
    Array.isArray(stored) && stored.every((id) => typeof id === 'string') ? stored : null,
});

export function rememberTaken(id: string): void {
  takenJobs.setState(({ value }) => ({
    value: [id, ...value.filter((one) => one !== id)].slice(0, REMEMBERED),
  }));
}

export function forgetTaken(id: string): void {
  takenJobs.setState(({ value }) => ({ value: value.filter((one) => one !== id) }));
}
