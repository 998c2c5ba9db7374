import { DROPLET_CLASSES, litresPerMinute, type Catalogue, type Nozzle } from '@mix/engine';
import { buildNozzles } from '../buildNozzles.ts';
import type { DropletScale, NozzleSeriesFacts, TipFacts } from '../NozzleSeriesFacts.ts';
import {
  CellFault,
  flag,
  number,
  oneOf,
  orNull,
  readFacts,
  readFactsOf,
  span,
  text,
  type Column,
} from '../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../tables/sourceColumns.ts';

const angle = orNull(number(0, 180));
const pressure = orNull(number(0.1, 30));
const width = orNull(number(0.1, 60));
const flow = number(0.01, 150);

const isClass = oneOf(...DROPLET_CLASSES);

/** Classes from the lowest pressure up, with the pressure in bar where one ends: `C 1.25 M 3.5 F`. */
const droplets: Column<DropletScale> = (cell) => {
  const [first = '', ...rest] = cell.split(' ');
  const begins = isClass(first);
  const goesOn = rest.map((part, at) => (at % 2 === 0 ? number(0.1, 30)(part) : isClass(part)));
  if (begins instanceof CellFault) return begins;
  const parts: (number | (typeof DROPLET_CLASSES)[number])[] = [];
  for (const part of goesOn) {
    if (part instanceof CellFault) return part;
    parts.push(part);
  }
  return rest.length % 2 === 0 ? [begins, ...parts] : new CellFault('a class at the end');
};

const seriesRows = readFacts('nozzleSeries', {
  id: text,
  maker: text,
  series: text,
  type: text,
  angleDeg: angle,
  atBar: pressure,
  minBar: pressure,
  maxBar: pressure,
  dropletStandard: orNull(oneOf('S572.1', 'S572.3', 'ISO 25358', 'BCPC')),
  swathMinM: width,
  swathMaxM: width,
  ...sourceColumns,
});

const tips = readFactsOf(
  'nozzles',
  {
    id: text,
    seriesId: text,
    model: text,
    isoSize: orNull(text),
    flowLPerMin: orNull(flow),
    flowIsNominal: flag,
    flowExponent: orNull(number(0.3, 0.7)),
    droplets: orNull(droplets),
    angleDeg: angle,
    atBar: pressure,
    minBar: pressure,
    maxBar: pressure,
    swathMinM: width,
    swathMaxM: width,
  },
  'seriesId',
  new Set(seriesRows.map(({ id }) => id)),
);

type TipRow = NonNullable<ReturnType<typeof tips.get>>[number];

/** What differs from the series is stated; the rest is left out. */
function tipFacts(row: TipRow): TipFacts {
  const pressureBar = span(row.minBar, row.maxBar, row.id);
  const swathM = span(row.swathMinM, row.swathMaxM, row.id);
  return {
    id: row.id,
    model: row.model,
    isoSize: row.isoSize,
    flowLPerMin: row.flowLPerMin,
    ...(row.flowExponent !== null && { flowExponent: row.flowExponent }),
    ...(row.droplets !== null && { droplets: row.droplets }),
    ...(row.atBar !== null && { atBar: row.atBar }),
    ...(pressureBar !== null && { pressureBar }),
    ...(row.angleDeg !== null && { angleDeg: row.angleDeg }),
    ...(swathM !== null && { swathM }),
    ...(row.flowIsNominal && { flowIsNominal: true as const }),
  };
}

const series: readonly NozzleSeriesFacts[] = seriesRows.map(
  ({ minBar, maxBar, swathMinM, swathMaxM, sources, assumed, note, ...row }) => {
    const swathM = span(swathMinM, swathMaxM, row.id);
    return {
      ...row,
      pressureBar: span(minBar, maxBar, row.id),
      ...(swathM !== null && { swathM }),
      source: sourceOf({ sources, assumed, note }),
      tips: (tips.get(row.id) ?? []).map(tipFacts),
    };
  },
);

/** Tips in the order of their series, each series one maker's table. */
export const nozzles: readonly Nozzle[] = series.flatMap(buildNozzles);

/** ISO 10625:2018 (S36); colours from 20 up could not be read. */
export const nozzleSizes: Catalogue['nozzleSizes'] = readFacts('nozzleSizes', {
  size: text,
  flowLPerMinAt3Bar: flow,
  colour: orNull(text),
}).map((row) => ({ ...row, flowLPerMinAt3Bar: litresPerMinute(row.flowLPerMinAt3Bar) }));
