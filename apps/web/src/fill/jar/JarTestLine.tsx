import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { InformationIcon } from '../../ui/icons/InformationIcon.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { jarWords } from '../../i18n/made/en/jar/jarWords.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import type { JarResult } from './JarResult.ts';
import styles from './jar.module.css';

interface JarTestLineProps {
  readonly result: JarResult;
  /**
   * One line where there is little room, without the notes and without what the result holds for.
   */
  readonly brief?: boolean;
}

/** The result of a jar test of this very mix, and when; a bad result comes with what to do. */
export function JarTestLine({ result, brief = false }: JarTestLineProps) {
  const { verdict, atMs, notes } = result;
  const now = new Date(useNow(MINUTE_MS));
  const seen = jarWords.kept(jarWords.verdict[verdict], momentText(new Date(atMs), now));
  return (
    <p className={styles.seen}>
      {verdict === 'mixes' ? <InformationIcon /> : <WarningIcon />}
      <span>
        {jarWords.test}: {seen}.{verdict === 'doesNotMix' && ` ${jarWords.bad}`}
        {!brief && (
          <span className="quiet">
            {notes !== null && <span className={styles.said}>{notes}</span>} {jarWords.brands}
          </span>
        )}
      </span>
    </p>
  );
}
