/** Of a line whose dose is no matter of the test: never asked about. */
export const anyDose = { meantGPerHa: 100_000_000 };
