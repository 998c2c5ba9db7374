import type { Catalogue } from '../catalogue/Catalogue.ts';
import { machineResidual } from '../catalogue/machineResidual.ts';
import { catalogueIndex } from '../catalogue/catalogueIndex.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import { treatedArea, treatedShare } from '../mix/treatedShare.ts';
import {
  divideExact,
  fromExact,
  multiplyExact,
  subtractExact,
  toExact,
  type ExactDecimal,
} from '../units/exactDecimal.ts';

/** The tank that loads are filled into, and what stays in it. */
export interface LinkedTank {
  readonly tankCapacityL: number;
  /** Litres of the lines that are still to be filled; null is not set, and is then not counted. */
  readonly deadVolumeL: number | null;
  /** Litres that stand in the tank at every refill; null is not set, and is then not counted. */
  readonly tankResidualL: number | null;
  /** Part of the ground that gets spray; absent is all of it. */
  readonly treatedShare?: number;
}

/**
 * The treated share where only bands are sprayed; empty where all of the ground is sprayed or the
 * band does not stand up.
 */
function bandOf(draft: MixDraft): Pick<LinkedTank, 'treatedShare'> {
  const share = treatedShare(draft) ?? 1;
  return share < 1 ? { treatedShare: share } : {};
}

/**
 * The tank of a draft: what may be filled and what stays in it; null while the capacity is not
 * known.
 */
export function tankOfDraft(draft: MixDraft, catalogue: Catalogue): LinkedTank | null {
  const known = catalogueIndex(catalogue).machines.get(draft.machineId ?? '');
  const capacity = draft.tankCapacityL ?? known?.tankCapacityL ?? null;
  if (capacity === null || capacity <= 0) return null;
  const residual = machineResidual(draft, known?.machine ?? null);
  return {
    tankCapacityL: capacity,
    deadVolumeL: draft.heel?.contents === 'sameMix' ? 0 : residual.deadVolumeL,
    tankResidualL: residual.tankResidualL,
    ...bandOf(draft),
  };
}

/** Decimals of a figure that is worked out, fewest first. Never 3: 7.017 could be read as 7,017. */
const DECIMALS = [1, 2, 4, 6, 9] as const;
/** Part of a tank that rounding down may leave out. */
const LEFT_OUT = 1e-3;

/**
 * Litres that reach the ground when so many tanks are full. A heel is part of the first of them.
 */
function sprayedL(tank: LinkedTank, loadCount: number): ExactDecimal {
  const ofEach = subtractExact(toExact(tank.tankCapacityL), toExact(tank.tankResidualL ?? 0));
  return subtractExact(multiplyExact(ofEach, toExact(loadCount)), toExact(tank.deadVolumeL ?? 0));
}

/**
 * The largest figure which, times `each`, is no more than the volume, with as few decimals as leave
 * next to nothing of a tank out. Rounded down, because a figure rounded up would need one more
 * load.
 */
function shareOf(volume: ExactDecimal, each: number, tankL: number): number | null {
  if (!(each > 0) || fromExact(volume) <= 0) return null;
  const decimals = DECIMALS.find((count) => each / 10 ** count <= tankL * LEFT_OUT) ?? 9;
  const scaled = multiplyExact(volume, toExact(10 ** decimals));
  const { quotient } = divideExact(scaled, toExact(each));
  const share = fromExact({ digits: quotient, scale: decimals });
  return share > 0 ? share : null;
}

/**
 * The application rate, L/ha, that sprays so many tanks onto an area: loads x (tank - what stays in it)
 * - lines to fill = rate x area (MODEL.md). Null where there is none.
 */
export const rateForLoads = (
  tank: LinkedTank,
  loadCount: number,
  sprayAreaHa: number,
): number | null =>
  shareOf(
    sprayedL(tank, loadCount),
    treatedArea(sprayAreaHa, tank.treatedShare ?? 1),
    tank.tankCapacityL,
  );

/** The area, ha, that so many tanks cover at an application rate. Null where there is none. */
export const areaForLoads = (
  tank: LinkedTank,
  loadCount: number,
  applicationRateLPerHa: number,
): number | null =>
  shareOf(
    sprayedL(tank, loadCount),
    applicationRateLPerHa * (tank.treatedShare ?? 1),
    tank.tankCapacityL,
  );
