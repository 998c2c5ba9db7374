import { Link } from 'wouter';
import { buttonClass } from '../../../components/buttonClass.ts';
import { Notice } from '../../../components/notices/Notice.tsx';
import type { CatchFlow } from './catchFlow.ts';
import { paths } from '../../../navigation/paths.ts';
import { catchTestWords } from '../../../words/en/farm/catchTestWords.ts';
import { dayText } from '../../../words/figures/dateText.ts';

/** Said before the plan, which goes by the table until the nozzles are caught again. */
export const OldCatchTest = ({ known: { at, old } }: { readonly known: CatchFlow }) => (
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
