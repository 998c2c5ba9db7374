import { RowLink } from '../../ui/farmPages/RowLink.tsx';
import { paths } from '../../device/navigation/paths.ts';
import { soFar, whole } from '../../sync/arrival/Collected.ts';
import { farmJobs } from '../../sync/farmJobs.ts';
import { members } from '../../sync/members.ts';
import { useWorkspace } from '../../sync/useWorkspace.ts';
import { arrivalWords } from '../../i18n/made/en/sync/arrivalWords.ts';
import { farmHubWords } from '../../i18n/made/en/farm/farmHubWords.ts';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { memberActivity } from '../handover/memberActivity.ts';

/** The way to the people of the farm, with who is filling just now. */
export function PeopleRow() {
  const isOnFarm = useWorkspace()?.farmId != null;
  return isOnFarm ? (
    <OfFarm />
  ) : (
    <RowLink to={paths.people} name={farmPageWords.people} note={farmHubWords.peopleAlone} />
  );
}

function OfFarm() {
  const people = whole(members.useAll());
  const jobs = soFar(farmJobs.useAll()).map(({ value }) => value);
  const filling = (people ?? []).filter(({ id }) => memberActivity(jobs, id)?.is === 'filling');
  return (
    <RowLink
      to={paths.people}
      name={farmPageWords.people}
      note={
        people === null
          ? arrivalWords.notHereYet
          : filling.length > 0
            ? filling
                .map(({ value }) => farmHubWords.filling(value.name ?? peopleWords.noName))
                .join(', ')
            : undefined
      }
      figure={people === null ? null : numberText(people.length, 0)}
    />
  );
}
