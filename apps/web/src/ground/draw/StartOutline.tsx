import type { Paddock } from '@mix/documents';
import { MOST_ERROR_M } from '@mix/ground';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { useWideScreen } from '../../ui/layout/useWideScreen.ts';
import { GroundMap, type MapGround } from '../../ui/map/GroundMap.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { devicePosition } from '../../weather/forecastPosition.ts';
import { useFarmPlace } from '../../weather/forecastPosition.ts';
import { groundPaths } from '../../device/navigation/groundPaths.ts';
import { drawWords } from '../../i18n/made/en/farm/drawWords.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { GroundFrame, type GroundFrameProps } from '../GroundFrame.tsx';
import { viewAt, viewOf, type SheetView } from './sheetView.ts';
import { StartPlace } from './StartPlace.tsx';
import styles from '../ground.module.css';

interface StartOutlineProps {
  readonly frame: Pick<GroundFrameProps, 'title' | 'backTo' | 'action'>;
  readonly kept: readonly KeptDocument<Paddock>[];
  /** Takes what the sheet shows first. */
  readonly onStart: (view: SheetView) => void;
}

/** Asks where a drawing begins: at a place that is typed, beside the other paddocks, or at this device. */
export function StartOutline({ frame, kept, onStart }: StartOutlineProps) {
  const [isUnknown, setUnknown] = useState(false);
  const farmPlace = useFarmPlace();
  const isDesk = useWideScreen('md');
  const others = kept.flatMap(({ id, value }): MapGround[] =>
    value.retired || value.outline === null
      ? []
      : [{ key: id, ring: value.outline, look: 'plain', label: [value.name] }],
  );
  const beside = viewOf(others.flatMap(({ ring }) => ring));
  return (
    <GroundFrame
      {...frame}
      isAlone
      map={
        isDesk &&
        (beside === null ? (
          <div className={styles.sheet}>
            <Container>
              <p className="quiet padding-block-2">{drawWords.sheetLater}</p>
            </Container>
          </div>
        ) : (
          <GroundMap label={words.map} grounds={others} size="desk" />
        ))
      }
    >
      <h2>{drawWords.where}</h2>
      <StartPlace kept={kept} onStart={onStart} isNext />
      {beside !== null && <Button onClick={() => onStart(beside)}>{drawWords.startBeside}</Button>}
      {farmPlace !== null && (
        <Button onClick={() => onStart(viewAt(farmPlace))}>{drawWords.startFarm}</Button>
      )}
      <Button
        onClick={() => {
          void devicePosition(MOST_ERROR_M).then((place) => {
            setUnknown(place === null);
            if (place !== null) onStart(viewAt(place));
          });
        }}
      >
        {drawWords.startHere}
      </Button>
      <p role="status">{isUnknown && drawWords.noPlace(quantityText(MOST_ERROR_M, 'm', 0))}</p>
      <p className="quiet">{words.formats}</p>
      <Link href={groundPaths.file} className={buttonClass()}>
        {words.bringIn}
      </Link>
    </GroundFrame>
  );
}
