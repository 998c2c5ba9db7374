import type { GroundPoint, Ring } from '@mix/ground';
import { useState, type ReactNode } from 'react';
import { onDemand } from '../ui/lazy/waiting.ts';
import { Button } from '../ui/Button.tsx';
import { Awaited } from '../ui/lazy/Awaited.tsx';
import { Container } from '../ui/layout/Container.tsx';
import { GroundMap, type MapGround, type MapLine, type MapSize } from '../ui/map/GroundMap.tsx';
import type { MapCorners } from '../ui/map/mapFeatures.ts';
import { useConfig } from '../device/config/useConfig.ts';
import { groundWords as words } from '../i18n/made/en/farm/groundWords.ts';
import styles from './ground.module.css';

const TileMap = onDemand(async () => (await import('../ui/map/TileMap.tsx')).TileMap);

interface MapBehindProps {
  readonly label: string;
  readonly grounds: readonly MapGround[];
  readonly hatched?: readonly (readonly Ring[])[];
  readonly lines?: readonly MapLine[];
  readonly fit?: readonly GroundPoint[];
  readonly size: MapSize;
  /** Corners that are moved over the map. */
  readonly corners?: MapCorners;
  /** The outlines without a map behind them; absent: drawn from the other properties. */
  readonly drawn?: ReactNode;
}

/** Outlines alone; with a map behind them on request, where the installation names a map. */
export function MapBehind({ drawn, ...props }: MapBehindProps) {
  const { mapStyleUrl } = useConfig();
  const [shown, setShown] = useState<'outlines' | 'map' | 'failed'>('outlines');
  const outlines = drawn ?? <GroundMap {...props} />;
  if (mapStyleUrl === null) return outlines;
  const fail = () => {
    setShown('failed');
  };
  // The arrows below must be in view together with the map, so nothing else stands between them.
  const isTight = shown === 'map' && props.corners !== undefined;
  return (
    <>
      {shown === 'map' ? (
        <Awaited fallback={outlines} failed={() => outlines}>
          <TileMap {...props} styleUrl={mapStyleUrl} onFailed={fail} />
        </Awaited>
      ) : (
        outlines
      )}
      <Container width="text">
        <div className={isTight ? undefined : styles.stack}>
          <Button
            look={isTight ? 'text' : 'plain'}
            onClick={() => {
              if (shown === 'map') setShown('outlines');
              else setShown(navigator.onLine ? 'map' : 'failed');
            }}
          >
            {shown === 'map' ? words.outlinesAlone : words.mapBehind}
          </Button>
          <p role="status" className="quiet">
            {shown === 'failed' && words.noMap}
            {shown !== 'failed' && !isTight && words.mapFrom(new URL(mapStyleUrl).host)}
          </p>
        </div>
      </Container>
    </>
  );
}
