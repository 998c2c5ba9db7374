import type { BoomConfiguration, Machine } from '@mix/engine';

/** The boom in use: the chosen one, or the only one there is. */
export const boomOf = (
  machine: Machine,
  boomId: string | null | undefined,
): BoomConfiguration | null =>
  machine.boomConfigurations.find(({ id }) => id === boomId) ??
  (machine.boomConfigurations.length === 1 ? (machine.boomConfigurations[0] ?? null) : null);
