import type { Product } from '@mix/engine';
import type { ProductPath } from '../../../mix/draft/formPath.ts';
import { mixSheetWords as words } from '../../../words/en/mix/mixSheetWords.ts';
import { DraftField } from '../field/DraftField.tsx';
import type { MessageAt } from '../field/messageAt.ts';

interface YearFieldsProps {
  readonly path: ProductPath;
  readonly product: Product | null;
  readonly isLiquid: boolean;
  readonly messageAt: MessageAt;
}

/** What this ground had in the year before, where a label or a way of acting makes it matter. */
export function YearFields({ path, product, isLiquid, messageAt }: YearFieldsProps) {
  const times = { path: `${path}.applicationsBefore` } as const;
  const amount = { path: `${path}.appliedBeforePerHa`, unit: isLiquid ? 'L' : 'kg' } as const;
  const alike = { path: `${path}.sameActionBefore` } as const;
  const { mostApplicationsPerYear, mostPerHaPerYear } = product?.label ?? {};
  return (
    <>
      {mostApplicationsPerYear !== undefined && (
        <DraftField
          {...times}
          label={words.applicationsBefore}
          hint={words.beforeNote}
          message={messageAt(times)}
        />
      )}
      {mostPerHaPerYear !== undefined && (
        <DraftField
          {...amount}
          label={words.appliedBefore}
          hint={words.beforeNote}
          message={messageAt(amount)}
        />
      )}
      {product?.resistanceGroups !== undefined && (
        <DraftField
          {...alike}
          label={words.sameActionBefore}
          hint={words.beforeNote}
          message={messageAt(alike)}
        />
      )}
    </>
  );
}
