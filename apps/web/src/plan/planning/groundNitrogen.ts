import { createStore } from 'zustand/vanilla';
import type { FormReading } from '../reading/readForm.ts';

/** The nitrogen that the records of this July to June year put on the paddock of the mix. */
export interface GroundNitrogen {
  readonly paddockId: string;
  readonly kgPerHa: number;
  readonly recordCount: number;
  /** Records whose nitrogen is not known, and which are not counted. */
  readonly unknownCount: number;
}

/** Null: no paddock, or its records are not read yet. */
export const groundNitrogen = createStore<{ readonly known: GroundNitrogen | null }>(() => ({
  known: null,
}));

let last: {
  readonly from: FormReading;
  readonly kgPerHa: number;
  readonly to: FormReading;
} | null = null;

/**
 * The reading with the nitrogen that the records put on the paddock, where the operator typed none:
 * what is typed rules. Without records nothing is known of the year, which is not 0.
 */
export function withGroundNitrogen(from: FormReading, known: GroundNitrogen | null): FormReading {
  if (known === null || known.recordCount === 0 || from.paddock?.id !== known.paddockId)
    return from;
  if (from.draft.nitrogenAppliedKgPerHa != null) return from;
  const { kgPerHa } = known;
  if (last?.from === from && last.kgPerHa === kgPerHa) return last.to;
  const to = { ...from, draft: { ...from.draft, nitrogenAppliedKgPerHa: kgPerHa } };
  last = { from, kgPerHa, to };
  return to;
}
