import type { Catalogue, FactSource } from '@mix/engine';
import { byName } from './factSource.ts';

/** How the values of one fact came about. */
export interface FactShare {
  readonly fact: string;
  /** Read at a source, or worked out from what was read there. */
  readonly sourced: number;
  /** Follows from what the name says: the group of a salt, an active or seed. */
  readonly byName: number;
  /** Worked out with a constant that is assumed. */
  readonly workedOut: number;
  readonly assumed: number;
}

interface Entry {
  readonly sources: Readonly<Partial<Record<string, FactSource>>>;
}

/**
 * Facts that decide an amount, a stop or a warning, by kind. The place in the order (`mixClass`)
 * decides none of them.
 */
const DECIDING = {
  products: [
    'bulkDensityKgPerL',
    'particleDensityKgPerL',
    'liquidDensityKgPerL',
    'displacementLPerKg',
    'saltTable',
    'solubility',
    'heatOfSolutionKJPerKg',
    'specificHeatKJPerKgK',
    'practicalLimitKgPer100L',
    'nutrientsPct',
    'rate',
    'groups',
    'particleTopSizeUm',
    'halfLifeByPh',
    'dissolvingMin',
    'activeIngredientGPerL',
    'activeIngredientPct',
    'acidEquivalentGPerL',
    'acidEquivalentPct',
    'neutralisingValuePct',
    'biuretPct',
    'resistanceGroups',
    'label',
  ],
  nozzles: ['flowLPerMin', 'flowExponent', 'dropletBands', 'pressureBar', 'swathM', 'orificeMm'],
  machines: [
    'nominalTankL',
    'usableFraction',
    'deadVolumeL',
    'tankResidualL',
    'boomConfigurations',
    'suspendedSolidsLimitFraction',
  ],
} as const;

const isStated = (value: unknown): boolean => {
  if (value === null || value === undefined) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
};

/** A pressure range counts as stated where its lower end is, a boom where its width is. */
function valueOf(entry: object, fact: string): unknown {
  const facts = new Map<string, unknown>(Object.entries(entry));
  if (fact === 'pressureBar') return facts.get('minBar');
  const value = facts.get(fact);
  if (fact !== 'boomConfigurations' || !Array.isArray(value)) return value;
  return value.filter((boom: { swathWidthM: number | null }) => boom.swathWidthM !== null);
}

function shareOf(fact: string, entries: readonly Entry[]): FactShare {
  const share = { fact, sourced: 0, byName: 0, workedOut: 0, assumed: 0 };
  for (const entry of entries) {
    const source = entry.sources[fact];
    if (source === undefined || !isStated(valueOf(entry, fact))) continue;
    if (source === byName) share.byName += 1;
    else if (!source.assumed) share.sourced += 1;
    else if (fact === 'orificeMm') share.workedOut += 1;
    else share.assumed += 1;
  }
  return share;
}

export type DecidingKind = keyof typeof DECIDING;

/**
 * For each fact that decides something: how many values were read, follow from the name, are worked
 * out, or are assumed.
 */
export const factShares = (catalogue: Catalogue, kind: DecidingKind): readonly FactShare[] =>
  DECIDING[kind].map((fact) => shareOf(fact, catalogue[kind]));

/**
 * Assumed values as a share of all stated values, 0 to 1. Values that are only worked out are not
 * counted.
 */
export function assumedShare(shares: readonly FactShare[]): number {
  const sum = (count: (share: FactShare) => number) =>
    shares.reduce((total, share) => total + count(share), 0);
  const assumed = sum((share) => share.assumed);
  return assumed / (assumed + sum(({ sourced, byName: named }) => sourced + named));
}
