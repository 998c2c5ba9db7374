export const OXIDES = ['P2O5', 'K2O', 'CaO', 'MgO', 'SO3'] as const;
/** A nutrient as labels in Europe and America declare it. */
export type Oxide = (typeof OXIDES)[number];

/** kg of element in 1 kg of oxide, by stoichiometry (nutrient contents, S9; MODEL.md). */
const ELEMENT_OF = {
  P2O5: { element: 'P', factor: 0.4364 },
  K2O: { element: 'K', factor: 0.8301 },
  CaO: { element: 'Ca', factor: 0.7147 },
  MgO: { element: 'Mg', factor: 0.603 },
  SO3: { element: 'S', factor: 0.4005 },
} as const satisfies Record<Oxide, { readonly element: string; readonly factor: number }>;

export const isOxide = (nutrient: string): nutrient is Oxide =>
  OXIDES.some((oxide) => oxide === nutrient);

/** The element that an oxide declares. */
export const elementOf = (oxide: Oxide): (typeof ELEMENT_OF)[Oxide]['element'] =>
  ELEMENT_OF[oxide].element;

/** kg (or %) of the element in this many kg (or %) of the oxide. */
export const elementFromOxide = (oxide: Oxide, amount: number): number =>
  amount * ELEMENT_OF[oxide].factor;

/** kg (or %) of the oxide that declares this many kg (or %) of the element. */
export const oxideFromElement = (oxide: Oxide, amount: number): number =>
  amount / ELEMENT_OF[oxide].factor;
