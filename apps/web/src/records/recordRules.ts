import type { Jurisdiction, RecordField } from '@mix/catalogue';
import { recordFields } from '@mix/catalogue/recordFields';
import { useStore } from 'zustand';
import { browserStorage } from '../device/storage/deviceStorage.ts';
import { createKeptValue } from '../device/storage/keptValue.ts';

/** The jurisdictions whose rules say what a record needs. */
export const JURISDICTIONS = ['NZ', 'NSW', 'VIC', 'QLD', 'WA', 'US', 'EU', 'UK'] as const;

const isJurisdiction = (value: unknown): value is Jurisdiction =>
  JURISDICTIONS.some((known) => known === value);

/** The jurisdiction chosen on this device; null: none was chosen, and nothing is checked. */
const kept = createKeptValue<Jurisdiction | null>(browserStorage(), {
  key: 'mix.recordRules',
  schema: 1,
  empty: null,
  read: (stored) => (isJurisdiction(stored) ? stored : null),
});

export const useRecordRules = (): Jurisdiction | null => useStore(kept, ({ value }) => value);

export const chooseRecordRules = (jurisdiction: Jurisdiction | null): void => {
  kept.setState({ value: jurisdiction });
};

/** The fields that the rules of a jurisdiction ask for, as far as the rules were read. */
export const askedBy = (jurisdiction: Jurisdiction): readonly RecordField[] =>
  recordFields.filter(({ neededBy }) => neededBy.includes(jurisdiction));
