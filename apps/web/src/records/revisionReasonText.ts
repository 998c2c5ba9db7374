import { CHOSEN_REASON, SENT_LATE_REASON } from '@mix/documents';
import { recordWords } from '../i18n/made/en/records/recordWords.ts';

/** Why a locked record was changed: as somebody said it, or the app's own reasons in the reader's language. */
export function revisionReasonText(reason: string): string {
  if (reason === SENT_LATE_REASON) return recordWords.sentLate;
  return reason === CHOSEN_REASON ? recordWords.chosen : reason;
}
