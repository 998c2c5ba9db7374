import type { Paddock } from '@mix/documents';
import { localPlane, type GroundPoint, type Ring } from '@mix/ground';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { devicePosition } from '../../weather/forecastPosition.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { squareAt } from './ringEdit.ts';
import styles from '../ground.module.css';

const SIDE_M = 200;

/** A point east of all outlines, so that the new one lies on none of them. */
function placeBeside(points: readonly GroundPoint[]): GroundPoint | null {
  const [origin] = points;
  if (origin === undefined) return null;
  const plane = localPlane(origin);
  const places = points.map(plane.toPlane);
  const eastM = Math.max(...places.map((place) => place.eastM)) + SIDE_M;
  return plane.toGround({ eastM, northM: places[0]?.northM ?? 0 });
}

interface StartOutlineProps {
  readonly kept: readonly KeptDocument<Paddock>[];
  readonly onStart: (square: Ring) => void;
}

/** Asks where a drawing begins: at this device, or beside the outlines already drawn. */
export function StartOutline({ kept, onStart }: StartOutlineProps) {
  const [isUnknown, setUnknown] = useState(false);
  const beside = placeBeside(
    kept.flatMap(({ value }) => (value.retired ? [] : (value.outline ?? []))),
  );
  return (
    <div className={styles.stack}>
      <p className="quiet">{words.startNote}</p>
      {beside !== null && (
        <Button look="primary" onClick={() => onStart(squareAt(beside, SIDE_M))}>
          {words.startBeside}
        </Button>
      )}
      <Button
        look={beside === null ? 'primary' : 'plain'}
        onClick={() => {
          void devicePosition().then((place) => {
            setUnknown(place === null);
            if (place !== null) onStart(squareAt(place, SIDE_M));
          });
        }}
      >
        {words.startHere}
      </Button>
      <p role="status">{isUnknown && words.noPlace}</p>
    </div>
  );
}
