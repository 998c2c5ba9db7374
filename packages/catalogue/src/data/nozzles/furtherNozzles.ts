import { join } from 'node:path';
import type { NozzleSeriesFacts, TipFacts } from '../../NozzleSeriesFacts.ts';
import { number, oneOf, orNull, readTable, text } from '../../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../../tables/sourceColumns.ts';
import { nozzleSizes } from '../nozzleSizes.ts';

const bar = orNull(number(0.3, 30));

const rows = readTable(join(import.meta.dirname, 'furtherNozzles.csv'), {
  id: text,
  maker: oneOf(
    'Lechler',
    'Hardi',
    'ARAG',
    'TeeJet',
    'Hypro',
    'Nozal',
    'Wilger',
    'Agrotop',
    'Billericay',
  ),
  series: text,
  model: text,
  type: text,
  angleDeg: orNull(number(30, 160)),
  isoSize: orNull(text),
  flowLPerMin: orNull(number(0.05, 40)),
  atBar: bar,
  minBar: bar,
  maxBar: bar,
  ...sourceColumns,
});

const nominalFlows: ReadonlyMap<string, number> = new Map(
  nozzleSizes.map(([size, flowLPerMinAt3Bar]) => [size, flowLPerMinAt3Bar]),
);

/** A row without a flow lets through what its ISO size says. */
function tipOf({ id, model, isoSize, flowLPerMin }: (typeof rows)[number]): TipFacts {
  if (flowLPerMin !== null) return { id, model, isoSize, flowLPerMin };
  const nominal = nominalFlows.get(isoSize ?? '') ?? null;
  return { id, model, isoSize, flowLPerMin: nominal, flowIsNominal: true };
}

/**
 * Tips whose makers' tables were read as somebody else had copied them, and those of which only the
 * series and the ISO sizes were: no droplets are taken from there.
 */
export const furtherNozzles: readonly NozzleSeriesFacts[] = rows.map((row) => ({
  maker: row.maker,
  series: row.series,
  type: row.type,
  angleDeg: row.angleDeg,
  atBar: row.atBar ?? 3,
  pressureBar: row.minBar === null || row.maxBar === null ? null : [row.minBar, row.maxBar],
  dropletStandard: null,
  source: sourceOf(row),
  tips: [tipOf(row)],
}));
