import type { FactSource } from '@mix/engine';

/** Countries and Australian states whose rules for spray records were read. */
export type Jurisdiction = 'NZ' | 'NSW' | 'VIC' | 'QLD' | 'WA' | 'US' | 'EU' | 'UK';

/** One thing a spray record holds. Where no jurisdiction needs it, it is good practice. */
export interface RecordField {
  readonly id: string;
  readonly name: string;
  readonly neededBy: readonly Jurisdiction[];
  /** The condition under which somebody needs it; null is always. */
  readonly onlyWhen: string | null;
  readonly source: FactSource;
}
