import type { Product } from '../catalogue/Product.ts';
import { currentGroups } from '../catalogue/currentGroups.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { ionsOfProduct } from '../precipitation/ionsOfProduct.ts';
import type { PhOfMix } from '../precipitation/phOfMix.ts';
import type { TankBalance } from '../tank/TankBalance.ts';
import { massOf, type TankContent } from '../tank/TankContent.ts';
import type { Celsius } from '../units/quantity.ts';
import { ammoniaOverLiquidPpm, ammoniaShare } from './ammonia.ts';
import { carbonDioxideMol, gasLitres } from './carbonDioxide.ts';

/** pH up to which nearly all ammonium stays, and from which it keeps leaving (assumed). */
const AMMONIA_FROM_PH = 7.5;
const AMMONIA_STRONG_PH = 8.5;
/** L of gas in each L of mix from which a tank may foam over (assumed). */
const FOAMS_FROM = 0.1;
/** mol of carbonate in 1 kg of pure calcium carbonate, which neutralising values are a part of. */
const CARBONATE_MOL_PER_KG = 1000 / 100.09;
const G_PER_PERCENT = 10;
const G_PER_MOL = { Ca: 40.078, Mg: 24.305, P: 30.974, S: 32.06 } as const;
/** H+ that an acid gives off to carbonate: phosphoric acid its first, sulphuric both. */
const PROTONS = { P: 1, S: 2 } as const;

/**
 * The pH that ammonia is judged at: the upper end of what is told. Where acid salts set the pH the
 * lower end counts, because the water does not hold its own pH there.
 */
const judgedPh = ({ told, setBy }: PhOfMix): number | null =>
  setBy === 'salts' ? (told?.low ?? null) : (told?.high ?? null);

const molPerKg = (pct: number | undefined, element: keyof typeof G_PER_MOL): number =>
  ((pct ?? 0) * G_PER_PERCENT) / G_PER_MOL[element];

/** mol of carbonate in 1 kg; null where it is not known. */
function carbonateOf({ neutralisingValuePct, nutrientsPct }: Product): number | null {
  if (neutralisingValuePct !== undefined)
    return (neutralisingValuePct / 100) * CARBONATE_MOL_PER_KG;
  if (nutrientsPct === null) return null;
  return molPerKg(nutrientsPct.Ca, 'Ca') + molPerKg(nutrientsPct.Mg, 'Mg');
}

/** mol of H+ that 1 kg of phosphoric or sulphuric acid gives off; null for other acids. */
function protonsOf({ nutrientsPct }: Product, groups: readonly string[]): number | null {
  if (nutrientsPct === null || !groups.includes('ACID_STRONG')) return null;
  if (groups.includes('PO4')) return PROTONS.P * molPerKg(nutrientsPct.P, 'P');
  return groups.includes('SO4') ? PROTONS.S * molPerKg(nutrientsPct.S, 'S') : null;
}

/** mol in 1 kg of a product of what takes part in making a gas. */
interface GasPart {
  readonly ammonium: number;
  /** Null: the product is no carbonate, or its content is not known. */
  readonly carbonate: number | null;
  readonly protons: number | null;
}

function gasPart(product: Product): GasPart {
  const groups = currentGroups(product.groups);
  return {
    ammonium: ionsOfProduct(product)?.NH4 ?? 0,
    carbonate: groups.includes('CARBONATE') ? carbonateOf(product) : null,
    protons: product.behaviour === 'suspends' ? null : protonsOf(product, groups),
  };
}

const gasParts = new WeakMap<Product, GasPart>();

function gasPartOf(product: Product): GasPart {
  const known = gasParts.get(product);
  if (known !== undefined) return known;
  const part = gasPart(product);
  gasParts.set(product, part);
  return part;
}

function ammonia(
  { products }: TankContent,
  waterMassKg: number,
  endC: Celsius | null,
  ph: PhOfMix,
): MixProblem[] {
  const atPh = judgedPh(ph);
  if (atPh === null || atPh <= AMMONIA_FROM_PH) return [];
  let mol = 0;
  const productIds: string[] = [];
  for (const item of products) {
    const { ammonium } = gasPartOf(item.product);
    if (ammonium > 0) productIds.push(item.product.id);
    mol += massOf(item) * ammonium;
  }
  if (mol === 0) return [];
  const share = endC === null ? null : ammoniaShare(atPh, endC);
  const overLiquidPpm =
    endC === null || share === null
      ? null
      : ammoniaOverLiquidPpm((mol / waterMassKg) * share, endC);
  const code = atPh > AMMONIA_STRONG_PH ? 'ammoniaLeaves' : 'ammoniaMayLeave';
  return [mixProblem(code, 'products', { productIds, ph: atPh, share, overLiquidPpm })];
}

function carbonDioxide({ products, freshL }: TankContent): MixProblem[] {
  let protonMol = 0;
  let carbonateMol = 0;
  const productIds: string[] = [];
  for (const item of products) {
    const { protons, carbonate } = gasPartOf(item.product);
    if (protons === null && carbonate === null) continue;
    productIds.push(item.product.id);
    protonMol += massOf(item) * (protons ?? 0);
    carbonateMol += massOf(item) * (carbonate ?? 0);
  }
  const gasL = gasLitres(carbonDioxideMol(protonMol, carbonateMol));
  if (gasL < FOAMS_FROM * freshL || gasL === 0) return [];
  return [mixProblem('foamsOver', 'products', { productIds, gasLPer100L: (100 * gasL) / freshL })];
}

/** What leaves a tank as a gas: ammonia by the pH of the mix, carbon dioxide by acid on carbonate. */
export const gasProblems = (
  content: TankContent,
  { waterMassKg }: TankBalance,
  endC: Celsius | null,
  ph: PhOfMix,
): MixProblem[] => [
  ...(waterMassKg > 0 ? ammonia(content, waterMassKg, endC, ph) : []),
  ...carbonDioxide(content),
];
