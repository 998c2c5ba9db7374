import type { Track } from '@mix/documents';
import { useMemo, useState } from 'react';
import { writeTrack, type Stretch } from '@mix/ground';
import { Fact } from '../../ui/layout/Fact.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { Figure } from '../../ui/figures/Reading.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { saveFile } from '../../device/files/saveFile.ts';
import { useOneTrack } from '../../sync/device/shown/useOneTrack.ts';
import { trackWords as words } from '../../i18n/made/en/farm/trackWords.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { openStretches } from './LiveTrack.ts';
import { liveTrack } from './liveTracks.ts';
import { TrackMap } from './TrackMap.tsx';
import { trackOf } from './trackOf.ts';
import { areaText, trackFacts, trackNotes, trackWarnings } from './trackFacts.ts';
import { trackFigures } from './trackFigures.ts';
import styles from './RecordTrack.module.css';

interface RecordTrackProps {
  /** The id under which the track is kept; without a track nothing is shown. */
  readonly recordId: string;
  /** The name of what was sprayed, for a file and for those who do not see the picture. */
  readonly name: string;
}

/** The track of a record's job. */
export function RecordTrack({ recordId, name }: RecordTrackProps) {
  const kept = useOneTrack(recordId);
  return kept == null ? null : <ShownTrack track={kept.value} name={name} />;
}

/** The track of a job that is not recorded yet. */
export function JobTrack({ jobId, name }: { readonly jobId: string; readonly name: string }) {
  const [track] = useState(() => {
    const live = liveTrack(jobId);
    return live === null ? null : trackOf(live, deviceOffset);
  });
  return track === null ? null : <ShownTrack track={track} name={name} />;
}

interface ShownTrackProps {
  readonly track: Track;
  readonly name: string;
}

function ShownTrack({ track, name }: ShownTrackProps) {
  const stretches = useMemo(() => openStretches(track.stretches), [track]);
  const figures = useMemo(
    () => (stretches === null ? null : trackFigures(track, stretches)),
    [track, stretches],
  );
  if (stretches === null || figures === null) {
    return (
      <Section name={words.track}>
        <p>{words.notReadable}</p>
      </Section>
    );
  }
  const { coverage } = figures;
  return (
    <Section name={words.track}>
      <div className="stack-2 padding-top-2 shrink-items">
        <TrackMap
          label={words.mapOf(name)}
          ground={track.ground}
          coverage={coverage}
          stretches={stretches}
        />
        {coverage !== null && (
          <dl className={styles.share}>
            <Fact term={words.covered} termClass="quiet">
              <Figure
                {...shownFigure((coverage.coveredM2 / coverage.netM2) * 100, '%', 0)}
                size="large"
              />
            </Fact>
            <Fact term={words.once} termClass="quiet">
              <strong>{areaText(coverage.coveredM2)}</strong>{' '}
              {words.ofNet(areaText(coverage.netM2))}
            </Fact>
          </dl>
        )}
        {trackWarnings(track, figures).map((title) => (
          <Notice key={title} kind="warning" word={resultWords.warning} title={title} />
        ))}
        <dl className="border-top">
          {trackFacts(track, figures, words.twiceDrawn).map(([fact, value]) => (
            <Fact
              key={fact}
              term={fact}
              pairClass={classNames('spread-center border-bottom', styles.fact)}
              valueClass="strong"
            >
              {value}
            </Fact>
          ))}
        </dl>
        {trackNotes(track, figures).map((line) => (
          <p key={line} className="quiet">
            {line}
          </p>
        ))}
        <Button
          onClick={() => {
            const { file, content } = trackFile(track, stretches, name);
            saveFile(file, content);
          }}
        >
          {words.save}
        </Button>
      </div>
    </Section>
  );
}

/** A track, and the outline it was sprayed within, for another program. */
function trackFile(
  { ground, widthM, startedAt, endedAt }: Track,
  stretches: readonly Stretch[],
  name: string,
): { readonly file: string; readonly content: Blob } {
  const text = writeTrack(
    { name, widthM, startedAt, endedAt, outline: ground?.outline ?? null },
    stretches,
  );
  // File names know fewer characters than names of paddocks.
  const plain = name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim();
  return {
    file: `${plain === '' ? 'track' : plain} ${startedAt.slice(0, 10)}.geojson`,
    content: new Blob([text], { type: 'application/geo+json' }),
  };
}
