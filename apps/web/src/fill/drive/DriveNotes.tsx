import { useWakeLock } from '../../device/useWakeLock.ts';
import type { TrackSubject } from '../../records/track/LiveTrack.ts';
import { trackWords as words } from '../../i18n/made/en/farm/trackWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import styles from './drive.module.css';

interface DriveNotesProps {
  readonly subject: TrackSubject;
  readonly isOn: boolean;
  /** Whether the device keeps what is driven. */
  readonly isKept: boolean;
}

/** What the figures do not say. */
export function DriveNotes({
  subject: { ground, widthM, bufferM },
  isOn,
  isKept,
}: DriveNotesProps) {
  const awake = useWakeLock();
  return (
    <div className={styles.notes}>
      <p role="status">{!isOn && <strong>{words.isOff}</strong>}</p>
      {!isKept && (
        <p role="alert">
          <strong>{words.notKept}</strong>
        </p>
      )}
      {ground !== null && widthM === null && <p>{words.noWidth}</p>}
      {bufferM !== null && <p>{words.bufferFrom(quantityText(bufferM, 'm'))}</p>}
      {awake !== 'held' && awake !== 'pending' && <p>{words.keepOn}</p>}
      <p className="quiet">{words.advice}</p>
    </div>
  );
}
