import { Button } from '../../ui/Button.tsx';
import { browserStorage, readFromDevice } from '../../device/storage/deviceStorage.ts';
import { CHOSEN_KEY, switchWorkspace } from '../../sync/workspace/workspaceStore.ts';
import { useSync } from '../../sync/syncState.ts';
import { useWorkspace } from '../../sync/useWorkspace.ts';
import { homeSeasonWords } from '../../i18n/made/en/season/homeSeasonWords.ts';

/** On a device that is new to them, whoever works alone is told which farms they belong to. */
export function FarmOffer() {
  const place = useWorkspace();
  const { farms } = useSync();
  const hasChosen = readFromDevice(browserStorage(), CHOSEN_KEY) !== null;
  if (place === null || place.farmId !== null || hasChosen) return null;
  return (
    <>
      {farms.map(({ id, farmName }) => (
        <p key={id} role="status">
          {homeSeasonWords.belongTo(farmName)}{' '}
          <Button
            look="text"
            onClick={() => switchWorkspace({ uid: place.uid, farmId: id, farmName })}
          >
            {homeSeasonWords.workThere}
          </Button>
        </p>
      ))}
    </>
  );
}
