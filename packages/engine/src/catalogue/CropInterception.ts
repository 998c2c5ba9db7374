import type { Crop } from './crops.ts';

/** From a stage (BBCH) until the next step: % of the spray that the crop intercepts, and the key of its source. */
export type InterceptionStep = readonly [fromStage: number, sharePct: number, source: string];

/** How much of a spray meets the leaves of a crop as it grows: steps in rising order, the first from stage 0. */
export interface CropInterception {
  readonly crop: Crop;
  readonly steps: readonly InterceptionStep[];
}
