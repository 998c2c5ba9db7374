import type { Machine } from '@mix/engine';
import { fault, type CatalogueFault } from './CatalogueFault.ts';
import { badIds, notAscending, outOfRange } from './checks.ts';
import { unsourcedFacts } from './sourceFaults.ts';

const FACTS = [
  'nominalTankL',
  'usableFraction',
  'deadVolumeL',
  'tankResidualL',
  'agitation',
  'pump',
  'suspendedSolidsLimitFraction',
  'publishedRateLPerHa',
  'publishedSpeedKmPerH',
  'notes',
] as const satisfies readonly (keyof Machine)[];

/** Everything that does not stand up in one machine. */
export function machineFaults(machine: Machine, known: ReadonlySet<string>): CatalogueFault[] {
  const path = `machines.${machine.id}`;
  const { nominalTankL, deadVolumeL, tankResidualL, boomConfigurations: booms } = machine;
  const mostThatStays = nominalTankL === null ? 500 : nominalTankL * 0.1;
  const faults: CatalogueFault[] = [
    ...unsourcedFacts(path, machine, FACTS, known),
    ...outOfRange(`${path}.nominalTankL`, nominalTankL, [10, 20_000]),
    ...outOfRange(`${path}.usableFraction`, machine.usableFraction, [0.5, 1]),
    ...outOfRange(`${path}.deadVolumeL`, deadVolumeL, [0, mostThatStays]),
    ...outOfRange(`${path}.tankResidualL`, tankResidualL, [0, mostThatStays]),
    ...outOfRange(
      `${path}.suspendedSolidsLimitFraction`,
      machine.suspendedSolidsLimitFraction,
      [0.001, 0.3],
    ),
    ...notAscending(`${path}.publishedRateLPerHa`, machine.publishedRateLPerHa ?? []),
    ...notAscending(`${path}.publishedSpeedKmPerH`, machine.publishedSpeedKmPerH ?? []),
    ...badIds(
      `${path}.boomConfigurations`,
      booms.map(({ id }) => id),
    ),
  ];
  if (booms.length === 0) faults.push(fault('incomplete', `${path}.boomConfigurations`));
  const stated = booms.filter(({ swathWidthM }) => swathWidthM !== null);
  if (stated.length > 0 && machine.sources['boomConfigurations'] === undefined)
    faults.push(fault('sourceMissing', `${path}.boomConfigurations`));
  for (const { id, swathWidthM, nozzleCount } of booms) {
    faults.push(...outOfRange(`${path}.${id}.swathWidthM`, swathWidthM, [1, 50]));
    if (nozzleCount !== null && !(Number.isInteger(nozzleCount) && nozzleCount > 0))
      faults.push(fault('outOfRange', `${path}.${id}.nozzleCount`, nozzleCount));
  }
  return faults;
}
