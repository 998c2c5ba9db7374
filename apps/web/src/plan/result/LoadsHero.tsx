import type { MixPlan } from '@mix/engine';
import { Reading } from '../../ui/figures/Reading.tsx';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { loadGroups } from '../planning/loadGroups.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import styles from './LoadsHero.module.css';

interface LoadsHeroProps {
  readonly plan: MixPlan;
  /** Name of the paddock; null where none was chosen. */
  readonly place: string | null;
}

/** How many loads, and of how much: the answer that is looked for first. */
export function LoadsHero({ plan, place }: LoadsHeroProps) {
  const groups = loadGroups(plan);
  const [only] = groups;
  const staysL = plan.jobVolumeL - plan.sprayVolumeL;
  const areas = new Set(plan.loads.map(({ areaHa }) => areaHa));
  const sameArea = areas.size === 1 ? plan.loads[0]?.areaHa : undefined;
  return (
    <section className={styles.hero} aria-label={resultWords.loads}>
      <p className={styles.count}>{numberText(plan.loadCount)}</p>
      <div className={styles.words}>
        {groups.length === 1 && only !== undefined ? (
          <p className={styles.of}>
            {resultWords.loadWord(plan.loadCount)}{' '}
            <Reading value={only.loadL} unit="L" size="amount" />
          </p>
        ) : (
          <>
            <p className={styles.of}>{resultWords.loadsIn}</p>
            {groups.map(({ count, loadL }, place) => (
              <p key={place}>
                {numberText(count)} × <Reading value={loadL} unit="L" size="data" />
              </p>
            ))}
          </>
        )}
        {sameArea !== undefined && (
          <p className="quiet">
            {resultWords.hectaresEach(quantityText(sameArea, 'ha'), plan.loadCount)}
          </p>
        )}
        {place !== null && <p className="quiet">{place}</p>}
        {staysL > 0 && (
          <p className="quiet">{resultWords.staysInMachine(quantityText(staysL, 'L'))}</p>
        )}
      </div>
    </section>
  );
}
