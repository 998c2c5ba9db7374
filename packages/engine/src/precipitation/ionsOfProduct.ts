import type { Nutrient, Product } from '../catalogue/Product.ts';
import { currentGroups } from '../catalogue/currentGroups.ts';
import { ION_CHARGES, type Ion, type IonCounts } from './waterChemistry.ts';

/** The group that says an element is there as this ion, and the g/mol of the element. */
const IONS_BY_GROUP: readonly (readonly [string, Nutrient, Ion, number])[] = [
  ['CA_SOL', 'Ca', 'Ca', 40.078],
  ['MG', 'Mg', 'Mg', 24.305],
  ['K', 'K', 'K', 39.098],
  ['ZN', 'Zn', 'Zn', 65.38],
  ['CU', 'Cu', 'Cu', 63.546],
  ['MN', 'Mn', 'Mn', 54.938],
  ['FE', 'Fe', 'Fe', 55.845],
  ['CO', 'Co', 'Co', 58.933],
  ['SO4', 'S', 'SO4', 32.06],
  ['PO4', 'P', 'PO4', 30.974],
  ['MOLY', 'Mo', 'MoO4', 95.95],
];
const BRINGS_NITROGEN = ['NH4', 'NO3'];
const BRINGS_IONS = [...BRINGS_NITROGEN, ...IONS_BY_GROUP.map(([group]) => group)];
const NITROGEN_G_PER_MOL = 14.007;
const G_PER_PERCENT = 10;
/**
 * Part of the nitrogen that is ammonium, and likewise nitrate, in urea ammonium nitrate solution
 * (S16).
 */
const NITRATE_SHARE_OF_UAN = 0.25;

type Counts = Partial<Record<Ion, number>>;

const chargeOf = (ions: IonCounts): number =>
  (Object.entries(ions) as [Ion, number][]).reduce(
    (sum, [ion, mol]) => sum + ION_CHARGES[ion] * mol,
    0,
  );

/**
 * Ammonium and nitrate of `nitrogen` mol: by the groups of the product; where both are there, so
 * that the charges balance.
 */
function nitrogenIons(groups: readonly string[], nitrogen: number, others: IonCounts): Counts {
  const [ammonium, nitrate] = [groups.includes('NH4'), groups.includes('NO3')];
  if (ammonium && nitrate && groups.includes('UREA'))
    return { NH4: nitrogen * NITRATE_SHARE_OF_UAN, NO3: nitrogen * NITRATE_SHARE_OF_UAN };
  if (ammonium && nitrate) {
    const nitrateMol = Math.min(nitrogen, (nitrogen + chargeOf(others)) / 2);
    return { NH4: nitrogen - nitrateMol, NO3: nitrateMol };
  }
  if (ammonium) return { NH4: nitrogen };
  return nitrate ? { NO3: nitrogen } : {};
}

/** What the declared elements come to, or null where one of them is not stated. */
function declaredIons(groups: readonly string[], pct: NonNullable<Product['nutrientsPct']>) {
  const ions: Counts = {};
  for (const [group, element, ion, gPerMol] of IONS_BY_GROUP) {
    if (!groups.includes(group)) continue;
    const percent = pct[element];
    if (percent === undefined) return null;
    ions[ion] = (percent * G_PER_PERCENT) / gPerMol;
  }
  if (!BRINGS_NITROGEN.some((group) => groups.includes(group))) return ions;
  if (pct.N === undefined) return null;
  const nitrogen = (pct.N * G_PER_PERCENT) / NITROGEN_G_PER_MOL;
  return { ...ions, ...nitrogenIons(groups, nitrogen, ions) };
}

function count({ groups: named, nutrientsPct, behaviour }: Product): IonCounts | null {
  const groups = currentGroups(named);
  if (!groups.some((group) => BRINGS_IONS.includes(group))) return {};
  // Of a polyphosphate only a part is there as phosphate.
  if (behaviour === 'suspends' || nutrientsPct === null || groups.includes('POLYPHOSPHATE'))
    return null;
  const ions = declaredIons(groups, nutrientsPct);
  if (ions === null) return null;
  // Phosphate comes with its protons: one charge here, three in the table of ions.
  const charge = chargeOf(ions) + 2 * (ions.PO4 ?? 0);
  return charge > 0 ? { ...ions, Cl: charge } : { ...ions, Na: -charge };
}

const counted = new WeakMap<Product, { readonly ions: IonCounts | null }>();

/**
 * mol of each ion in 1 kg of a product, from its declared elements and its groups; chloride or
 * sodium makes up what the charge lacks. Null where an element is not stated, or where the product
 * does not all dissolve.
 */
export function ionsOfProduct(product: Product): IonCounts | null {
  const known = counted.get(product);
  if (known !== undefined) return known.ions;
  const ions = count(product);
  counted.set(product, { ions });
  return ions;
}
