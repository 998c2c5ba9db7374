type Rows = readonly (readonly [number, number])[];

/** A salt table as it is written down; see `SaltTable` of the engine for the meaning of the rows. */
export interface SaltTableFacts {
  readonly saltId: string;
  readonly densityAt20C: Rows;
  readonly freezingPointC?: Rows;
  readonly eutectic?: { readonly massPct: number; readonly temperatureC: number };
}
