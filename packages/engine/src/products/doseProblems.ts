import type { Nutrient, RateUnit } from '../catalogue/Product.ts';
import { needsLabel } from '../catalogue/needsLabel.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { Litres, LitresPerHectare } from '../units/quantity.ts';
import type { ProductDose } from './productAmount.ts';
import { activeContent } from './rateAsProduct.ts';

/**
 * For a unit the one a thousand times smaller, in which a rate of the same digits may have been
 * meant.
 */
const SMALLER: Readonly<Partial<Record<RateUnit, RateUnit>>> = {
  'kg/ha': 'g/ha',
  'L/ha': 'mL/ha',
  'kg/100 L': 'g/100 L',
  'L/100 L': 'mL/100 L',
  'kg/load': 'g/load',
  'L/load': 'mL/load',
  'kg ai/ha': 'g ai/ha',
  'kg ae/ha': 'g ae/ha',
};

const G_PER_KG = 1000;
/** Room for the last binary digits of a sum that lands on the bound. */
const NOISE = 1e-9;

/** What one line brings of a substance. */
interface Part {
  /** Position of the line in the mix. */
  readonly place: number;
  readonly gPerHa: number;
}

/** An active ingredient or an element on a hectare, from every line that brings it. */
interface Substance {
  readonly nutrient: Nutrient | null;
  readonly ceilingGPerHa: number;
  readonly parts: Part[];
}

/**
 * kg or L of a dose on a treated hectare; a dose per load is spread over a load of `loadL` litres.
 */
function perHa(
  { basis, value }: ProductDose,
  loadL: Litres,
  applicationRate: LitresPerHectare,
): number {
  if (basis === 'area') return value;
  return (value * applicationRate) / (basis === 'volume' ? 100 : loadL);
}

/**
 * Every active and element of the mix, actives first: of a fungicide of sulphur it is the sulphur
 * that was sold as an active.
 */
function substancesOf(
  { elementCeilingsGPerHa, applicationRateLPerHa }: MixInputs,
  doses: readonly ProductDose[],
  loadL: Litres,
): readonly Substance[] {
  const actives = new Map<string, Substance>();
  const elements = new Map<string, Substance>();
  doses.forEach((dose, place) => {
    const { product, unit } = dose;
    const amount = perHa(dose, loadL, applicationRateLPerHa);
    const add = (
      into: Map<string, Substance>,
      name: string,
      gPerHa: number,
      bound: Omit<Substance, 'parts'>,
    ) => {
      const substance = into.get(name) ?? { ...bound, parts: [] };
      substance.parts.push({ place, gPerHa });
      into.set(name, substance);
    };
    const { actives: own = [] } = product;
    // A strength that somebody typed is that of the can in hand.
    const typed = own.length === 1 ? activeContent(product, 'ai') : null;
    for (const { name, gPerKgOrL, ceilingGPerHa } of own) {
      if (ceilingGPerHa !== null)
        add(actives, name, amount * (typed ?? gPerKgOrL), { nutrient: null, ceilingGPerHa });
    }
    // A liquid that nobody weighed counts as water: most that hold an element are heavier.
    const kg = unit === 'kg' ? amount : amount * (product.liquidDensityKgPerL ?? 1);
    for (const [name, pct] of Object.entries(product.nutrientsPct ?? {})) {
      const nutrient = name as Nutrient;
      const ceilingGPerHa = elementCeilingsGPerHa[nutrient];
      if (ceilingGPerHa !== undefined)
        add(elements, name, kg * (pct / 100) * G_PER_KG, { nutrient, ceilingGPerHa });
    }
  });
  return [...actives.values(), ...elements.values()];
}

/**
 * Doses that nobody sprays: more of an active ingredient or element on a treated hectare, over all
 * products that bring it, than its ceiling. Each is a question, answered by `likelyUnit`, in which
 * the same digits would be plausible, or by `meantGPerHa` of the line that brings most of it; then
 * a note remains. A line is asked once, about the substance it brings most too much of. A spray
 * whose content nobody stated gets a note that its dose was not checked.
 * @param loadL the load that a dose per load goes into
 */
export function doseProblems(
  inputs: MixInputs,
  doses: readonly ProductDose[],
  loadL: Litres,
): readonly MixProblem[] {
  const problems = new Map<number, { readonly gPerHa: number; readonly problem: MixProblem }>();
  for (const { nutrient, ceilingGPerHa, parts } of substancesOf(inputs, doses, loadL)) {
    const gPerHa = parts.reduce((sum, part) => sum + part.gPerHa, 0);
    if (gPerHa <= ceilingGPerHa * (1 + NOISE)) continue;
    const most = parts.reduce((a, b) => (b.gPerHa > a.gPerHa ? b : a));
    const line = inputs.products[most.place];
    if (line === undefined || gPerHa <= (problems.get(most.place)?.gPerHa ?? 0)) continue;
    const { meantGPerHa } = line;
    const isMeant = meantGPerHa !== null && gPerHa <= meantGPerHa * (1 + NOISE);
    const smaller = SMALLER[line.rate.unit];
    const ofLess = gPerHa - most.gPerHa + most.gPerHa / 1000;
    const ids = parts.map(({ place }) => inputs.products[place]?.product.id ?? '');
    const code = isMeant ? 'doseMeant' : 'doseNotPlausible';
    const problem = mixProblem(code, `products.${line.index}.rate`, {
      productId: line.product.id,
      productIds: ids.length > 1 ? ids : null,
      nutrient,
      gPerHa,
      value: line.rate.value,
      unit: line.rate.unit,
      likelyUnit: smaller !== undefined && ofLess <= ceilingGPerHa ? smaller : null,
    });
    problems.set(most.place, { gPerHa, problem });
  }
  return [...problems.values()].map(({ problem }) => problem).concat(notChecked(inputs));
}

/**
 * Notes on sprays with a label whose content is not known, as of an owner's own product: no ceiling
 * can be held against them.
 */
const notChecked = ({ products }: MixInputs): readonly MixProblem[] =>
  products
    .filter(
      ({ product }) =>
        needsLabel(product) &&
        !(product.actives ?? []).some(({ ceilingGPerHa }) => ceilingGPerHa !== null),
    )
    .map(({ product, index }) =>
      mixProblem('doseNotChecked', `products.${index}.rate`, { productId: product.id }),
    );
