import type { CropInterception } from '../catalogue/CropInterception.ts';
import type { Crop } from '../catalogue/crops.ts';

/** Share of a spray that meets leaf, and the source that says so. */
export interface InterceptedShare {
  readonly sharePct: number;
  readonly source: string;
}

const stepsOf = (tables: readonly CropInterception[], crop: Crop | null) =>
  tables.find((table) => table.crop === crop)?.steps ?? [];

/**
 * Share of a spray that meets the leaves of a crop at a stage of its growth (BBCH). A crop that has
 * one share at all stages needs no stage.
 * @returns null where the crop, its table or the stage is not known, which is not 0
 */
export function interceptedShare(
  tables: readonly CropInterception[],
  crop: Crop | null,
  growthStage: number | null,
): InterceptedShare | null {
  const steps = stepsOf(tables, crop);
  if (growthStage === null && steps.length !== 1) return null;
  const step = steps.findLast(([fromStage]) => fromStage <= (growthStage ?? 0));
  return step === undefined ? null : { sharePct: step[1], source: step[2] };
}

/** Whether the stage is not set and would decide how much of a spray meets leaf. */
export const stageWouldTell = (
  tables: readonly CropInterception[],
  crop: Crop | null,
  growthStage: number | null,
): boolean => growthStage === null && stepsOf(tables, crop).length > 1;
