import { momentOf, type LocalTime } from '@mix/documents';
import { MINUTE_MS } from '../../device/clock/useNow.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { momentText, timeOfDayText } from '../../i18n/figures/dateText.ts';

/** After this a phone at the tank may be out of reach: its last step stays, nothing is guessed. */
const SILENT_MS = 15 * MINUTE_MS;

/** "seen 10:41", or "last seen" where the phone has been silent since. */
export const lastSeenText = (at: LocalTime, nowMs: number): string =>
  nowMs - momentOf(at) > SILENT_MS
    ? farmJobWords.lastSeen(momentText(new Date(at), new Date(nowMs)))
    : farmJobWords.seen(timeOfDayText(new Date(at)));
