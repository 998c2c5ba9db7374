import type { LocalTime } from '@mix/documents';
import { Link } from 'wouter';
import { buttonClass } from '../../../components/buttonClass.ts';
import { Notice } from '../../../components/notices/Notice.tsx';
import { paths } from '../../../navigation/paths.ts';
import { catchTestWords } from '../../../words/made/en/farm/catchTestWords.ts';
import { dayText } from '../../../words/figures/dateText.ts';

interface OldCatchTestProps {
  readonly at: LocalTime;
  readonly old: readonly (keyof typeof catchTestWords.ages)[];
}

/** Said before the plan, which goes by the table until the nozzles are caught again. */
export const OldCatchTest = ({ at, old }: OldCatchTestProps) => (
  <Notice
    kind="warning"
    word={catchTestWords.warning}
    title={catchTestWords.oldTitle}
    actions={
      <Link href={paths.catchTest} className={buttonClass('text')}>
        {catchTestWords.testAgain}
      </Link>
    }
  >
    {catchTestWords.oldOf(dayText(at.slice(0, 10)))}{' '}
    {old.map((age) => catchTestWords.ages[age]).join(' ')} {catchTestWords.usesTable}
  </Notice>
);
