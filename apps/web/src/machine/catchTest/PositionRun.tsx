import { positionSpeed, type PositionFix, type PositionSpeedProblem } from '@mix/engine';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { step } from './catchRunStore.ts';

/** An older browser, or a page without TLS, has no such interface. */
const geolocationOf = (
  device: Partial<Pick<Navigator, 'geolocation'>>,
): Navigator['geolocation'] | null => device.geolocation ?? null;

interface Followed {
  readonly fixes: readonly PositionFix[];
  readonly refused: boolean;
}

const NONE: Followed = { fixes: [], refused: false };

/** The speed by the phone's position, once it is sure enough; asked for only on request. */
export function PositionRun() {
  const [isOn, setIsOn] = useState(false);
  const [{ fixes, refused }, setFollowed] = useState(NONE);
  useEffect(() => {
    if (!isOn) return undefined;
    const from = geolocationOf(navigator);
    if (from === null) return undefined;
    const id = from.watchPosition(
      ({ coords, timestamp }) => {
        const fix = {
          latitudeDeg: coords.latitude,
          longitudeDeg: coords.longitude,
          accuracyM: coords.accuracy,
          atMs: timestamp,
        };
        setFollowed((before) => ({ ...before, fixes: [...before.fixes, fix] }));
      },
      ({ code, PERMISSION_DENIED }) => {
        // After any other error a position may still come.
        if (code === PERMISSION_DENIED) setFollowed((before) => ({ ...before, refused: true }));
      },
      { enableHighAccuracy: true, maximumAge: 0 },
    );
    return () => {
      from.clearWatch(id);
    };
  }, [isOn]);
  const toggle = () => {
    setFollowed(NONE);
    setIsOn(!isOn);
  };
  if (!isOn) {
    return (
      <Button look="text" onClick={toggle}>
        {catchTestWords.usePosition}
      </Button>
    );
  }
  const found = positionSpeed(fixes);
  return (
    <div aria-live="polite">
      <p className="quiet">
        {found.ok
          ? catchTestWords.position(
              quantityText(found.value.speedKmPerH, 'km/h', 1),
              quantityText(found.value.uncertaintyKmPerH, 'km/h', 1),
            )
          : whyText(refused || geolocationOf(navigator) === null ? 'refused' : found.problem)}
      </p>
      {found.ok && (
        <Button
          small
          onClick={() => {
            const { distanceM, seconds } = found.value;
            step((walk) => ({ ...walk, runs: [...walk.runs, { distanceM, seconds }] }));
            toggle();
          }}
        >
          {catchTestWords.takePosition}
        </Button>
      )}
      <Button look="text" onClick={toggle}>
        {catchTestWords.endPosition}
      </Button>
    </div>
  );
}

const whyText = (problem: PositionSpeedProblem | 'refused'): string =>
  catchTestWords.positionWhy[problem];
