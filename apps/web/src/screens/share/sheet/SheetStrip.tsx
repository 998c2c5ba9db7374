import type { UnitId } from '@mix/engine';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { shareWords } from '../../../words/en/records/shareWords.ts';
import { loadColumns } from '../../../mix/planning/loadColumns.ts';
import type { SheetSubject } from './SheetSubject.ts';

/** The five figures the driver sets: loads, rate, speed, pressure, water temperature. */
export function SheetStrip({ subject }: { readonly subject: SheetSubject }) {
  const { draft, plan } = subject;
  const words = shareWords.sheet;
  const { sprayer } = plan;
  const figure = (value: number | null | undefined, unit: UnitId, decimals?: number): string =>
    value == null ? words.notSet : quantityText(value, unit, decimals);
  const loads = loadColumns(plan.loads)
    .map(({ from, to, load }) => shareWords.loadsOf(to - from + 1, quantityText(load.loadL, 'L')))
    .join(' + ');
  const cells: readonly (readonly [label: string, value: string])[] = [
    [words.loads, loads],
    [words.rate, quantityText(plan.applicationRateLPerHa, 'L/ha')],
    [words.speed, figure(sprayer?.travelSpeedKmPerH ?? draft.travelSpeedKmPerH, 'km/h')],
    [words.pressure, figure(sprayer?.pressureBar, 'bar', 1)],
    [words.waterTemperature, figure(draft.waterTemperatureC, '°C')],
  ];
  return (
    <dl className="strip">
      {cells.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
