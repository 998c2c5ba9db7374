import { join } from 'node:path';
import type { NozzleSeriesFacts } from '../../NozzleSeriesFacts.ts';
import { number, oneOf, orNull, readTable, text } from '../../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../../tables/sourceColumns.ts';

const bar = number(0.3, 30);

const rows = readTable(join(import.meta.dirname, 'furtherNozzles.csv'), {
  id: text,
  maker: oneOf('Lechler', 'Hardi', 'ARAG', 'TeeJet'),
  series: text,
  model: text,
  type: text,
  angleDeg: number(30, 160),
  isoSize: orNull(text),
  flowLPerMin: number(0.05, 40),
  atBar: bar,
  minBar: bar,
  maxBar: bar,
  ...sourceColumns,
});

/** Tips whose makers' tables were read as somebody else had copied them: no droplets are taken from there. */
export const furtherNozzles: readonly NozzleSeriesFacts[] = rows.map((row) => ({
  maker: row.maker,
  series: row.series,
  type: row.type,
  angleDeg: row.angleDeg,
  atBar: row.atBar,
  pressureBar: [row.minBar, row.maxBar],
  dropletStandard: null,
  source: sourceOf(row),
  tips: [
    { id: row.id, model: row.model, isoSize: row.isoSize, flowLPerMin: row.flowLPerMin },
  ],
}));
