import { localDay, momentOf, monthsLater } from '@mix/documents';
import { MINUTE_MS, useNow } from '../device/clock/useNow.ts';
import { dayOf } from '../device/localTime/dayOf.ts';
import { arrivalWords } from '../i18n/made/en/sync/arrivalWords.ts';
import { farmHubWords } from '../i18n/made/en/farm/farmHubWords.ts';
import { numberText } from '../i18n/figures/numberText.ts';
import { whole } from '../sync/arrival/Collected.ts';
import { catchTests } from '../sync/catchTests.ts';
import { savedMachines } from '../sync/savedMachines.ts';
import { RowLink } from '../ui/farmPages/RowLink.tsx';
import { machinesPath } from '../device/navigation/paths.ts';

const DAY_MS = 86_400_000;

/** The way to the machines, with their number and how old the latest catch test is. */
export function MachinesRow() {
  const kept = whole(catchTests.useAll());
  const machines = whole(savedMachines.useAll())?.length;
  const today = dayOf(new Date(useNow(MINUTE_MS)));
  const last = kept
    ?.map(({ value }) => value)
    .toSorted((a, b) => momentOf(b.at) - momentOf(a.at))[0];
  const days =
    last === undefined ? 0 : (Date.parse(today) - Date.parse(localDay(last.at))) / DAY_MS;
  return (
    <RowLink
      to={machinesPath}
      name={farmHubWords.machines}
      note={
        kept === null
          ? arrivalWords.notHereYet
          : last === undefined
            ? farmHubWords.notTested
            : farmHubWords.tested(days)
      }
      figure={machines === undefined ? null : numberText(machines, 0)}
      isWarning={last !== undefined && today > monthsLater(localDay(last.at), last.goodForMonths)}
    />
  );
}
