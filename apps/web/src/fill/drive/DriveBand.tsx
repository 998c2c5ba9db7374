import type { GroundLimit } from '@mix/ground';
import { classNames } from '../../ui/classNames.ts';
import { Figure } from '../../ui/figures/Reading.tsx';
import { StopSign } from '../../ui/icons/StopSign.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { trackWords as words } from '../../i18n/made/en/farm/trackWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import type { DriveState } from './driveState.ts';
import styles from './drive.module.css';

interface DriveBandProps {
  readonly said: DriveState;
  readonly accuracyM: number | null;
  readonly hasPaddock: boolean;
}

/** The one figure of the drive, or why there is none. It never says that all is well. */
export function DriveBand({ said, accuracyM, hasPaddock }: DriveBandProps) {
  switch (said.kind) {
    case 'noPosition':
      return <Note text={words[said.why]} isWarning={said.why !== 'searching'} />;
    case 'vague':
      return <Note text={words.vague(quantityText(said.accuracyM, 'm', 0))} isWarning />;
    case 'noGround':
      return <Note text={hasPaddock ? words.noGround : words.noPaddock} isWarning={false} />;
    case 'in':
      return (
        <section className={classNames('spread-center', styles.band)} data-kind="in" role="alert">
          <div className={styles.why}>
            <StopSign size={48} />
            <div>
              <h2 className={styles.word}>{inWords(said.limit)}</h2>
              <p>
                {said.leftM > 0 && accuracyM !== null
                  ? words.mayBe(quantityText(accuracyM, 'm', 0))
                  : words.shutOffNow}
              </p>
            </div>
          </div>
        </section>
      );
    case 'ahead':
      return (
        <section
          className={classNames('spread-center', styles.band)}
          data-kind="ahead"
          role="alert"
        >
          <div className={styles.why}>
            <WarningIcon size={40} />
            <div>
              <h2 className={styles.word}>{aheadWords(said.limit)}</h2>
              <p>{words.shutOffIn}</p>
            </div>
          </div>
          <Metres figureM={said.figureM} />
        </section>
      );
    case 'far':
      return (
        <section className={classNames('spread-center', styles.band)} data-kind="far">
          <p className={styles.far}>
            {(said.isAhead ? words.next : words.nearest)[said.limit.kind]}
          </p>
          <Metres figureM={said.figureM} />
        </section>
      );
  }
}

/** Whole metres, rounded down: what is ahead is never nearer than the figure. */
const Metres = ({ figureM }: { readonly figureM: number }) => (
  <p className={classNames('push-end', styles.metres)}>
    <Figure {...shownFigure(Math.max(0, Math.floor(figureM)), 'm', 0)} size="hero" />
  </p>
);

function Note({ text, isWarning }: { readonly text: string; readonly isWarning: boolean }) {
  return (
    <section className={classNames('spread-center', styles.band)} data-kind="note" role="status">
      <p className={styles.note}>
        {isWarning && <WarningIcon size={32} />}
        <strong>{text}</strong>
      </p>
    </section>
  );
}

function inWords({ kind, keepM }: GroundLimit): string {
  if (keepM > 0) return words.inBuffer;
  return kind === 'part' ? words.inPart : words.outside;
}

function aheadWords({ kind, keepM }: GroundLimit): string {
  if (keepM > 0) return words.bufferAhead;
  return kind === 'part' ? words.partAhead : words.outlineAhead;
}
