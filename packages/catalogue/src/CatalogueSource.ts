/**
 * One document that facts were taken from. A detail that was not noted at the reading is null or
 * absent.
 */
export interface CatalogueSource {
  readonly id: `S${number}`;
  readonly title: string;
  /** Null where none was given. */
  readonly url: string | null;
  /** Who published the source; of the earliest sources the publisher stands in the title. */
  readonly publisher?: string | null;
  readonly page?: string | null;
  /** The day it was read, as 2026-11-22. */
  readonly readOn?: string;
}
