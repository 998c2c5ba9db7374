import type { SeasonPlan } from '@mix/documents';
import { csvForm, csvText, type CsvColumn } from '../../device/files/csvText.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import type { CsvFile } from '../../ui/paper/ExportActions.tsx';

/** One product of one round on one paddock. Sums of a paddock and round stand with its first product. */
interface SeasonLine {
  readonly row: SeasonPlan['rows'][number];
  readonly cell: SeasonPlan['rows'][number]['cells'][number] | null;
  readonly product: SeasonPlan['rows'][number]['cells'][number]['round']['products'][number] | null;
  readonly isFirst: boolean;
}

const linesOf = ({ rows }: SeasonPlan): readonly SeasonLine[] =>
  rows.flatMap((row): readonly SeasonLine[] =>
    row.cells.length === 0
      ? [{ row, cell: null, product: null, isFirst: true }]
      : row.cells.flatMap((cell) =>
          cell.round.products.map((product, place) => ({
            row,
            cell,
            product,
            isFirst: place === 0,
          })),
        ),
  );

type Column = CsvColumn<SeasonLine>;

/** A column of the round on the paddock, filled once, so that the column can be added up. */
const ofCell = (
  heading: string,
  of: (line: SeasonLine & { readonly cell: NonNullable<SeasonLine['cell']> }) => number | null,
): Column => ({
  heading,
  kind: 'number',
  of: (line) => (line.cell === null || !line.isFirst ? null : of({ ...line, cell: line.cell })),
});

const overArea = (perHa: number | null | undefined, areaHa: number | null): number | null =>
  perHa == null || areaHa === null ? null : perHa * areaHa;

const amount = (unit: 'kg' | 'L'): Column => ({
  heading: `Product (${unit})`,
  kind: 'number',
  of: ({ row, product }) =>
    product?.perHa.unit === unit ? overArea(product.perHa.value, row.areaHa) : null,
});

const columns: readonly Column[] = [
  { heading: 'Paddock', kind: 'text', of: ({ row }) => row.name },
  { heading: 'Area (ha)', kind: 'number', of: ({ row, isFirst }) => (isFirst ? row.areaHa : null) },
  {
    heading: 'Nitrogen since July (kg/ha)',
    kind: 'number',
    of: ({ row, cell }) => (cell === row.cells[0] || cell === null ? row.recordedKgPerHa : null),
  },
  { heading: 'Round', kind: 'text', of: ({ cell }) => cell?.round.name ?? null },
  { heading: 'Day', kind: 'text', of: ({ cell }) => cell?.round.day ?? null },
  {
    heading: 'State',
    kind: 'text',
    of: ({ cell }) => (cell === null ? null : cell.done ? 'done' : 'planned'),
  },
  { heading: 'Product', kind: 'text', of: ({ product }) => product?.name ?? null },
  amount('kg'),
  amount('L'),
  ofCell('Nitrogen (kg/ha)', ({ cell }) => cell.round.nitrogenKgPerHa),
  ofCell('Water (L)', ({ cell, row }) => overArea(cell.round.applicationRateLPerHa, row.areaHa)),
  ofCell('Spraying (h)', ({ cell: { round }, row }) =>
    round.workRateHaPerH === null || round.workRateHaPerH === 0
      ? null
      : overArea(1 / round.workRateHaPerH, row.areaHa),
  ),
];

const cost = ofCell('Cost ($)', ({ cell, row }) => {
  const cents = overArea(cell.round.costCentsPerHa, row.areaHa);
  return cents === null ? null : Math.round(cents) / 100;
});

/** The season as a table for other programs. @param withMoney whether the reader may see money */
export const seasonFile = (season: SeasonPlan, withMoney: boolean): CsvFile => ({
  name: `season-${season.firstDay}-${season.lastDay}.csv`,
  text: csvText(
    linesOf(season),
    withMoney ? [...columns, cost] : columns,
    csvForm(reader.signs.decimal),
  ),
});
