import type { JobPlan, JobTold, LocalTime } from '@mix/documents';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { dayOfYearText, momentText } from '../../i18n/figures/dateText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { productNames } from '../../i18n/products/productNames.ts';

/** What a job is called: by its ground, else by its mix. */
export const farmJobTitle = ({ paddock, draft, products }: JobTold): string => {
  if (paddock !== null) return paddock.name;
  const ids = products.map(({ id }) => id);
  const names = ids.map(productNames({ products }, ids)).join(', ');
  return draft.name ?? (names === '' ? farmJobWords.unnamed : names);
};

/** "6.4 ha, 25 Nov" */
export const areaText = ({ plan, day }: JobTold): string =>
  farmJobWords.areaOn(
    quantityText(plan.sprayAreaHa, 'ha'),
    day === null ? farmJobWords.noDay : dayOfYearText(day),
  );

/** "3 loads, the largest 1,000 L" */
export const loadsText = ({ loadCount, loads }: JobPlan): string =>
  farmJobWords.loads(loadCount, tankVolumeText(Math.max(...loads.map(({ loadL }) => loadL))));

export const rateText = ({ tankCapacityL, applicationRateLPerHa }: JobPlan): string =>
  farmJobWords.rateOf(tankVolumeText(tankCapacityL), quantityText(applicationRateLPerHa, 'L/ha'));

/** "07:42" today, else the day, for a time of the place. */
export const timeText = (time: LocalTime, nowMs: number): string =>
  momentText(new Date(time), new Date(nowMs));
