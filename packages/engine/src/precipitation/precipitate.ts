import type {
  CompatibilityRule,
  CompatibilityVerdict,
  PrecipitateId,
} from '../catalogue/CompatibilityRule.ts';
import type { Product } from '../catalogue/Product.ts';
import { CRYSTALS, crystalSaturation, type CrystalId } from './crystals.ts';
import { ionsOfProduct } from './ionsOfProduct.ts';
import { ionsOfSolid, mostSolid, saturationIndex, solidAtEquilibrium } from './saturationIndex.ts';
import { SOLIDS } from './solids.ts';
import type { TankIons } from './tankIons.ts';
import type { Ion, IonCounts } from './waterChemistry.ts';

/** What comes of a solid that a pair may make, in one load. */
export interface Precipitate {
  readonly solid: PrecipitateId;
  readonly verdict: CompatibilityVerdict;
  /** The ion product over that of a saturated solution. */
  readonly saturation: number;
  /** What drops out, kg per 100 L of water; null where nothing is counted. */
  readonly kgPer100L: number | null;
  /** Both figures are the least there is: ions of another product of the tank are not known. */
  readonly isLeast: boolean;
}

/** Constants and activities are good to about 0.3 of log10: what lies within it is a caution. */
const SURE = 0.3;
/** Less than this passes filters (assumed), kg per 100 L of water. */
const LEAST_SOLID_KG = 0.005;
/** From tenfold saturation on, nearly all of the scarcer ion drops out. */
const SCARCER_DECIDES = 1;
/** Well soluble salts are warned of from this part of saturation (within 0.15 of log10). */
const NEAR_SATURATION = 0.7;
/** Struvite dissolves less in the cold: 22.6 kJ/mol, per K below 25 °C. */
const STRUVITE_PER_K = 0.014;
const REFERENCE_C = 25;
/** Where no ion of the solid is an acid or a base, any pH gives the same result. */
const ANY_PH = { low: 6, high: 6 };
const PH_BOUND: readonly Ion[] = ['PO4', 'CO3'];

const isCrystal = (solid: PrecipitateId): solid is CrystalId => solid in CRYSTALS;

const ionsOf = (solid: PrecipitateId): readonly Ion[] =>
  isCrystal(solid)
    ? (Object.keys(CRYSTALS[solid].ions) as Ion[])
    : ionsOfSolid(solid).map(([ion]) => ion);

/** Whether a solid is a hydroxide: what it lacks, an alkali brings by its pH. */
const isHydroxide = (solid: PrecipitateId): boolean =>
  !isCrystal(solid) && SOLIDS[solid].protons < 0;

/**
 * Whether the tank holds all ions of the solid and both products bring some of them; of a hydroxide
 * one product is enough.
 */
function isMade(solid: PrecipitateId, tank: TankIons, one: IonCounts, other: IonCounts): boolean {
  const ions = ionsOf(solid);
  const brings = (product: IonCounts) => ions.some((ion) => (product[ion] ?? 0) > 0);
  const areThere = ions.every((ion) => (tank.totals[ion] ?? 0) > 0);
  return isHydroxide(solid)
    ? areThere && (brings(one) || brings(other))
    : areThere && brings(one) && brings(other);
}

function crystal(
  solid: CrystalId,
  { totals, endTemperatureC, isLeast }: TankIons,
): Precipitate | null {
  if (endTemperatureC === null) return null;
  const saturation = crystalSaturation(solid, totals, endTemperatureC);
  const verdict = saturation < NEAR_SATURATION ? 'compatible' : 'caution';
  return {
    solid,
    verdict: saturation > 1 ? 'incompatible' : verdict,
    saturation,
    kgPer100L: null,
    isLeast,
  };
}

function verdictOf(index: number, hasSolids: boolean): CompatibilityVerdict {
  const shifted = hasSolids ? index + SURE : index;
  if (shifted > SURE) return 'incompatible';
  return shifted > 0 ? 'caution' : 'compatible';
}

function sparing(solid: Exclude<PrecipitateId, CrystalId>, tank: TankIons): Precipitate | null {
  const { ions, protons } = SOLIDS[solid];
  const isBound =
    protons !== 0 || (Object.keys(ions) as Ion[]).some((ion) => PH_BOUND.includes(ion));
  const range = isBound ? tank.ph : ANY_PH;
  if (range === null) return null;
  const cold =
    solid === 'struvite' && tank.endTemperatureC !== null
      ? STRUVITE_PER_K * Math.max(0, REFERENCE_C - tank.endTemperatureC)
      : 0;
  const at = (ph: number) => saturationIndex(solid, tank.at(ph), ph) + cold;
  const [low, high] = [at(range.low), at(range.high)];
  const [index, ph] = low > high ? [low, range.low] : [high, range.high];
  const saturation = 10 ** index;
  const verdict = verdictOf(index, tank.hasSolids);
  const { isLeast } = tank;
  if (verdict !== 'incompatible') return { solid, verdict, saturation, kgPer100L: null, isLeast };
  const most = mostSolid(solid, tank.totals);
  const isPlain = most < LEAST_SOLID_KG || index > SCARCER_DECIDES;
  const kgPer100L = isPlain ? most : solidAtEquilibrium(solid, tank.totals, ph);
  const isLittle = kgPer100L < LEAST_SOLID_KG;
  return { solid, verdict: isLittle ? 'caution' : verdict, saturation, kgPer100L, isLeast };
}

const judgedByTank = new WeakMap<TankIons, Map<PrecipitateId, Precipitate | null>>();

/** The result for a solid, worked out once for a tank, however many pairs have a part in it. */
function judged(solid: PrecipitateId, tank: TankIons): Precipitate | null {
  const ofTank = judgedByTank.get(tank) ?? new Map<PrecipitateId, Precipitate | null>();
  judgedByTank.set(tank, ofTank);
  const known = ofTank.get(solid);
  if (known !== undefined) return known;
  const made = isCrystal(solid) ? crystal(solid, tank) : sparing(solid, tank);
  ofTank.set(solid, made);
  return made;
}

const GRAVITY: Readonly<Record<CompatibilityVerdict, number>> = {
  compatible: 0,
  caution: 1,
  incompatible: 2,
};

/** The graver of two; of two alike the one further beyond what stays dissolved. */
function graver(one: Precipitate | null, other: Precipitate): Precipitate {
  if (one === null) return other;
  const more = GRAVITY[other.verdict] - GRAVITY[one.verdict];
  return more > 0 || (more === 0 && other.saturation > one.saturation) ? other : one;
}

/**
 * The gravest of a rule's solids for two products of one load. Null where the amounts, the pH or the
 * temperature do not allow a calculation: then the rule's own verdict holds. Hydroxides are never
 * graver than their rule: complexes of metals with hydroxide are not counted.
 */
export function precipitate(
  { solids = [], verdict: ofRule }: CompatibilityRule,
  tank: TankIons,
  one: Product,
  other: Product,
): Precipitate | null {
  const [mine, theirs] = [ionsOfProduct(one), ionsOfProduct(other)];
  if (mine === null || theirs === null) return null;
  let worst: Precipitate | null = null;
  for (const solid of solids) {
    if (!isMade(solid, tank, mine, theirs)) continue;
    const found = judged(solid, tank);
    if (found === null) return null;
    const isGraver = isHydroxide(solid) && GRAVITY[found.verdict] > GRAVITY[ofRule];
    worst = graver(worst, isGraver ? { ...found, verdict: ofRule } : found);
  }
  return worst;
}
