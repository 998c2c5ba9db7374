import type { MixPlan, MixProblem } from '@mix/engine';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { loadsText } from '../planning/loadsHeadline.ts';
import { NotChecked, notChecked } from '../planning/TellMore.tsx';
import { worstWarning } from '../planning/worstWarning.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';
import styles from './ActionSummary.module.css';

interface ActionSummaryProps {
  readonly plan: MixPlan;
  readonly problems: readonly MixProblem[];
  readonly words: ProblemWords;
}

/** The loads about to be filled and the worst warning: no action is shown without them. */
export function ActionSummary({ plan, problems, words }: ActionSummaryProps) {
  const warning = worstWarning(problems, words);
  const isWarned = warning !== null || notChecked(problems) !== undefined;
  return (
    <div className={styles.summary} data-warned={isWarned || undefined}>
      <p className={styles.loads}>{loadsText(plan)}</p>
      {warning !== null && (
        <p className={styles.warning}>
          <WarningIcon size={20} />
          <span>{warning}</span>
        </p>
      )}
      <NotChecked problems={problems} words={words} />
    </div>
  );
}
