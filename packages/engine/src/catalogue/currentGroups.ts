import type { ChemicalGroup } from './chemicalGroups.ts';

/**
 * Groups of earlier releases, which products of an owner's own may still name. Where one group has
 * become several, it counts as all of them: the worst of them holds.
 */
const FORMER_GROUPS: ReadonlyMap<string, readonly ChemicalGroup[]> = new Map(
  Object.entries({
    CA_SUSP: ['CARBONATE'],
    SELENIUM: ['SELENATE', 'SELENITE'],
    ACIDIC: ['ACID_STRONG', 'ACID_WEAK'],
    FINES: ['CLAY'],
    FINES_PEST: ['WG'],
    METAL: ['ZN', 'CU', 'MN', 'FE', 'CO'],
    COPPER: ['CU', 'COPPER_FIXED'],
    BIO_LIQUID: ['SEAWEED', 'SUGAR'],
    WEAK_ACID: ['AUXIN'],
    PYRIDINE: ['AUXIN'],
    SULFONYLUREA: ['ALS'],
    TRIAZOLOPYRIMIDINE: ['ALS'],
    ALK_SENSITIVE: ['CARBAMATE'],
    ALK_SENSITIVE_EXTREME: ['CAPTAN'],
    OIL_EC: ['OIL', 'EC'],
    CONDITIONER: ['ACID_WEAK'],
  } satisfies Record<string, readonly ChemicalGroup[]>),
);

const named = new WeakMap<readonly string[], readonly string[]>();

/**
 * The groups by their present names, each once; an unknown group stays as it is. The result is kept
 * per list, because lists never change.
 */
export function currentGroups(groups: readonly string[]): readonly string[] {
  const known = named.get(groups);
  if (known !== undefined) return known;
  const current = [
    ...new Set(groups.flatMap((group): readonly string[] => FORMER_GROUPS.get(group) ?? [group])),
  ];
  named.set(groups, current);
  return current;
}
