import { Reading } from '../../ui/figures/Reading.tsx';
import type { ZonePlan } from './zonePlan.ts';
import { zoneWords as words } from '../../i18n/made/en/farm/zoneWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import styles from '../ground.module.css';

/** From this ratio of the highest to the lowest rate on, the ratio of pressures is named. */
const WIDE = 1.2;

/** What all zones need together, or what is missing for that sum. */
export function ZoneTotal({ plan: { zones, rest, totals } }: { readonly plan: ZonePlan }) {
  if (totals === null) {
    const isMissing = [...zones, ...(rest === null ? [] : [rest])].some(
      ({ rateLPerHa }) => rateLPerHa === null,
    );
    return <p role="status">{isMissing ? words.missing : words.nothing}</p>;
  }
  const times = totals.mostLPerHa / totals.leastLPerHa;
  return (
    <>
      <div className={styles.hero}>
        <p>
          <span className="quiet">{words.spray}</span>
          <br />
          <Reading value={totals.volumeL} unit="L" decimals={0} size="large" />
        </p>
        <p className="quiet">
          {words.onAverage(
            quantityText(totals.areaHa, 'ha'),
            quantityText(totals.rateLPerHa, 'L/ha', 1),
          )}
        </p>
      </div>
      {times >= WIDE && (
        // Flow of a nozzle goes by the square root of its pressure.
        <p className={styles.uncertain}>
          {words.spread(numberText(times, 1), numberText(times ** 2, 1))}
        </p>
      )}
    </>
  );
}
