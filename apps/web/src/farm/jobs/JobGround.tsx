import type { JobTold, SprayedPaddock } from '@mix/documents';
import { buttonClass } from '../../ui/buttonClass.ts';
import { mapsLink, placeDegrees } from '../../device/position/mapsLink.ts';
import { TrackMap } from '../../records/track/TrackMap.tsx';
import { middleOf } from '../../weather/forecastPosition.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { groundWords } from '../../i18n/made/en/farm/groundWords.ts';
import { farmJobTitle } from './farmJobTexts.ts';

interface JobGroundProps {
  readonly told: JobTold;
  readonly ground: SprayedPaddock;
}

/** Where a job is: its outline, and the way there by the phone's own maps. */
export function JobGround({ told, ground }: JobGroundProps) {
  const name = farmJobTitle(told);
  const middle = middleOf(ground.outline);
  return (
    <div className="stack-1">
      <TrackMap
        label={groundWords.mapOf(name)}
        ground={ground}
        coverage={null}
        stretches={[]}
        height={200}
      />
      {middle !== null && (
        <a href={mapsLink(middle, name, navigator.userAgent)} className={buttonClass()}>
          {farmJobWords.wayThere}
        </a>
      )}
      {middle !== null && <p className="quiet">{placeDegrees(middle).replace(',', ', ')}</p>}
    </div>
  );
}
