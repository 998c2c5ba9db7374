import type { FillStepKind, MixDraft, Product, ProductMeasure } from '@mix/engine';
import type { DocumentFields } from '../fields/DocumentFields.ts';

/**
 * A time on the clock of the place where it was: ISO 8601 with its distance from UTC, to the second,
 * `2026-11-21T14:02:00+13:00`. Its first ten characters are the local day, as `nitrogenYear` takes it.
 */
export type LocalTime = string;

/** What went into one load at one step. */
export interface RecordStep {
  readonly kind: FillStepKind;
  readonly productId: string | null;
  readonly outcome: 'done' | 'different' | 'skipped';
  /** Null where the step adds nothing. */
  readonly planned: ProductMeasure | null;
  readonly actual: ProductMeasure | null;
  readonly at: LocalTime;
  /** Of the tank, measured at this step; null is not measured. */
  readonly temperatureC: number | null;
}

/** One tank that was filled, as it was planned and as it was done. */
export interface RecordLoad {
  /** Counted from 1 over the whole job. */
  readonly number: number;
  readonly startedAt: LocalTime;
  /** Null: it was not filled to the end. */
  readonly endedAt: LocalTime | null;
  readonly plannedL: number;
  /** Line of the tank after what was really put in. */
  readonly actualL: number;
  readonly plannedAreaHa: number;
  /** Ground that what was really put in is enough for. */
  readonly actualAreaHa: number;
  readonly steps: readonly RecordStep[];
}

/** One product over the whole job. */
export interface RecordProduct {
  readonly productId: string;
  /** As the operator read it on the screen. */
  readonly name: string;
  /** To be sprayed over the whole job; null: it was not in the plan. */
  readonly planned: ProductMeasure | null;
  /** What was sprayed, and all that is booked on the ground. */
  readonly actual: ProductMeasure;
  /**
   * What was put in and stays in tank and lines. Absent where nothing does; records of before do not
   * say it, and have it in `planned` and `actual`.
   */
  readonly leftInMachine?: ProductMeasure;
  readonly registrationNumber: string | null;
  readonly batch: string | null;
}

/** The weather at the paddock. Null is not known. */
export interface RecordWeather {
  readonly windSpeedKmPerH: number | null;
  readonly windGustKmPerH: number | null;
  /** Where the wind came from, as a compass point or in words: "NW". */
  readonly windFrom: string | null;
  readonly airTemperatureC: number | null;
  readonly relativeHumidityPct: number | null;
  /**
   * Where the figures come from: `typed` by a person, a weather service's name, or both with a comma
   * where a person changed some of them. Null: no figures.
   */
  readonly source: string | null;
  /** When it was so; null is not known. */
  readonly observedAt: LocalTime | null;
}

/** What a jar of the mix did before it was mixed in the tank. */
export interface RecordJarTest {
  readonly verdict: 'mixes' | 'doesNotMix' | 'notSure';
  readonly at: LocalTime;
  readonly notes: string | null;
}

/** One later change of a locked record: why, when, and what stood there before. */
export interface RecordRevision {
  readonly reason: string;
  /** By the clock of the device that made the change. */
  readonly at: Date;
  readonly previous: DocumentFields;
}

/** What was planned, and what was really sprayed: evidence. Null is not said, never none. */
export interface SprayRecord {
  /** Of the mix. */
  readonly name: string | null;
  /** `partDone`: ground was left undone. Locked is not stored: it follows from the age. */
  readonly state: 'partDone' | 'done';
  readonly startedAt: LocalTime | null;
  readonly endedAt: LocalTime;

  readonly paddockId: string | null;
  /** The paddock's name when it was sprayed, or words that say where. */
  readonly location: string | null;
  readonly landUse: string | null;
  readonly sprayAreaHa: number;
  readonly areaDoneHa: number | null;
  readonly applicationRateLPerHa: number;
  readonly plannedCarrierL: number;
  readonly carrierL: number | null;
  readonly products: readonly RecordProduct[];
  readonly loads: readonly RecordLoad[];
  readonly weather: RecordWeather;
  readonly jarTest: RecordJarTest | null;

  readonly operator: string | null;
  readonly operatorCertificate: string | null;
  readonly supervisor: string | null;
  readonly owner: string | null;
  readonly crop: string | null;
  readonly growthStage: string | null;
  readonly typeOfUse: string | null;
  readonly reason: string | null;
  readonly equipment: string | null;
  readonly paddockOrder: string | null;
  readonly driftPrevention: string | null;
  readonly withholding: string | null;
  readonly neighbours: string | null;
  readonly notes: string | null;

  /** Of the job that travelled by a link and was answered with this; null: it never left the device. */
  readonly sharedJobId: string | null;
  /** Of the farm's job that was done with this; absent where nobody handed it over. */
  readonly jobId?: string;
  /** What the operator planned with, so that the figures can be worked out again. */
  readonly draft: MixDraft;
  readonly engineVersion: string;
  readonly catalogueVersion: string;
  /** Facts of the products as they were then. */
  readonly productFacts: readonly Product[];

  /** Oldest first. The account accepts them only once the record is locked. */
  readonly revisions: readonly RecordRevision[];
  /** Reasons for changes that were made while the account held nothing, or was still open to it. */
  readonly deviceRevisions: readonly RecordRevision[];
}
