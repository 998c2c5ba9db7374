import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { showAccount } from '../../session/accountPanel.ts';
import { useOpenSession } from '../../session/useOpenSession.ts';
import { useKnownRole } from '../../sync/workspace/knownRole.ts';
import { ownerOf } from '../../sync/workspace/Workspace.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { pageLife } from '../../ui/lazy/pageLife.ts';
import { RowButton } from '../../ui/layout/RowLink.tsx';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { farmHubWords } from '../../i18n/made/en/farm/farmHubWords.ts';
import { farmSettingsWords } from '../../i18n/made/en/farm/farmSettingsWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import type { Farm } from './Farm.ts';
import { ClosedNote, FarmSheet } from './FarmSheet.tsx';
import { useFarmInUse } from './useFarmInUse.ts';
import { WorkspaceSwitcher } from './WorkspaceSwitcher.tsx';
import styles from './people.module.css';

/** The farm in use by its name, what its reader is there, and the way to another one. */
export function FarmHead() {
  const { place, farm, farms } = useFarmInUse();
  const [isChanging, setChanging] = useState(false);
  // The page drawn at build time does not know whether the site has accounts.
  const isAlive = useStore(pageLife, (life) => life.isAlive);
  const hasAccounts = useOpenSession() !== null && isAlive;
  return (
    <div className={styles.head}>
      <div>
        <h2 className="title break-words">{farm === null ? peopleWords.alone : farm.farmName}</h2>
        {farm !== null && <RoleLine farm={farm} />}
        {place === null && hasAccounts && <p className="quiet">{farmHubWords.account}</p>}
      </div>
      {place === null ? (
        hasAccounts && (
          <Button small onClick={showAccount}>
            {accountWords.signIn}
          </Button>
        )
      ) : (
        <Button small onClick={() => setChanging(true)}>
          {farmHubWords.changeFarm}
        </Button>
      )}
      {farm !== null && <ClosedNote farm={farm} />}
      {isChanging && place !== null && (
        <Sheet
          title={farmHubWords.changeFarm}
          closeWord={accountWords.close}
          onClose={() => setChanging(false)}
        >
          <WorkspaceSwitcher place={place} farms={farms} />
        </Sheet>
      )}
    </div>
  );
}

function RoleLine({ farm }: { readonly farm: Farm }) {
  const role = useKnownRole(ownerOf(farm));
  return (
    <p className="quiet">{role === null ? peopleWords.roleNotKnown : peopleWords.roles[role]}</p>
  );
}

/** What owners settle about the farm itself. */
export function FarmSettingsRow() {
  const { farm } = useFarmInUse();
  const isOwner = usePermission('owners');
  const [isOpen, setOpen] = useState(false);
  if (farm === null || !isOwner) return null;
  return (
    <>
      <RowButton
        name={farmSettingsWords.title}
        note={farmHubWords.settingsNote}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <FarmSheet farm={farm} onClose={() => setOpen(false)} />}
    </>
  );
}
