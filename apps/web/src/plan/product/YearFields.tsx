import { countedLabel, type Product } from '@mix/engine';
import { useStore } from 'zustand';
import { draftStore } from '../draft/draftStore.ts';
import type { ProductPath } from '../draft/formPath.ts';
import { dayAfter, groundSprayings, lastDayOf } from '../planning/groundSprayings.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { mixSheetWords as words } from '../../i18n/made/en/mix/mixSheetWords.ts';
import { DraftField } from '../field/DraftField.tsx';

interface YearFieldsProps {
  readonly path: ProductPath;
  readonly product: Product | null;
  readonly isLiquid: boolean;
}

/** What this ground had in the year before, where a label or a way of acting makes it matter. */
export function YearFields({ path, product, isLiquid }: YearFieldsProps) {
  const times = { path: `${path}.applicationsBefore` } as const;
  const amount = { path: `${path}.appliedBeforePerHa`, unit: isLiquid ? 'L/ha' : 'kg/ha' } as const;
  const alike = { path: `${path}.sameActionBefore` } as const;
  const active = { path: `${path}.activeBeforeGPerHa` } as const;
  const since = { path: `${path}.daysSinceLast` } as const;
  const country = useStore(draftStore.form, ({ value }) => value.country ?? null);
  const label = product === null ? null : countedLabel(product, country);
  const { mostApplicationsPerYear, mostPerHaPerYear, applicationIntervalDays } = label ?? {};
  const last = useStore(groundSprayings, ({ known }) =>
    lastDayOf(known?.sprayings ?? [], product?.id),
  );
  return (
    <>
      {mostApplicationsPerYear !== undefined && (
        <DraftField {...times} label={words.applicationsBefore} hint={words.beforeNote} />
      )}
      {mostPerHaPerYear !== undefined && (
        <DraftField {...amount} label={words.appliedBefore} hint={words.beforeNote} />
      )}
      {label?.mostActiveGPerHaPerYear !== undefined && (
        <DraftField {...active} label={words.activeBefore} hint={words.beforeNote} />
      )}
      {applicationIntervalDays !== undefined && (
        <DraftField
          {...since}
          label={words.daysSinceLast}
          hint={
            last === null
              ? words.beforeNote
              : words.againFrom(dayText(last), dayText(dayAfter(last, applicationIntervalDays)))
          }
        />
      )}
      {product?.resistanceGroups !== undefined && (
        <DraftField {...alike} label={words.sameActionBefore} hint={words.beforeNote} />
      )}
    </>
  );
}
