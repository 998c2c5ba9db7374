import { useClosing } from '../../sync/farm/closingFarms.ts';
import { ownerOf } from '../../sync/workspace/Workspace.ts';
import { farmSettingsWords } from '../../i18n/made/en/farm/farmSettingsWords.ts';
import { dateText } from '../../i18n/figures/dateText.ts';
import type { Farm } from './Farm.ts';

/** Says to everybody who belongs to it that a farm is closed. */
export function ClosedNote({ farm }: { readonly farm: Farm }) {
  const erased = useClosing(ownerOf(farm));
  return erased === null ? null : (
    <p role="status">{farmSettingsWords.isClosed(dateText(erased))}</p>
  );
}
