import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { ScreenBar } from '../../ui/layout/ScreenBar.tsx';
import { showAccount } from '../../session/accountPanel.ts';
import type { Place } from '../../sync/workspace/Place.ts';
import { placeStore } from '../../sync/workspace/placeStore.ts';
import { useFarms } from '../../sync/workspace/useFarms.ts';
import { usePlace } from '../../sync/usePlace.ts';
import { paths } from '../../device/navigation/paths.ts';
import { appWords } from '../../i18n/made/en/app/appWords.ts';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { FarmPeople } from './FarmPeople.tsx';
import { FarmWays } from './FarmWays.tsx';
import { Places } from './Places.tsx';
import { RolesSheet } from './RolesSheet.tsx';
import styles from './people.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

/**
 * What the farm in use is called. The list of farms is read from the device: an invite that is made before
 * that must not be of a farm without a name.
 */
function useFarmName(place: Place | null, farms: ReturnType<typeof useFarms>): string {
  const inUse = useStore(placeStore, (state) => state.place);
  return soFar(farms).find(({ id }) => id === place?.farmId)?.name ?? inUse?.farmName ?? '';
}

/** Who works with whom: the people of the farm in use, and the farms of whoever holds this device. */
export function PeoplePage() {
  const place = usePlace();
  const farms = useFarms(place?.uid ?? null);
  const [rolesShown, setRolesShown] = useState(false);
  const farmName = useFarmName(place, farms);
  const farm =
    place === null || place.farmId === null
      ? null
      : { uid: place.uid, farmId: place.farmId, farmName };
  return (
    <>
      <ScreenBar
        title={farmPageWords.people}
        back={<BackLink to={paths.home} label={appWords.home} />}
        action={
          farm !== null && (
            <Button look="text" onClick={() => setRolesShown(true)}>
              {peopleWords.rolesTitle}
            </Button>
          )
        }
      />
      <Container width={farm === null ? 'text' : 'full'}>
        <div className={styles.page}>
          {place === null ? (
            <>
              <p>{peopleWords.signInFirst}</p>
              <Button look="primary" onClick={showAccount}>
                {peopleWords.signIn}
              </Button>
            </>
          ) : (
            <div className={styles.columns}>
              {farm !== null && <FarmPeople key={farm.farmId} farm={farm} />}
              <div className={styles.beside}>
                {farm !== null && <FarmWays key={farm.farmId} farm={farm} />}
                <Places place={place} farms={farms} />
              </div>
            </div>
          )}
        </div>
      </Container>
      {rolesShown && <RolesSheet onClose={() => setRolesShown(false)} />}
    </>
  );
}
