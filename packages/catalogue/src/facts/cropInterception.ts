import { CROPS, type Crop, type CropInterception, type InterceptionStep } from '@mix/engine';
import { number, oneOf, readFacts, text, type TableRow } from '../tables/readTable.ts';
import { sourceId } from '../tables/sourceColumns.ts';

const pct = number(0, 100);

const columns = {
  plant: text,
  crop: oneOf(...CROPS),
  bbch00Pct: pct,
  bbch10Pct: pct,
  bbch20Pct: pct,
  bbch30Pct: pct,
  bbch40Pct: pct,
  bbch50Pct: pct,
  bbch60Pct: pct,
  bbch70Pct: pct,
  bbch80Pct: pct,
  bbch90Pct: pct,
  source: sourceId,
};

type Row = TableRow<typeof columns>;

const sharesOf = (row: Row): readonly number[] => [
  row.bbch00Pct,
  row.bbch10Pct,
  row.bbch20Pct,
  row.bbch30Pct,
  row.bbch40Pct,
  row.bbch50Pct,
  row.bbch60Pct,
  row.bbch70Pct,
  row.bbch80Pct,
  row.bbch90Pct,
];

/**
 * The highest share of the rows at each of ten stages, with the source of the first row that has
 * it. A stage with the same share as the last step is no step of its own.
 */
function highest(rows: readonly Row[]): readonly InterceptionStep[] {
  const steps: InterceptionStep[] = [];
  for (let tens = 0; tens < 10; tens += 1) {
    let sharePct = -1;
    let source = '';
    for (const row of rows) {
      const share = sharesOf(row)[tens] ?? sharePct;
      if (share <= sharePct) continue;
      sharePct = share;
      ({ source } = row);
    }
    if (steps.at(-1)?.[1] !== sharePct) steps.push([tens * 10, sharePct, source]);
  }
  return steps;
}

/**
 * The share of a spray that a crop intercepts. A crop of a draft can be several plants, and a plant
 * can be in two sources: at each stage the highest share counts, so that a lower share of another
 * plant takes no warning away.
 */
export const cropInterception: readonly CropInterception[] = [
  ...Map.groupBy<Crop, Row>(readFacts('cropInterception', columns), ({ crop }) => crop),
].map(([crop, rows]) => ({ crop, steps: highest(rows) }));
