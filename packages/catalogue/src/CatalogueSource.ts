/** One place that facts were taken from. What was not written down when it was read is null or absent. */
export interface CatalogueSource {
  readonly id: `S${number}`;
  readonly title: string;
  /** Null where none was given. */
  readonly url: string | null;
  /** Who answers for it; of the earliest sources it stands in the title. */
  readonly publisher?: string | null;
  readonly page?: string | null;
  /** The day it was read, as 2026-11-22. */
  readonly readOn?: string;
}
