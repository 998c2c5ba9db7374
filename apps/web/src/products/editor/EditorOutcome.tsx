import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import type { useSaving } from '../../ui/forms/useSaving.ts';
import { productEditorWords } from '../../i18n/made/en/products/productEditorWords.ts';
import { columnName } from '../own/columnName.ts';
import type { ProductFault } from '../own/rowFaults.ts';

interface EditorOutcomeProps extends Pick<ReturnType<typeof useSaving>, 'state' | 'refusal'> {
  /** Those that stop it. */
  readonly faults: readonly ProductFault[];
  /** Fields whose text stands for no number. */
  readonly unread: readonly string[];
}

const columnOf = (fieldKey: string): string => fieldKey.replace(/\.\d+\.[01]$/, '');

/** Why it was not saved: what is to be settled, by name, or what this device refused. */
export function EditorOutcome({ state, refusal, faults, unread }: EditorOutcomeProps) {
  const names = [...new Set([...faults.map(({ key }) => key), ...unread].map(columnOf))].map(
    columnName,
  );
  const sentence =
    state === 'unsettled' && names.length > 0
      ? `${productEditorWords.toSettle(names.length)}: ${names.join(', ')}.`
      : refusal;
  return (
    <div role="status">
      {sentence !== null && (
        <p className="row">
          <WarningIcon size={20} />
          <span>{sentence}</span>
        </p>
      )}
    </div>
  );
}
