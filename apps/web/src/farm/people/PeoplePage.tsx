import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { useWideScreen } from '../../ui/layout/useWideScreen.ts';
import { showAccount } from '../../session/accountPanel.ts';
import { ownerOf } from '../../sync/workspace/Workspace.ts';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { FarmPeople } from './FarmPeople.tsx';
import { WorkspaceSwitcher } from './WorkspaceSwitcher.tsx';
import { Roles } from './Roles.tsx';
import { RolesSheet } from './RolesSheet.tsx';
import styles from './people.module.css';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { useKnownRole } from '../../sync/workspace/knownRole.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import type { Farm } from './Farm.ts';
import { ClosedNote } from './ClosedNote.tsx';
import { FarmFrame } from '../../ui/farmPages/FarmFrame.tsx';
import { useFarmInUse } from './useFarmInUse.ts';
import { Invites } from './Invites.tsx';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { useSync } from '../../sync/syncState.ts';
import { failureText } from './failureText.ts';
import { loadFarmCalls } from './loadFarmCalls.ts';

/** Who works with whom: the people of the farm in use, and the farms of whoever holds this device. */
export function PeoplePage() {
  const { place, farm, farms } = useFarmInUse();
  const [rolesShown, setRolesShown] = useState(false);
  const isDesk = useWideScreen('lg');
  return (
    <FarmFrame
      title={farmPageWords.people}
      action={
        farm !== null && (
          <Button look="text" onClick={() => setRolesShown(true)}>
            {peopleWords.rolesTitle}
          </Button>
        )
      }
      pane={
        farm !== null ? undefined : place === null ? (
          <>
            <p className="padding-block-2">{peopleWords.signInFirst}</p>
            <Button look="primary" onClick={showAccount}>
              {peopleWords.signIn}
            </Button>
          </>
        ) : (
          <div className={styles.page}>
            <WorkspaceSwitcher place={place} farms={farms} />
          </div>
        )
      }
    >
      {farm === null ? (
        isDesk && <Roles />
      ) : (
        <Container>
          <div className={styles.page}>
            <div className={styles.columns}>
              <FarmPeople key={farm.farmId} farm={farm} />
              <div className={styles.beside}>
                <FarmWays key={farm.farmId} farm={farm} />
              </div>
            </div>
          </div>
        </Container>
      )}
      {rolesShown && <RolesSheet onClose={() => setRolesShown(false)} />}
    </FarmFrame>
  );
}

/** Loaded only for members of a farm: nobody else can share a device. */
const SharedDevice = onDemand(
  async () => (await import('../sharedDevice/SharedDevice.tsx')).SharedDevice,
);

/** Other ways into a farm: open links, the shared device, and giving it what one had alone. */
function FarmWays({ farm }: { readonly farm: Farm }) {
  const role = useKnownRole(ownerOf(farm));
  const runs = usePermission('people');
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
      <ClosedNote farm={farm} />
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
