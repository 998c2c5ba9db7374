import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { BackLink } from '../../components/layout/BackLink.tsx';
import { Container } from '../../components/layout/Container.tsx';
import { ScreenBar } from '../../components/layout/ScreenBar.tsx';
import { showAccount } from '../../account/accountPanel.ts';
import { useFarms } from '../../documents/place/useFarms.ts';
import { usePlace } from '../../documents/usePlace.ts';
import { paths } from '../../navigation/paths.ts';
import { appWords } from '../../words/en/app/appWords.ts';
import { farmPageWords } from '../../words/en/farm/farmPageWords.ts';
import { peopleWords } from '../../words/en/farm/peopleWords.ts';
import { FarmPeople } from './FarmPeople.tsx';
import { Places } from './Places.tsx';
import { RolesSheet } from './RolesSheet.tsx';
import styles from './people.module.css';

/** Who works with whom: the people of the farm in use, and the farms of whoever holds this device. */
export function PeoplePage() {
  const place = usePlace();
  const farms = useFarms(place?.uid ?? null);
  const [rolesShown, setRolesShown] = useState(false);
  const name = farms?.find(({ id }) => id === place?.farmId)?.name ?? '';
  return (
    <>
      <ScreenBar
        title={farmPageWords.people}
        back={<BackLink to={paths.home} label={appWords.home} />}
        action={
          place?.farmId != null && (
            <Button
              look="text"
              onClick={() => {
                setRolesShown(true);
              }}
            >
              {peopleWords.rolesTitle}
            </Button>
          )
        }
      />
      <Container width="text">
        <div className={styles.page}>
          {place === null ? (
            <>
              <p>{peopleWords.signInFirst}</p>
              <Button look="primary" onClick={showAccount}>
                {peopleWords.signIn}
              </Button>
            </>
          ) : (
            <>
              {place.farmId !== null && (
                <FarmPeople
                  key={place.farmId}
                  farm={{ uid: place.uid, farmId: place.farmId, farmName: name }}
                />
              )}
              <Places place={place} farms={farms ?? []} />
            </>
          )}
        </div>
      </Container>
      {rolesShown && (
        <RolesSheet
          onClose={() => {
            setRolesShown(false);
          }}
        />
      )}
    </>
  );
}
