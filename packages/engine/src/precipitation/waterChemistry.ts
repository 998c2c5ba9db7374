/** Ions that are counted, with their charge. */
export const ION_CHARGES = {
  Ca: 2,
  Mg: 2,
  Zn: 2,
  Mn: 2,
  Cu: 2,
  Fe: 2,
  Co: 2,
  K: 1,
  Na: 1,
  NH4: 1,
  SO4: -2,
  PO4: -3,
  CO3: -2,
  Cl: -1,
  NO3: -1,
  MoO4: -2,
} as const;

export type Ion = keyof typeof ION_CHARGES;
export type IonCounts = Readonly<Partial<Record<Ion, number>>>;

export interface Complex {
  readonly charge: number;
  /** log10 of the constant of formation from free ions and `protons` H+, 25 °C. */
  readonly logK: number;
  /** The ions, one of each. */
  readonly ions: readonly [Ion] | readonly [Ion, Ion];
  readonly protons: number;
}

/**
 * Pairs and acids that take ions out of the free state: minteq.v4.dat of PHREEQC (USGS), made for
 * activities by Davies. Phosphate complexes of zinc, manganese and copper are missing there, so that
 * their phosphates come out too early: the safe side.
 */
export const COMPLEXES: readonly Complex[] = [
  { charge: 0, logK: 2.36, ions: ['Ca', 'SO4'], protons: 0 },
  { charge: 0, logK: 2.26, ions: ['Mg', 'SO4'], protons: 0 },
  { charge: 0, logK: 2.34, ions: ['Zn', 'SO4'], protons: 0 },
  { charge: 0, logK: 2.25, ions: ['Mn', 'SO4'], protons: 0 },
  { charge: 0, logK: 2.36, ions: ['Cu', 'SO4'], protons: 0 },
  { charge: 0, logK: 2.39, ions: ['Fe', 'SO4'], protons: 0 },
  { charge: 0, logK: 2.3, ions: ['Co', 'SO4'], protons: 0 },
  { charge: -1, logK: 1.03, ions: ['NH4', 'SO4'], protons: 0 },
  { charge: -1, logK: 0.85, ions: ['K', 'SO4'], protons: 0 },
  { charge: 1, logK: 0.5, ions: ['Ca', 'NO3'], protons: 0 },
  { charge: -2, logK: 12.375, ions: ['PO4'], protons: 1 },
  { charge: -1, logK: 19.573, ions: ['PO4'], protons: 2 },
  { charge: 0, logK: 21.721, ions: ['PO4'], protons: 3 },
  { charge: 0, logK: 15.035, ions: ['Ca', 'PO4'], protons: 1 },
  { charge: 1, logK: 20.923, ions: ['Ca', 'PO4'], protons: 2 },
  { charge: -1, logK: 6.46, ions: ['Ca', 'PO4'], protons: 0 },
  { charge: 0, logK: 15.175, ions: ['Mg', 'PO4'], protons: 1 },
  { charge: 1, logK: 21.2561, ions: ['Mg', 'PO4'], protons: 2 },
  { charge: -1, logK: 4.654, ions: ['Mg', 'PO4'], protons: 0 },
  { charge: 0, logK: 15.975, ions: ['Fe', 'PO4'], protons: 1 },
  { charge: 1, logK: 22.273, ions: ['Fe', 'PO4'], protons: 2 },
  { charge: -1, logK: 13.255, ions: ['K', 'PO4'], protons: 1 },
  { charge: -1, logK: 10.329, ions: ['CO3'], protons: 1 },
  { charge: 0, logK: 16.681, ions: ['CO3'], protons: 2 },
  { charge: 1, logK: 11.599, ions: ['Ca', 'CO3'], protons: 1 },
  { charge: 1, logK: 11.339, ions: ['Mg', 'CO3'], protons: 1 },
  { charge: 0, logK: 2.92, ions: ['Mg', 'CO3'], protons: 0 },
  { charge: 0, logK: -9.244, ions: ['NH4'], protons: -1 },
  { charge: 1, logK: -8.997, ions: ['Zn'], protons: -1 },
  { charge: 1, logK: -7.497, ions: ['Cu'], protons: -1 },
  { charge: -1, logK: 1.99, ions: ['SO4'], protons: 1 },
];
