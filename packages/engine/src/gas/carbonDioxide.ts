/** L of a gas from 1 mol at 20 °C and 1 atm. */
const LITRES_PER_MOL = 24.1;
/** H+ that free one carbon dioxide from a carbonate. */
const PROTONS_PER_CARBONATE = 2;

/** mol of carbon dioxide that acid frees: as much as the scarcer of acid and carbonate allows. */
export const carbonDioxideMol = (protonMol: number, carbonateMol: number): number =>
  Math.min(protonMol / PROTONS_PER_CARBONATE, carbonateMol);

/** Room that so many mol of gas take, L at 20 °C and 1 atm. */
export const gasLitres = (mol: number): number => mol * LITRES_PER_MOL;
