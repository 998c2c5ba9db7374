import type { Coverage, Stretch } from '@mix/ground';
import type { FittedMap } from '../../ui/map/fitMap.ts';
import type { DeviceFix } from '../../device/position/usePosition.ts';
import type { TrackSubject } from '../../records/track/LiveTrack.ts';
import { TrackMap } from '../../records/track/TrackMap.tsx';
import { useNeighbours } from './useTrackSubject.ts';
import styles from './drive.module.css';

interface DriveMapProps {
  readonly label: string;
  /** Null: the paddock is not one of the owner's own. */
  readonly paddockId: string | null;
  readonly subject: TrackSubject;
  readonly coverage: Coverage | null;
  readonly stretches: readonly Stretch[];
  readonly here: DeviceFix | null;
  readonly heading: number | null;
}

/** A map of what is sprayed already, and of the sprayer with its boom. */
export function DriveMap({ here, heading, paddockId, subject, ...map }: DriveMapProps) {
  const { ground, widthM } = subject;
  return (
    <TrackMap
      {...map}
      ground={ground}
      neighbours={useNeighbours(paddockId)}
      height={300}
      over={(fitted) =>
        here !== null && <Sprayer map={fitted} here={here} heading={heading} widthM={widthM} />
      }
    />
  );
}

interface SprayerProps extends Pick<DriveMapProps, 'heading'>, Pick<TrackSubject, 'widthM'> {
  readonly map: FittedMap;
  readonly here: DeviceFix;
}

function Sprayer({ map, here, heading, widthM }: SprayerProps) {
  const { x, y } = map.at(here);
  const around = here.accuracyM * map.perM;
  const half = ((widthM ?? 0) / 2) * map.perM;
  return (
    <g>
      {around > 8 && <circle cx={x} cy={y} r={around} className={styles.around} />}
      {heading === null ? (
        <circle cx={x} cy={y} r="7" className={styles.sprayer} />
      ) : (
        <g transform={`translate(${x} ${y}) rotate(${(heading * 180) / Math.PI})`}>
          <path d={`M${-half} 0H${half}`} className={styles.boom} />
          <path d="M0 -14L9 10H-9Z" className={styles.sprayer} />
        </g>
      )}
    </g>
  );
}
