import type { NumberSigns, UnitSystem } from '@mix/engine';

/** How figures and names are put into words; the caller knows the reader and the catalogue. */
export interface MessageFormat {
  readonly system: UnitSystem;
  /** Signs of the reader's locale; absent: 1,000.5. */
  readonly signs?: NumberSigns;
  readonly productName: (productId: string) => string;
  /** The name of a product by its place in the draft, for problems that know only the place. */
  readonly productAt?: (index: number) => string | null;
  readonly nozzleName?: (nozzleId: string) => string;
  /** The reason of a compatibility rule in the catalogue's words; null: none. */
  readonly ruleReason?: (ruleId: string) => string | null;
}
