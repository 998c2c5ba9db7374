import type { Product } from '../catalogue/Product.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { massOf, type TankContent } from './TankContent.ts';
import type { Minutes } from '../units/quantity.ts';

/** MPa L/(mol K) */
const GAS_CONSTANT = 0.008314462618;
const ZERO_C_IN_K = 273.15;
/** Water temperature while none is set, °C. */
const ASSUMED_C = 20;

/** Molar mass, g/mol, of a tabulated dry salt and the particles one unit of it comes apart into. */
const SALTS: Readonly<Record<string, readonly [gPerMol: number, particles: number]>> = {
  urea: [60.06, 1],
  ammoniumSulphate: [132.14, 3],
  potassiumNitrate: [101.1, 2],
  potassiumChloride: [74.55, 2],
  magnesiumSulphate: [120.37, 2],
  potassiumDihydrogenPhosphate: [136.09, 2],
  potassiumSulphate: [174.26, 3],
  zincSulphate: [161.47, 2],
  copperSulphate: [159.61, 2],
  manganeseSulphate: [151, 2],
  calciumChloride: [110.98, 3],
};

/**
 * Seed swells ever less up to 0.8 MPa (rice; pasture grasses) and not at all far beyond it; where
 * harm begins nobody measured, so that this only warns (assumed).
 */
const MOST_MPA = 1.5;
/** No published limit was found for pasture seed in a tank: assumed. */
const MOST_MIN_IN_SALT = 30;
const MOST_MIN_IN_WATER = 120;

const isSeed = ({ groups }: Product): boolean => groups.includes('SEED');

/**
 * Osmotic pressure of what dissolves, i c R T, MPa: ideal, so an upper bound for the salts that
 * have a table. Salts without a table are not in it.
 */
function osmoticPressure(content: TankContent): number {
  const kelvin = (content.waterTemperatureC ?? ASSUMED_C) + ZERO_C_IN_K;
  let molPerL = 0;
  for (const item of content.products) {
    const { saltTable } = item.product;
    const salt = saltTable === null ? undefined : SALTS[saltTable.saltId];
    if (saltTable === null || salt === undefined || content.freshL <= 0) continue;
    const [gPerMol, particles] = salt;
    const grams = massOf(item) * saltTable.anhydrousFraction * 1000;
    molPerL += (particles * grams) / gPerMol / content.freshL;
  }
  return molPerL * GAS_CONSTANT * kelvin;
}

/**
 * Whether a product dissolves, or is a liquid with nutrients, and is not in the sum of the salts.
 */
const isNotCounted = ({ behaviour, saltTable, nutrientsPct }: Product): boolean =>
  (behaviour === 'dissolves' && (saltTable === null || SALTS[saltTable.saltId] === undefined)) ||
  (behaviour === 'liquid' && Object.keys(nutrientsPct ?? { unknown: 0 }).length > 0);

/**
 * Problems of seed in the tank: how strong the salt is that the seed lies in, for how long, and
 * that nothing more is known. What other products do to the seed (herbicides, metals, pH) is told
 * of the pairs.
 * @param content a full load as it is planned
 * @param sprayingMin what spraying the largest load takes; null while not known
 */
export function seedProblems(
  { products, holdingTimeMin }: MixInputs,
  content: TankContent,
  sprayingMin: Minutes | null,
): MixProblem[] {
  const productIds = products.flatMap(({ product }) => (isSeed(product) ? [product.id] : []));
  if (productIds.length === 0) return [];
  const notCounted = products.flatMap(({ product }) => (isNotCounted(product) ? [product.id] : []));
  const osmoticMPa = osmoticPressure(content);
  const isSalty = osmoticMPa > 0 || notCounted.length > 0;
  const mostMin = isSalty ? MOST_MIN_IN_SALT : MOST_MIN_IN_WATER;
  const standingMin = Math.max(holdingTimeMin ?? 0, sprayingMin ?? 0);
  const isKnown = holdingTimeMin !== null || sprayingMin !== null;
  const problems: MixProblem[] = [];
  if (osmoticMPa > MOST_MPA) {
    problems.push(
      mixProblem('seedInStrongSalt', 'products', {
        productIds,
        osmoticMPa,
        mostMPa: MOST_MPA,
        notCountedIds: notCounted,
      }),
    );
  }
  if (standingMin > mostMin) {
    const inSalt = isSalty ? 'yes' : 'no';
    problems.push(
      mixProblem('seedTooLong', 'products', { productIds, standingMin, mostMin, inSalt }),
    );
  }
  const standing = isKnown ? standingMin : null;
  problems.push(mixProblem('seedNotTested', 'products', { productIds, mostMin, standing }));
  return problems;
}
