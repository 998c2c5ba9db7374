import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { ScreenBar } from '../../ui/layout/ScreenBar.tsx';
import { showAccount } from '../../session/accountPanel.ts';
import { type Workspace, ownerOf } from '../../sync/workspace/Workspace.ts';
import { workspaceStore } from '../../sync/workspace/workspaceStore.ts';
import { useFarms } from '../../sync/workspace/useFarms.ts';
import { useWorkspace } from '../../sync/useWorkspace.ts';
import { paths } from '../../device/navigation/paths.ts';
import { appWords } from '../../i18n/made/en/app/appWords.ts';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { FarmPeople } from './FarmPeople.tsx';
import { WorkspaceSwitcher } from './WorkspaceSwitcher.tsx';
import { RolesSheet } from './RolesSheet.tsx';
import styles from './people.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { useKnownRole } from '../../sync/workspace/knownRole.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import type { Farm } from './Farm.ts';
import { FarmAffairs } from './FarmSheet.tsx';
import { Invites } from './Invites.tsx';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { useSync } from '../../sync/syncState.ts';
import { failureText } from './failureText.ts';
import { loadFarmCalls } from './loadFarmCalls.ts';

/**
 * A hook. The name of the farm in use. Until the list of farms is read it comes from the workspace:
 * an invite made before that must not be for a farm without a name.
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

/** Loaded only for members of a farm: nobody else can share a device. */
const SharedDevice = onDemand(
  async () => (await import('../sharedDevice/SharedDevice.tsx')).SharedDevice,
);

/** Other ways into a farm: open links, the device in the shed, and giving it what one had alone. */
function FarmWays({ farm }: { readonly farm: Farm }) {
  const role = useKnownRole(ownerOf(farm));
  const runs = usePermission('people');
  const isOwner = usePermission('owners');
  return (
    <>
      {runs && <Invites farm={farm} />}
      {role !== null && (
        <Awaited fallback={null}>
          <SharedDevice farm={farm} role={role} />
        </Awaited>
      )}
      {runs && (
        <div className="stack-1 padding-top-2">
          <GiveToFarm farm={farm} />
        </div>
      )}
      <FarmAffairs farm={farm} isOwner={isOwner} />
    </>
  );
}

/** Copies what somebody had alone into the farm. */
function GiveToFarm({ farm: { uid, farmId } }: { readonly farm: Farm }) {
  const [told, setTold] = useState('');
  const { giving: onItsWay } = useSync();
  const isOfThis = onItsWay?.uid === uid && onItsWay.farmId === farmId;
  const give = (): Promise<string | null> =>
    failureText(async () => {
      const calls = await loadFarmCalls();
      const done = await calls.give(uid, farmId);
      if (done !== null) setTold(peopleWords.given(done.given, done.there));
    });
  return (
    <SubmitForm
      word={isOfThis ? peopleWords.giveOn : peopleWords.give}
      busyWord={peopleWords.giving}
      refusedWord={peopleWords.notDone}
      look="plain"
      onSubmit={give}
      note={
        <p role="status">
          {isOfThis
            ? onItsWay.count === null
              ? peopleWords.giveBegun
              : peopleWords.giveLeft(onItsWay.count.left, onItsWay.count.total)
            : told}
        </p>
      }
    >
      <p className="quiet">{peopleWords.giveWhy}</p>
    </SubmitForm>
  );
}
