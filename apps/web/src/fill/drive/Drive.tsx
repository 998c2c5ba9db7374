import { useLocation } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import type { Job } from '../job/Job.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { trackWords as words } from '../../i18n/made/en/farm/trackWords.ts';
import { fillWords } from '../../i18n/made/en/fill/fillWords.ts';
import { fillOf } from '../fillOf.ts';
import { DriveBand } from './DriveBand.tsx';
import { DriveFigures } from './DriveFigures.tsx';
import { DriveHead } from './DriveHead.tsx';
import { DriveMap } from './DriveMap.tsx';
import { DriveNotes } from './DriveNotes.tsx';
import { useDriveAlarm } from './useDriveAlarm.ts';
import { useDriving, type Driving } from './useDriving.ts';
import styles from './drive.module.css';

/** A load is sprayed out: where it goes is kept, and limits are told of before they are reached. */
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
  // Nothing is red beside the band that says stop.
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
