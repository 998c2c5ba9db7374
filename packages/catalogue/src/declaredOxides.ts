import { NUTRIENTS, type Nutrient } from '@mix/engine';

/** Oxides that analyses are declared in, with the element and its share by mass (S9, stoichiometric). */
const OXIDES = {
  P2O5: ['P', 0.4364],
  K2O: ['K', 0.8301],
  CaO: ['Ca', 0.7147],
  MgO: ['Mg', 0.603],
  SO3: ['S', 0.4005],
} as const satisfies Record<string, readonly [Nutrient, number]>;

export type DeclaredOxide = keyof typeof OXIDES;

type Declared = Readonly<Partial<Record<Nutrient | DeclaredOxide, number>>>;
export type Elemental = Partial<Record<Nutrient, number>>;

const isOxide = (name: string): name is DeclaredOxide => Object.hasOwn(OXIDES, name);
const isNutrient = (name: string): name is Nutrient =>
  (NUTRIENTS as readonly string[]).includes(name);

/** Elemental % by mass from an analysis declared in elements, oxides or both. */
export function elementalFrom(declared: Declared): Elemental {
  const elemental: Elemental = {};
  for (const [name, pct] of Object.entries(declared)) {
    if (isOxide(name)) {
      const [element, share] = OXIDES[name];
      // Four decimals of a percent are far below any declared precision and keep 46 x 0.4364 readable.
      elemental[element] = Math.round(pct * share * 1e4) / 1e4;
    } else if (isNutrient(name)) elemental[name] = pct;
  }
  return elemental;
}
