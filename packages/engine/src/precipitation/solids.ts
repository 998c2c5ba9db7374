import type { IonCounts } from './waterChemistry.ts';

export interface Solid {
  /** log10 of the constant of dissolution into free ions and `protons` H+, 25 °C. */
  readonly logK: number;
  readonly ions: IonCounts;
  /** Negative: H+ is used up as it dissolves. */
  readonly protons: number;
  readonly gPerMol: number;
}

/**
 * Solids that may drop out of a mix: minteq.v4.dat of PHREEQC (USGS); struvite by Ronteltap et al. 2007,
 * made with Davies activities too. Manganese and ferric phosphate are left out: published constants of
 * them contradict each other by many powers of ten. Calcium borates have none.
 */
export const SOLIDS = {
  gypsum: { logK: -4.61, ions: { Ca: 1, SO4: 1 }, protons: 0, gPerMol: 172.17 },
  calcite: { logK: -8.48, ions: { Ca: 1, CO3: 1 }, protons: 0, gPerMol: 100.09 },
  brushite: { logK: -18.995, ions: { Ca: 1, PO4: 1 }, protons: 1, gPerMol: 172.09 },
  octacalciumPhosphate: { logK: -47.08, ions: { Ca: 4, PO4: 3 }, protons: 1, gPerMol: 500.28 },
  struvite: { logK: -13.26, ions: { Mg: 1, NH4: 1, PO4: 1 }, protons: 0, gPerMol: 245.41 },
  newberyite: { logK: -18.175, ions: { Mg: 1, PO4: 1 }, protons: 1, gPerMol: 174.33 },
  hopeite: { logK: -35.42, ions: { Zn: 3, PO4: 2 }, protons: 0, gPerMol: 458.14 },
  copperPhosphate: { logK: -35.12, ions: { Cu: 3, PO4: 2 }, protons: 0, gPerMol: 434.63 },
  vivianite: { logK: -36.0, ions: { Fe: 3, PO4: 2 }, protons: 0, gPerMol: 501.6 },
  cobaltPhosphate: { logK: -34.6877, ions: { Co: 3, PO4: 2 }, protons: 0, gPerMol: 366.74 },
  cobaltHydrogenPhosphate: { logK: -19.0607, ions: { Co: 1, PO4: 1 }, protons: 1, gPerMol: 154.91 },
  smithsonite: { logK: -10.0, ions: { Zn: 1, CO3: 1 }, protons: 0, gPerMol: 125.39 },
  rhodochrosite: { logK: -10.58, ions: { Mn: 1, CO3: 1 }, protons: 0, gPerMol: 114.95 },
  siderite: { logK: -10.24, ions: { Fe: 1, CO3: 1 }, protons: 0, gPerMol: 115.85 },
  zincHydroxide: { logK: 12.474, ions: { Zn: 1 }, protons: -2, gPerMol: 99.39 },
  copperHydroxide: { logK: 8.674, ions: { Cu: 1 }, protons: -2, gPerMol: 97.56 },
  ironHydroxide: { logK: 13.564, ions: { Fe: 1 }, protons: -2, gPerMol: 89.86 },
  manganeseHydroxide: { logK: 15.194, ions: { Mn: 1 }, protons: -2, gPerMol: 88.95 },
  brucite: { logK: 16.844, ions: { Mg: 1 }, protons: -2, gPerMol: 58.32 },
  cobaltHydroxide: { logK: 13.094, ions: { Co: 1 }, protons: -2, gPerMol: 92.95 },
  powellite: { logK: -7.95, ions: { Ca: 1, MoO4: 1 }, protons: 0, gPerMol: 200.03 },
  zincMolybdate: { logK: -10.1254, ions: { Zn: 1, MoO4: 1 }, protons: 0, gPerMol: 225.33 },
  copperMolybdate: { logK: -13.0762, ions: { Cu: 1, MoO4: 1 }, protons: 0, gPerMol: 223.5 },
  ironMolybdate: { logK: -10.091, ions: { Fe: 1, MoO4: 1 }, protons: 0, gPerMol: 215.79 },
  cobaltMolybdate: { logK: -7.7609, ions: { Co: 1, MoO4: 1 }, protons: 0, gPerMol: 218.88 },
} as const satisfies Record<string, Solid>;

export type SolidId = keyof typeof SOLIDS;
