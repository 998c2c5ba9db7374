import { convertUnit, shownUnit } from '@mix/engine';
import { TableView } from '../../ui/figures/TableView.tsx';
import { seasonPlanWords } from '../../i18n/made/en/farm/seasonPlanWords.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { roundMoneyText } from '../../i18n/figures/moneyText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import type { costByPaddock, PlaceCost } from '../cost/costByPaddock.ts';
import { knownText } from './seasonText.ts';

/** Nothing was sprayed, or nothing is planned: no nought that somebody counted. */
const NONE = '–';

/** Whether anything was sprayed or is planned. */
const hasCost = ({ done, planned }: PlaceCost): boolean =>
  done.of > 0 || planned.sum > 0 || planned.unknown > 0;

function cellsOf({ name, areaHa, done, planned }: PlaceCost, called: string | null) {
  const perArea = areaHa === null || areaHa <= 0 ? null : areaHa;
  const unitHa = convertUnit(1, shownUnit('ha', reader.system), 'ha');
  return {
    place: called ?? name ?? reportWords.notSaid,
    done: done.of === 0 ? NONE : knownText(done, roundMoneyText),
    planned: planned.sum === 0 && planned.unknown === 0 ? NONE : knownText(planned, roundMoneyText),
    perArea:
      perArea === null || done.of === 0
        ? NONE
        : knownText({ ...done, sum: (done.sum / perArea) * unitHa }, roundMoneyText),
  };
}

/** What each paddock cost since July and still costs until June: for those who may see money. */
export function CostByPaddock({ places, farm }: ReturnType<typeof costByPaddock>) {
  if (!hasCost(farm)) return null;
  return (
    <div className="padding-top-2">
      <TableView
        caption={seasonPlanWords.costByPaddock}
        columns={[
          { key: 'place', heading: seasonPlanWords.paddocksOf },
          { key: 'done', heading: seasonPlanWords.soFar, align: 'end' },
          { key: 'planned', heading: seasonPlanWords.stillPlanned, align: 'end' },
          { key: 'perArea', heading: `$/${shownFigure(1, 'ha').unit}`, align: 'end' },
        ]}
        rows={places.filter(hasCost).map((one) => ({ id: one.key, cells: cellsOf(one, null) }))}
        footer={cellsOf(farm, seasonPlanWords.total)}
      />
      <p className="padding-top-1 quiet">{seasonPlanWords.costFrom}</p>
    </div>
  );
}
