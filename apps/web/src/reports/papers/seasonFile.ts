import {
  needsOf,
  type Round,
  type SeasonPlan,
  type SeasonRow,
  type SeasonSum,
} from '@mix/documents';
import { csvForm, csvText, type CsvColumn } from '../../device/files/csvText.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import type { CsvFile } from '../../ui/paper/ExportActions.tsx';
import { rowsOfRound, workOn, type SeasonWork } from '../season/seasonWork.ts';

/** One product of some work on one paddock. Sums of the work stand with its first product. */
interface SeasonLine {
  readonly row: SeasonRow;
  readonly work: SeasonWork | null;
  readonly product: SeasonWork['round']['products'][number] | null;
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
      work.round.products.map((product, place) => ({
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

const overArea = (perHa: number, areaHa: number | null): number | null =>
  areaHa === null ? null : perHa * areaHa;

/** A lower bound is no figure to add up. */
const whole = ({ sum, unknown }: SeasonSum): number | null => (unknown > 0 ? null : sum);

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
  ofWork('Nitrogen (kg/ha)', ({ round }) => round.nitrogenKgPerHa),
  ofWork('Spray (L)', ({ round, areaHa }) => overArea(round.applicationRateLPerHa, areaHa)),
  ofWork('Spraying (h)', (work) => whole(needsOf([work]).hours)),
];

const cost = ofWork('Cost ($)', (work) => {
  const cents = whole(needsOf([work]).cents);
  return cents === null ? null : Math.round(cents) / 100;
});

/** One round of the season as a table. */
export const roundFile = (
  season: SeasonPlan,
  { id, value }: { readonly id: string; readonly value: Round },
  withMoney: boolean,
): CsvFile => ({
  ...seasonFile({ ...season, rows: rowsOfRound(season, id) }, withMoney),
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
