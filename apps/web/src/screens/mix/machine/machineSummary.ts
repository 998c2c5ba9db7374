import type { Machine } from '@mix/engine';
import { quantityText } from '../../../words/figures/quantityText.ts';

/** A known machine in a line: its nominal tank and its widths. */
export function machineSummary({ nominalTankL, boomConfigurations }: Machine): string {
  const widths = boomConfigurations.flatMap(({ swathWidthM }) =>
    swathWidthM === null ? [] : [quantityText(swathWidthM, 'm')],
  );
  const tank = nominalTankL === null ? [] : [quantityText(nominalTankL, 'L')];
  return [...tank, [...new Set(widths)].join(' / ')].filter(Boolean).join(' · ');
}
