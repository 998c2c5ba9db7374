import { bar, litresPerMinute, metres, type DropletBand, type Nozzle } from '@mix/engine';
import type { DropletScale, NozzleSeriesFacts } from './NozzleSeriesFacts.ts';

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
    sources: { tip: series.source },
  }));
}
