import { WarningIcon } from '../../../components/icons/WarningIcon.tsx';
import type { DeviceStorageError } from '../../../documents/device/DeviceStorageError.ts';
import { dataWords } from '../../../words/en/account/dataWords.ts';
import { productEditorWords } from '../../../words/en/products/productEditorWords.ts';
import { columnName } from '../../../catalogue/own/columnName.ts';
import type { ProductFault } from '../../../catalogue/own/rowFaults.ts';

export type Outcome =
  | { readonly state: 'open' | 'checked' | 'saving' }
  | { readonly state: 'failed'; readonly code: DeviceStorageError['code'] };

interface EditorOutcomeProps {
  readonly outcome: Outcome;
  /** Those that stop it. */
  readonly faults: readonly ProductFault[];
  /** Fields whose text stands for no number. */
  readonly unread: readonly string[];
}

const WHY = { memory: 'memoryOnlyWhy', full: 'fullWhy', failed: 'failedWhy' } as const;

const columnOf = (fieldKey: string): string => fieldKey.replace(/\.\d+\.[01]$/, '');

/** Why it was not saved: what is to be settled, by name, or what this device refused. */
export function EditorOutcome({ outcome, faults, unread }: EditorOutcomeProps) {
  const names = [...new Set([...faults.map(({ key }) => key), ...unread].map(columnOf))].map(
    columnName,
  );
  const sentence =
    outcome.state === 'failed'
      ? `${dataWords.notSavedHere}. ${dataWords[WHY[outcome.code]]}`
      : outcome.state === 'checked' && names.length > 0
        ? `${productEditorWords.toSettle(names.length)}: ${names.join(', ')}.`
        : null;
  return (
    <div role="status" className="product-faults">
      {sentence !== null && (
        <p className="product-fault">
          <WarningIcon size={20} />
          <span>{sentence}</span>
        </p>
      )}
    </div>
  );
}
