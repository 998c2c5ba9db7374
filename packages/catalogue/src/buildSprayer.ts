import {
  fraction,
  litres,
  metres,
  type BoomConfiguration,
  type FactSource,
  type Machine,
} from '@mix/engine';
import { assumed } from './factSource.ts';
import type { SprayerFacts } from './SprayerFacts.ts';

const usableAssumed = assumed('No usable volume was published; 95 % of the nominal tank.');

/** The booms it is sold with; how many nozzles they carry was read of none. */
function boomsOf({ widthsM, kind: thrown }: SprayerFacts): BoomConfiguration[] {
  const kind = thrown ?? 'boom';
  const what = kind === 'boom' ? 'boom' : 'swath';
  if (widthsM === undefined)
    return [{ id: what, name: 'Width not set', kind, swathWidthM: null, nozzleCount: null }];
  return widthsM.map((width) => ({
    id: `${what}-${String(width).replace('.', '-')}`,
    name: `${String(width)} m ${what}`,
    kind,
    swathWidthM: metres(width),
    nozzleCount: null,
  }));
}

/** Sources of the facts that are stated. */
const stated = (
  facts: Readonly<Record<string, FactSource | undefined>>,
): Readonly<Record<string, FactSource>> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, source]) =>
      source === undefined ? [] : [[name, source]],
    ),
  );

/** The sprayer as the engine knows it: what was not read is null, never a likely figure. */
export function buildSprayer(facts: SprayerFacts): Machine {
  const { tankL, holdsL, deadVolumeL, rate, speed } = facts;
  const hasTank = tankL !== null;
  return {
    id: facts.id,
    name: facts.name,
    nominalTankL: hasTank ? litres(tankL) : null,
    usableFraction: hasTank ? fraction(holdsL === undefined ? 0.95 : 1) : null,
    deadVolumeL: deadVolumeL === undefined ? null : litres(deadVolumeL),
    tankResidualL: null,
    boomConfigurations: boomsOf(facts),
    agitation: facts.agitation ?? null,
    pump: facts.pump ?? null,
    suspendedSolidsLimitFraction: null,
    publishedRateLPerHa: rate ?? null,
    publishedSpeedKmPerH: speed ?? null,
    notes: null,
    sources: stated({
      nominalTankL: facts.tank,
      usableFraction: hasTank ? (facts.holds ?? usableAssumed) : undefined,
      deadVolumeL: facts.deadVolumeSource,
      boomConfigurations: facts.booms,
      agitation: facts.agitationSource,
      pump: facts.pumpSource,
      publishedRateLPerHa: facts.rateSource,
      publishedSpeedKmPerH: facts.speedSource,
    }),
  };
}
