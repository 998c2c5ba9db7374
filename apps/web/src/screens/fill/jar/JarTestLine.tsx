import { MINUTE_MS, useNow } from '../../../device/clock/useNow.ts';
import { InformationIcon } from '../../../components/icons/InformationIcon.tsx';
import { WarningIcon } from '../../../components/icons/WarningIcon.tsx';
import { fillWords } from '../../../words/en/fill/fillWords.ts';
import { momentText } from '../../../words/figures/dateText.ts';
import type { JarResult } from '../../../mix/jar/JarResult.ts';
import fillStyles from '../fill.module.css';
import jarStyles from './jar.module.css';

interface JarTestLineProps {
  readonly result: JarResult;
  /** One line where there is little room: neither what was noted nor what it holds for. */
  readonly brief?: boolean;
}

/** What a jar of this very mix did, and when; a bad one comes with what to do. */
export function JarTestLine({ result, brief = false }: JarTestLineProps) {
  const { verdict, atMs, notes } = result;
  const now = new Date(useNow(MINUTE_MS));
  const seen = fillWords.jarKept(fillWords.jarVerdict[verdict], momentText(new Date(atMs), now));
  return (
    <p className={fillStyles.note}>
      {verdict === 'mixes' ? <InformationIcon /> : <WarningIcon />}
      <span>
        {fillWords.jarTest}: {seen}.{verdict === 'doesNotMix' && ` ${fillWords.jarBad}`}
        {!brief && (
          <span className={fillStyles.quiet}>
            {notes !== null && <span className={jarStyles.said}>{notes}</span>}{' '}
            {fillWords.jarBrands}
          </span>
        )}
      </span>
    </p>
  );
}
