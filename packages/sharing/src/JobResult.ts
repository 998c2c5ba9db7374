import type { ProductMeasure } from '@mix/engine';

/** Most characters of the texts of a result; operator and notes as long as a record may say them. */
export const LONGEST = { name: 80, operator: 200, notes: 2000 } as const;

export interface DoneProduct {
  readonly productId: string;
  /** As the contractor's device calls it: the owner's may not know the product. */
  readonly name: string;
  /** Really used over the job. */
  readonly amount: ProductMeasure;
}

/** What was really done of a job, as the contractor sends it back. Null is not said. */
export interface JobResult {
  /** Of the job that was received. */
  readonly jobId: string;
  readonly name: string | null;
  readonly startedAt: Date | null;
  readonly endedAt: Date;
  readonly areaDoneHa: number;
  readonly loadCount: number | null;
  /** Water and other carrier really used. */
  readonly carrierL: number | null;
  readonly products: readonly DoneProduct[];
  readonly operator: string | null;
  readonly windSpeedKmPerH: number | null;
  /** Where the wind came from, in the contractor's words: "NW". */
  readonly windFrom: string | null;
  readonly airTemperatureC: number | null;
  readonly relativeHumidityPct: number | null;
  readonly notes: string | null;
}
