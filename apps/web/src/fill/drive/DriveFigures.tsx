import type { Coverage } from '@mix/ground';
import { Fact } from '../../ui/layout/Fact.tsx';
import { Figure } from '../../ui/figures/Reading.tsx';
import { trackWords as words } from '../../i18n/made/en/farm/trackWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import styles from './drive.module.css';

const M2_PER_HA = 10_000;
const KM_PER_H = 3.6;

interface DriveFiguresProps {
  readonly coverage: Coverage | null;
  readonly speedMPerS: number | null;
}

/** How much of the paddock is covered, and how fast the sprayer goes. */
export function DriveFigures({ coverage, speedMPerS }: DriveFiguresProps) {
  const net = coverage === null ? null : quantityText(coverage.netM2 / M2_PER_HA, 'ha', 1);
  return (
    <dl className={styles.figures}>
      <Fact term={words.covered} termClass="quiet">
        {coverage === null ? (
          words.notKnown
        ) : (
          <Figure
            {...shownFigure((coverage.coveredM2 / coverage.netM2) * 100, '%', 0)}
            size="amount"
          />
        )}
      </Fact>
      {coverage !== null && net !== null && (
        <Fact term={words.ofArea(net)} termClass="quiet">
          <Figure {...shownFigure(coverage.coveredM2 / M2_PER_HA, 'ha', 1)} size="amount" />
        </Fact>
      )}
      <Fact term={words.speed} termClass="quiet">
        {speedMPerS === null ? (
          words.notKnown
        ) : (
          <Figure {...shownFigure(speedMPerS * KM_PER_H, 'km/h', 1)} size="amount" />
        )}
      </Fact>
    </dl>
  );
}
