import type { FactSource } from '@mix/engine';

/** Rules of records that were read: countries, and the states of Australia. */
export type Jurisdiction = 'NZ' | 'NSW' | 'VIC' | 'QLD' | 'WA' | 'US' | 'EU' | 'UK';

/** One thing a record of spraying holds. Nobody needing it means good practice. */
export interface RecordField {
  readonly id: string;
  readonly name: string;
  readonly neededBy: readonly Jurisdiction[];
  /** The condition under which somebody needs it; null is always. */
  readonly onlyWhen: string | null;
  readonly source: FactSource;
}
