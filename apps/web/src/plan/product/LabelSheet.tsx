import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { draftStore } from '../draft/draftStore.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { mixSheetWords } from '../../i18n/made/en/mix/mixSheetWords.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import styles from '../SheetFields.module.css';

interface LabelSheetProps {
  readonly form: MixForm;
  readonly productIds: readonly [string, string];
  readonly nameOf: (productId: string) => string;
  readonly onClose: () => void;
}

/** Lets the operator's label rule over the app's rule; what it says is kept beside the mix. */
export function LabelSheet({ form, productIds, nameOf, onClose }: LabelSheetProps) {
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <Sheet
      title={mixPlanWords.labelAllows}
      closeWord={mixWords.close}
      onClose={onClose}
      focusId="label-reason"
    >
      <div className={styles.fields}>
        <p>{productIds.map(nameOf).join(' + ')}</p>
        <TextField
          id="label-reason"
          label={mixSheetWords.labelAllowsReason}
          maxLength={200}
          value={reason}
          onText={setReason}
        />
        <p className={styles.hint}>{mixSheetWords.labelAllowsNote}</p>
        {given !== '' && (
          <Button
            look="primary"
            onClick={() => {
              const allowances = form.labelAllowances ?? [];
              draftStore.set('labelAllowances', [...allowances, { productIds, reason: given }]);
              onClose();
            }}
          >
            {mixSheetWords.allow}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
