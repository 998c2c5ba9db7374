import { Button } from '../../../components/Button.tsx';
import { soFar } from '../../../documents/arrival/Collected.ts';
import { goTo, hasChosenPlace } from '../../../documents/place/placeStore.ts';
import { useFarms } from '../../../documents/place/useFarms.ts';
import { useIsOwnAccount } from '../../../documents/shed/useIsOwnAccount.ts';
import { usePlace } from '../../../documents/usePlace.ts';
import { homeSeasonWords } from '../../../words/en/season/homeSeasonWords.ts';

/** On a device that is new to them, whoever works alone is told which farms they belong to. */
export function FarmOffer() {
  const place = usePlace();
  const isOwnAccount = useIsOwnAccount();
  const farms = soFar(useFarms(place?.uid ?? null)).filter(({ isLeft }) => !isLeft);
  if (place === null || place.farmId !== null || !isOwnAccount || hasChosenPlace()) return null;
  return (
    <>
      {farms.map(({ id, name }) => (
        <p key={id} role="status">
          {homeSeasonWords.belongTo(name)}{' '}
          <Button
            look="text"
            onClick={() => {
              goTo({ uid: place.uid, farmId: id, farmName: name });
            }}
          >
            {homeSeasonWords.workThere}
          </Button>
        </p>
      ))}
    </>
  );
}
