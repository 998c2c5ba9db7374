import type { CompatibilityRule } from '@mix/engine';

/** The figures between which the two products of a rule go together; empty without any. */
export function limitText({ limit = {} }: CompatibilityRule): string {
  const { phAtLeast, phAtMost, hours, kgPer100LAtMost } = limit;
  return [
    phAtLeast !== undefined && `pH ${phAtLeast} or more`,
    phAtMost !== undefined && `pH ${phAtMost} or less`,
    hours !== undefined && `${hours} h`,
    kgPer100LAtMost !== undefined && `${kgPer100LAtMost} kg/100 L or less`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
