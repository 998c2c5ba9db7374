/** g/mol, from the standard atomic weights (IUPAC 2021, abridged). */
const MOLAR_MASS = {
  urea: 60.056,
  ammoniumSulphate: 132.134,
  potassiumNitrate: 101.102,
  potassiumChloride: 74.548,
  magnesiumSulphate: 120.361,
  potassiumDihydrogenPhosphate: 136.084,
  potassiumSulphate: 174.252,
  zincSulphate: 161.436,
  copperSulphate: 159.602,
  manganeseSulphate: 150.994,
  calciumChloride: 110.978,
} as const;

/** Salts whose solutions are tabulated. */
export type SaltId = keyof typeof MOLAR_MASS;
// `Object.keys` gives strings; the keys of this constant are its names.
export const SALT_IDS = Object.keys(MOLAR_MASS) as readonly SaltId[];

const WATER = 18.015;

/** kg of dry salt in 1 kg of its hydrate with `waters` molecules of crystal water. */
export function anhydrousFraction(saltId: SaltId, waters: number): number {
  const dry = MOLAR_MASS[saltId];
  return dry / (dry + waters * WATER);
}
