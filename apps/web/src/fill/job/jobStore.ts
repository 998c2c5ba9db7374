import { useStore } from 'zustand';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createJobStore } from './createJobStore.ts';
import type { UnfinishedWork } from './Job.ts';

/** The unfinished work of this device. */
export const jobStore = createJobStore(browserStorage());

/** A hook. `refused` is true once this device would not keep a change. */
export const useJob = (): UnfinishedWork & { readonly refused: boolean } => {
  const { value, refused } = useStore(jobStore.kept);
  return { ...value, refused };
};
