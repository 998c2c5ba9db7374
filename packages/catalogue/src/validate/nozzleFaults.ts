import { DROPLET_CLASSES, type Nozzle, type NozzleSize } from '@mix/engine';
import { fault, type CatalogueFault } from './CatalogueFault.ts';
import { badIds, disagree, notAscending, outOfRange } from './checks.ts';
import { unsourcedFacts } from './sourceFaults.ts';

const FACTS = [
  'type',
  'flowLPerMin',
  'atBar',
  'flowExponent',
  'dropletBands',
  'swathM',
  'orificeMm',
] as const satisfies readonly (keyof Nozzle)[];

function flowFaults(
  path: string,
  nozzle: Nozzle,
  sizes: ReadonlyMap<string, NozzleSize>,
): CatalogueFault[] {
  const { flowLPerMin, atBar, flowExponent, minBar, maxBar, isoSize } = nozzle;
  if (flowLPerMin === null || atBar === null)
    return flowLPerMin === null && atBar === null ? [] : [fault('incomplete', `${path}.atBar`)];
  const faults = [
    ...outOfRange(`${path}.flowLPerMin`, flowLPerMin, [0.05, 50]),
    ...outOfRange(`${path}.atBar`, atBar, [minBar ?? atBar, maxBar ?? atBar]),
  ];
  if (isoSize === null) return faults;
  const size = sizes.get(isoSize);
  if (size === undefined) return [...faults, fault('unknownReference', `${path}.isoSize`, isoSize)];
  // The standard allows 5 % around the nominal flow; makers of 0.1 US gpm tips use up 1.4 % of it.
  const at3Bar = flowLPerMin * (3 / atBar) ** flowExponent;
  return [...faults, ...disagree(`${path}.flowLPerMin`, at3Bar, size.flowLPerMinAt3Bar, 0.05)];
}

/** Bands cover the tip's pressures without a gap and get finer as the pressure rises. */
function bandFaults(path: string, nozzle: Nozzle): CatalogueFault[] {
  const { dropletBands: bands, dropletStandard, minBar, maxBar } = nozzle;
  if (bands.length > 0 !== (dropletStandard !== null))
    return [fault('incomplete', `${path}.dropletStandard`)];
  const faults: CatalogueFault[] = [];
  let reached = minBar;
  for (const [index, band] of bands.entries()) {
    if (band.minBar !== reached || band.maxBar <= band.minBar)
      faults.push(fault('notContiguous', `${path}.dropletBands.${index}`, band.minBar));
    reached = band.maxBar;
  }
  if (bands.length > 0 && reached !== maxBar)
    faults.push(fault('notContiguous', `${path}.dropletBands`, reached));
  const coarseness = bands.map(({ dropletClass }) => -DROPLET_CLASSES.indexOf(dropletClass));
  return [...faults, ...notAscending(`${path}.dropletBands`, coarseness)];
}

/** Everything that does not stand up in one tip. */
export function nozzleFaults(
  nozzle: Nozzle,
  sizes: ReadonlyMap<string, NozzleSize>,
  known: ReadonlySet<string>,
): CatalogueFault[] {
  const path = `nozzles.${nozzle.id}`;
  const { minBar, maxBar, swathM, flowExponent } = nozzle;
  return [
    ...unsourcedFacts(path, nozzle, FACTS, known),
    ...(minBar !== null && maxBar !== null ? notAscending(`${path}.minBar`, [minBar, maxBar]) : []),
    ...(swathM !== null && swathM[0] > swathM[1]
      ? [fault('notAscending', `${path}.swathM.1`)]
      : []),
    ...outOfRange(`${path}.maxBar`, maxBar, [1, 25]),
    ...outOfRange(`${path}.flowExponent`, flowExponent, [0.3, 0.6]),
    ...flowFaults(path, nozzle, sizes),
    ...bandFaults(path, nozzle),
  ];
}

/** The standard sizes: once each, rising. */
export function nozzleSizeFaults(sizes: readonly NozzleSize[]): CatalogueFault[] {
  return [
    ...badIds(
      'nozzleSizes',
      sizes.map(({ size }) => size),
    ),
    ...notAscending(
      'nozzleSizes',
      sizes.map(({ flowLPerMinAt3Bar }) => flowLPerMinAt3Bar),
    ),
  ];
}
