import {
  bar,
  litresPerMinute,
  metres,
  type DropletBand,
  type FactSource,
  type Nozzle,
} from '@mix/engine';
import { assumed } from './factSource.ts';
import type { DropletScale, NozzleSeriesFacts, TipFacts } from './NozzleSeriesFacts.ts';
import { orificeOfEqualFlow } from './orificeOfEqualFlow.ts';

/** Bands that cover the tip's pressures without a gap, because each edge is written down once. */
function dropletBands(
  scale: DropletScale | undefined,
  pressureBar: readonly [number, number] | null,
): DropletBand[] {
  if (scale === undefined || pressureBar === null) return [];
  const classes = scale.filter((entry) => typeof entry === 'string');
  const edges = scale.filter((entry) => typeof entry === 'number');
  const [lowest, highest] = pressureBar;
  return classes.map((dropletClass, index) => ({
    minBar: bar(edges[index - 1] ?? lowest),
    maxBar: bar(edges[index] ?? highest),
    dropletClass,
  }));
}

const squareRootLaw = assumed('The law of flow through an orifice; no table was found.');
const nominalFlow = assumed(
  'The nominal flow of its ISO size; the maker’s own table was not read.',
);
const equalFlow = assumed(
  'Worked out as a round hole of the same flow; no maker prints the narrower free passage.',
);

/** A series has one source: whatever is stated of a tip came from there. */
function sourcesOf(
  tip: TipFacts,
  { source }: NozzleSeriesFacts,
  swath: unknown,
): Nozzle['sources'] {
  const flow: FactSource = tip.flowIsNominal === true ? nominalFlow : source;
  return {
    type: source,
    flowExponent: tip.flowLPerMin === null ? squareRootLaw : source,
    ...(tip.flowLPerMin !== null && { flowLPerMin: flow, atBar: flow, orificeMm: equalFlow }),
    ...(tip.droplets !== undefined && { dropletBands: source }),
    ...(swath !== undefined && { swathM: source }),
    pressureBar: source,
  };
}

/**
 * The flow of a tip, the pressure it is stated at and its opening; all null where no flow was
 * found.
 */
function flowFacts({ flowLPerMin, atBar: own }: TipFacts, { atBar: shared }: NozzleSeriesFacts) {
  const atBar = own ?? shared;
  if (flowLPerMin === null || atBar === null)
    return { flowLPerMin: null, atBar: null, orificeMm: null };
  return {
    flowLPerMin: litresPerMinute(flowLPerMin),
    atBar: bar(atBar),
    orificeMm: orificeOfEqualFlow(flowLPerMin, atBar),
  };
}

function buildNozzle(tip: TipFacts, series: NozzleSeriesFacts): Nozzle {
  const pressureBar = tip.pressureBar ?? series.pressureBar;
  const swathM = tip.swathM ?? series.swathM;
  return {
    id: tip.id,
    maker: series.maker,
    series: series.series,
    model: tip.model,
    type: series.type,
    angleDeg: tip.angleDeg ?? series.angleDeg,
    isoSize: tip.isoSize,
    ...flowFacts(tip, series),
    minBar: pressureBar === null ? null : bar(pressureBar[0]),
    maxBar: pressureBar === null ? null : bar(pressureBar[1]),
    flowExponent: tip.flowExponent ?? 0.5,
    dropletStandard: tip.droplets === undefined ? null : series.dropletStandard,
    dropletBands: dropletBands(tip.droplets, pressureBar),
    swathM: swathM === undefined ? null : [metres(swathM[0]), metres(swathM[1])],
    sources: sourcesOf(tip, series, swathM),
  };
}

/** Every tip of a maker's table as the engine knows it. */
export const buildNozzles = (series: NozzleSeriesFacts): Nozzle[] =>
  series.tips.map((tip) => buildNozzle(tip, series));
