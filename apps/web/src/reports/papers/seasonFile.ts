import type { Round, SeasonPlan, SeasonRow } from '@mix/documents';
import { csvForm, csvText, type CsvColumn } from '../../device/files/csvText.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import type { CsvFile } from '../../ui/paper/ExportActions.tsx';
import { workOn, type SeasonWork } from '../season/seasonWork.ts';

/** One product of some work on one paddock. Sums of the work stand with its first product. */
interface SeasonLine {
  readonly row: SeasonRow;
  readonly work: SeasonWork | null;
  readonly product: SeasonWork['perHa']['products'][number] | null;
  readonly isFirst: boolean;
  /** Whether it is the first line of its paddock. */
  readonly isFirstOfRow: boolean;
}

const linesOf = ({ rows }: SeasonPlan): readonly SeasonLine[] =>
  rows.flatMap((row): readonly SeasonLine[] => {
    const all = workOn(row);
    if (all.length === 0) {
      return [{ row, work: null, product: null, isFirst: true, isFirstOfRow: true }];
    }
    return all.flatMap((work, at) =>
      work.perHa.products.map((product, place) => ({
        row,
        work,
        product,
        isFirst: place === 0,
        isFirstOfRow: at === 0 && place === 0,
      })),
    );
  });

type Column = CsvColumn<SeasonLine>;

/** A column of the work, filled once, so that the column can be added up. */
const ofWork = (heading: string, of: (work: SeasonWork) => number | null): Column => ({
  heading,
  kind: 'number',
  of: ({ work, isFirst }) => (work === null || !isFirst ? null : of(work)),
});

const overArea = (perHa: number | null | undefined, areaHa: number | null): number | null =>
  perHa == null || areaHa === null ? null : perHa * areaHa;

const amount = (unit: 'kg' | 'L'): Column => ({
  heading: `Product (${unit})`,
  kind: 'number',
  of: ({ work, product }) =>
    product?.perHa.unit === unit ? overArea(product.perHa.value, work?.areaHa ?? null) : null,
});

const columns: readonly Column[] = [
  { heading: 'Paddock', kind: 'text', of: ({ row }) => row.name },
  {
    heading: 'Area (ha)',
    kind: 'number',
    of: ({ row, work, isFirst }) => (isFirst ? (work ?? row).areaHa : null),
  },
  {
    heading: 'Nitrogen since July (kg/ha)',
    kind: 'number',
    of: ({ row, isFirstOfRow }) => (isFirstOfRow ? row.recordedKgPerHa : null),
  },
  { heading: 'Round', kind: 'text', of: ({ work }) => work?.name ?? null },
  { heading: 'Day', kind: 'text', of: ({ work }) => work?.day ?? null },
  { heading: 'State', kind: 'text', of: ({ work }) => work?.state ?? null },
  { heading: 'Product', kind: 'text', of: ({ product }) => product?.name ?? null },
  amount('kg'),
  amount('L'),
  ofWork('Nitrogen (kg/ha)', ({ perHa }) => perHa.nitrogenKgPerHa),
  ofWork('Spray (L)', ({ perHa, areaHa }) => overArea(perHa.applicationRateLPerHa, areaHa)),
  ofWork('Spraying (h)', ({ perHa: { workRateHaPerH }, areaHa }) =>
    workRateHaPerH === null || workRateHaPerH === 0 ? null : overArea(1 / workRateHaPerH, areaHa),
  ),
];

const cost = ofWork('Cost ($)', ({ perHa, areaHa }) => {
  const cents = overArea(perHa.costCentsPerHa, areaHa);
  return cents === null ? null : Math.round(cents) / 100;
});

/** One round of the season as a table. */
export const roundFile = (
  season: SeasonPlan,
  { id, value }: { readonly id: string; readonly value: Round },
  withMoney: boolean,
): CsvFile => ({
  ...seasonFile(
    {
      ...season,
      rows: season.rows.flatMap((row) => {
        const cells = row.cells.filter(({ roundId }) => roundId === id);
        return cells.length === 0 ? [] : [{ ...row, cells, jobs: [] }];
      }),
    },
    withMoney,
  ),
  name: `round-${value.day}.csv`,
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
