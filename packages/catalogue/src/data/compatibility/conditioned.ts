/** As much ammonium sulphate as labels ask for is for the water: what goes in after it is used to that. */
export const CONDITIONED = { kgPer100LAtMost: 2.04 };
