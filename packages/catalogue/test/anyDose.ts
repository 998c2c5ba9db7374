/** Added to a line whose dose is no matter of the test: the plan never asks about that dose. */
export const anyDose = { meantGPerHa: 100_000_000 };
