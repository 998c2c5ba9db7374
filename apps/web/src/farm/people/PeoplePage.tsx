import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { ScreenBar } from '../../ui/layout/ScreenBar.tsx';
import { showAccount } from '../../session/accountPanel.ts';
import type { Workspace } from '../../sync/workspace/Workspace.ts';
import { workspaceStore } from '../../sync/workspace/workspaceStore.ts';
import { useFarms } from '../../sync/workspace/useFarms.ts';
import { useWorkspace } from '../../sync/useWorkspace.ts';
import { paths } from '../../device/navigation/paths.ts';
import { appWords } from '../../i18n/made/en/app/appWords.ts';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { FarmPeople } from './FarmPeople.tsx';
import { FarmWays } from './FarmWays.tsx';
import { WorkspaceSwitcher } from './WorkspaceSwitcher.tsx';
import { RolesSheet } from './RolesSheet.tsx';
import styles from './people.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

/**
 * What the farm in use is called. The list of farms is read from the device: an invite that is made before
 * that must not be of a farm without a name.
 */
function useFarmName(place: Workspace | null, farms: ReturnType<typeof useFarms>): string {
  const inUse = useStore(workspaceStore, (state) => state.place);
  return soFar(farms).find(({ id }) => id === place?.farmId)?.name ?? inUse?.farmName ?? '';
}

/** Who works with whom: the people of the farm in use, and the farms of whoever holds this device. */
export function PeoplePage() {
  const place = useWorkspace();
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
                <WorkspaceSwitcher place={place} farms={farms} />
              </div>
            </div>
          )}
        </div>
      </Container>
      {rolesShown && <RolesSheet onClose={() => setRolesShown(false)} />}
    </>
  );
}
