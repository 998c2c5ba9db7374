/** One place that facts were taken from; the address is null where none was given. */
export interface CatalogueSource {
  readonly id: `S${number}`;
  readonly title: string;
  readonly url: string | null;
}
