import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { AwaitedSheet } from '../../ui/lazy/AwaitedSheet.tsx';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { showAccount } from '../../session/accountPanel.ts';
import { useOpenSession } from '../../session/useOpenSession.ts';
import { useKnownRole } from '../../sync/workspace/knownRole.ts';
import { ownerOf } from '../../sync/workspace/Workspace.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { pageLife } from '../../ui/lazy/pageLife.ts';
import { RowButton } from '../../ui/farmPages/RowLink.tsx';
import { farmHubWords } from '../../i18n/made/en/farm/farmHubWords.ts';
import { farmSettingsWords } from '../../i18n/made/en/farm/farmSettingsWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import type { Farm } from './Farm.ts';
import { ClosedNote } from './ClosedNote.tsx';
import { useFarmInUse } from './useFarmInUse.ts';

const ChangeFarm = onDemand(async () => (await import('./peopleScreens.ts')).ChangeFarm);
const FarmSheet = onDemand(async () => (await import('./peopleScreens.ts')).FarmSheet);

/** The farm in use by its name, what its reader is there, and the way to another one. */
export function FarmHead() {
  const { place, farm, farms } = useFarmInUse();
  const [isChanging, setChanging] = useState(false);
  // The page drawn at build time does not know whether the site has accounts.
  const isAlive = useStore(pageLife, (life) => life.isAlive);
  const hasAccounts = useOpenSession() !== null && isAlive;
  return (
    <div className="spread-center padding-block-2 border-bottom">
      <div>
        <h2 className="title break-words">{farm === null ? peopleWords.alone : farm.farmName}</h2>
        {farm !== null && <RoleLine farm={farm} />}
        {place === null && hasAccounts && <p className="quiet">{farmHubWords.account}</p>}
      </div>
      {place === null ? (
        hasAccounts && (
          <Button small onClick={showAccount}>
            {peopleWords.signIn}
          </Button>
        )
      ) : (
        <Button small onClick={() => setChanging(true)}>
          {farmHubWords.changeFarm}
        </Button>
      )}
      {farm !== null && <ClosedNote farm={farm} />}
      {isChanging && place !== null && (
        <AwaitedSheet title={farmHubWords.changeFarm} onClose={() => setChanging(false)}>
          <ChangeFarm place={place} farms={farms} onClose={() => setChanging(false)} />
        </AwaitedSheet>
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
      {isOpen && (
        <AwaitedSheet title={farmSettingsWords.title} onClose={() => setOpen(false)}>
          <FarmSheet farm={farm} onClose={() => setOpen(false)} />
        </AwaitedSheet>
      )}
    </>
  );
}
