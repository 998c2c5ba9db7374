import type { LocalTime } from '@mix/documents';
import { Link } from 'wouter';
import { buttonClass } from '../ui/buttonClass.ts';
import { Notice } from '../ui/notices/Notice.tsx';
import { paths } from '../device/navigation/paths.ts';
import { catchTestWords } from '../i18n/made/en/farm/catchTestWords.ts';
import { dayText } from '../i18n/figures/dateText.ts';

interface OldCatchTestProps {
  readonly at: LocalTime;
  readonly old: readonly (keyof typeof catchTestWords.ages)[];
}

/** Warns that the catch test is old: the plan uses the table until the nozzles are caught again. */
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
