/** Nothing was read on these very pairs. */
export const nearest = 'Nearest reading; concluded from how they work.';
export const likeness = 'Some of its pairs are by likeness.';
export const equilibria = 'Worked out from the solubility products.';
