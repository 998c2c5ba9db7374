import { RowLink } from '../ui/farmPages/RowLink.tsx';
import { paths } from '../device/navigation/paths.ts';
import { whole } from '../sync/arrival/Collected.ts';
import { paddocks } from '../sync/paddocks.ts';
import { arrivalWords } from '../i18n/made/en/sync/arrivalWords.ts';
import { farmHubWords } from '../i18n/made/en/farm/farmHubWords.ts';
import { farmPageWords } from '../i18n/made/en/farm/farmPageWords.ts';
import { numberText } from '../i18n/figures/numberText.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';

/** The way to the paddocks, with their number and area. */
export function PaddocksRow() {
  const kept = whole(paddocks.useAll());
  const inUse = kept && kept.filter(({ value }) => !value.retired);
  const areasHa = inUse?.map(({ value }) => value.areaHa) ?? [];
  const totalHa = areasHa.reduce<number>((sum, ha) => sum + (ha ?? 0), 0);
  const area = quantityText(totalHa, 'ha', 1);
  return (
    <RowLink
      to={paths.ground}
      name={farmPageWords.ground}
      note={
        inUse === null
          ? arrivalWords.notHereYet
          : inUse.length === 0
            ? farmHubWords.empty
            : totalHa === 0
              ? undefined
              : // Where an area is missing the sum is only a lower bound.
                `${areasHa.includes(null) ? '≥ ' : ''}${area}`
      }
      figure={inUse === null ? null : numberText(inUse.length, 0)}
    />
  );
}
