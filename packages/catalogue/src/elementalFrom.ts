import {
  elementFromOxide,
  elementOf,
  NUTRIENTS,
  OXIDES,
  type Nutrient,
  type Oxide,
} from '@mix/engine';

type Declared = Readonly<Partial<Record<Nutrient | Oxide, number>>>;

const isOxide = (name: string): name is Oxide => (OXIDES as readonly string[]).includes(name);
const isNutrient = (name: string): name is Nutrient =>
  (NUTRIENTS as readonly string[]).includes(name);

/** Elemental % by mass from an analysis declared in elements, oxides or both (factors: S9). */
export function elementalFrom(declared: Declared): Partial<Record<Nutrient, number>> {
  const elemental: Partial<Record<Nutrient, number>> = {};
  for (const [name, pct] of Object.entries(declared)) {
    // Four decimals of a percent are far below any declared precision and keep 46 x 0.4364 readable.
    if (isOxide(name))
      elemental[elementOf(name)] = Math.round(elementFromOxide(name, pct) * 1e4) / 1e4;
    else if (isNutrient(name)) elemental[name] = pct;
  }
  return elemental;
}
