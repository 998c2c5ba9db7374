import { bar, litresPerMinute, metres, type DropletBand, type Nozzle } from '@mix/engine';
import { assumed } from './factSource.ts';
import type { DropletScale, NozzleSeriesFacts, TipFacts } from './NozzleSeriesFacts.ts';

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

/** A series has one source: whatever is stated of a tip came from there. */
function sourcesOf(tip: TipFacts, { swathM, source }: NozzleSeriesFacts): Nozzle['sources'] {
  return {
    type: source,
    flowExponent: tip.flowLPerMin === null ? squareRootLaw : source,
    ...(tip.flowLPerMin !== null && { flowLPerMin: source, atBar: source }),
    ...(tip.droplets !== undefined && { dropletBands: source }),
    ...(swathM !== undefined && { swathM: source }),
    pressureBar: source,
  };
}

/** Every tip of a maker's table as the engine knows it. */
export function buildNozzles(series: NozzleSeriesFacts): Nozzle[] {
  const { atBar, pressureBar, swathM } = series;
  return series.tips.map((tip) => ({
    id: tip.id,
    maker: series.maker,
    series: series.series,
    model: tip.model,
    type: series.type,
    angleDeg: series.angleDeg,
    isoSize: tip.isoSize,
    flowLPerMin: tip.flowLPerMin === null ? null : litresPerMinute(tip.flowLPerMin),
    atBar: atBar === null ? null : bar(atBar),
    minBar: pressureBar === null ? null : bar(pressureBar[0]),
    maxBar: pressureBar === null ? null : bar(pressureBar[1]),
    flowExponent: tip.flowExponent ?? 0.5,
    dropletStandard: series.dropletStandard,
    dropletBands: dropletBands(tip.droplets, pressureBar),
    swathM: swathM === undefined ? null : [metres(swathM[0]), metres(swathM[1])],
    orificeMm: null,
    sources: sourcesOf(tip, series),
  }));
}
