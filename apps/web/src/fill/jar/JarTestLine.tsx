import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { InformationIcon } from '../../ui/icons/InformationIcon.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { jarWords } from '../../i18n/made/en/jar/jarWords.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import type { JarResult } from './JarResult.ts';
import styles from './jar.module.css';

interface JarTestLineProps {
  readonly result: JarResult;
  /** One line where there is little room: neither what was noted nor what it holds for. */
  readonly brief?: boolean;
}

/** What a jar of this very mix did, and when; a bad one comes with what to do. */
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
