import { useLocation } from 'wouter';
import { UNCERTAIN_M } from '@mix/ground';
import { Button } from '../../ui/Button.tsx';
import type { Job } from '../job/Job.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { trackWords as words } from '../../i18n/made/en/farm/trackWords.ts';
import { fillWords } from '../../i18n/made/en/fill/fillWords.ts';
import { fillOf } from '../fillOf.ts';
import { DriveBand } from './DriveBand.tsx';
import { DriveFigures } from './DriveFigures.tsx';
import { DriveMap } from './DriveMap.tsx';
import { useDriveAlarm } from './useDriveAlarm.ts';
import { useDriving, type Driving } from './useDriving.ts';
import styles from './drive.module.css';
import { classNames } from '../../ui/classNames.ts';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { SunSwitch } from '../../ui/layout/SunSwitch.tsx';
import type { DeviceFix } from '../../device/position/usePosition.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { useWakeLock } from '../../device/useWakeLock.ts';
import type { TrackSubject } from '../../records/track/LiveTrack.ts';

/**
 * The screen for spraying out a load: the track is kept, and limits are told of before they are
 * reached.
 */
export function Drive({ job }: { readonly job: Job }) {
  const driving = useDriving(job);
  const { said, isOn, isKept, subject, fix, heading, coverage, stretches, load } = driving;
  useDriveAlarm(said.kind, isOn);
  const place = job.paddock?.name ?? words.job;
  return (
    <>
      <DriveHead place={place} load={fillWords.load(load, fillOf(job).loadCount)} fix={fix} />
      <div className={styles.body}>
        {(subject.ground !== null || stretches.length > 0) && (
          <DriveMap
            label={words.mapOf(place)}
            paddockId={job.paddock?.id ?? null}
            subject={subject}
            coverage={coverage}
            stretches={stretches}
            here={fix}
            heading={heading}
          />
        )}
        <DriveBand
          said={said}
          accuracyM={fix?.accuracyM ?? null}
          hasPaddock={job.paddock !== undefined}
        />
        <DriveFigures coverage={coverage} speedMPerS={driving.speedMPerS} />
        <DriveNotes subject={subject} isOn={isOn} isKept={isKept} />
      </div>
      <DriveFoot driving={driving} />
    </>
  );
}

function DriveFoot({
  driving: { said, isOn, isBegun, spray, stop },
}: {
  readonly driving: Driving;
}) {
  const [, navigate] = useLocation();
  // Beside the band that says stop no button is red.
  const look = said.kind === 'in' ? 'plain' : 'primary';
  return (
    <footer className={styles.foot}>
      {isOn ? (
        <>
          <Button onClick={stop}>{words.off}</Button>
          <Button
            look={look}
            onClick={() => {
              stop();
              navigate(jobPaths.fill);
            }}
          >
            {words.empty}
          </Button>
        </>
      ) : (
        <Button look={look} onClick={spray}>
          {isBegun ? words.onAgain : words.on}
        </Button>
      )}
    </footer>
  );
}

interface DriveHeadProps {
  readonly place: string;
  readonly load: string;
  readonly fix: DeviceFix | null;
}

/** The paddock, the load, and how sure the position is. */
const DriveHead = ({ place, load, fix }: DriveHeadProps) => (
  <header className={styles.head}>
    <BackLink to={jobPaths.fill} label={words.toFill} />
    <h1>
      {place}, <span className={styles.load}>{load}</span>
    </h1>
    <span className={classNames('row-center', styles.end)}>
      {fix !== null && (
        <span className={fix.accuracyM > UNCERTAIN_M ? styles.uncertain : undefined}>
          <span className="visually-hidden">{words.accuracy} </span>±{' '}
          {quantityText(fix.accuracyM, 'm', 0)}
        </span>
      )}
      <SunSwitch onPhone />
    </span>
  </header>
);

interface DriveNotesProps {
  readonly subject: TrackSubject;
  readonly isOn: boolean;
  /** Whether the device keeps the track. */
  readonly isKept: boolean;
}

/**
 * Notes beside the figures: the sprayer is off, the track is not kept, the width is not known, and
 * so on.
 */
function DriveNotes({ subject: { ground, widthM, bufferM }, isOn, isKept }: DriveNotesProps) {
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
