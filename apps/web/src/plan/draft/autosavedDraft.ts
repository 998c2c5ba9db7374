import type { DeviceStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import type { MachineSetup } from './formChanges.ts';
import { emptyForm } from './MixForm.ts';
import type { RecentMix } from './recentMixes.ts';
import {
  readStoredForm,
  readStoredRates,
  readStoredRecent,
  readStoredSetup,
} from './storedForm.ts';
import type { UsedRate } from './usedRates.ts';

const noSetup: MachineSetup = {};
const noMixes: readonly RecentMix[] = [];
const noRates: readonly UsedRate[] = [];

/** The draft and what goes with it, each written to the device at every change: there is no saving. */
export const autosavedDraft = (storage: DeviceStorage | null) => ({
  form: createKeptValue(storage, {
    key: 'mix.draft',
    schema: 1,
    empty: emptyForm,
    read: readStoredForm,
  }),
  machine: createKeptValue(storage, {
    key: 'mix.machine',
    schema: 1,
    empty: noSetup,
    read: readStoredSetup,
  }),
  recent: createKeptValue(storage, {
    key: 'mix.recent',
    schema: 1,
    empty: noMixes,
    read: readStoredRecent,
  }),
  rates: createKeptValue(storage, {
    key: 'mix.rates',
    schema: 1,
    empty: noRates,
    read: readStoredRates,
  }),
});
