import type { JobResult } from '@mix/sharing';
import { classNames } from '../../ui/classNames.ts';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { ResultHandOver } from './ResultHandOver.tsx';
import styles from '../share.module.css';

interface AnswerSheetProps {
  readonly result: JobResult;
  readonly onClose: () => void;
}

/** A recorded job on its way back to whoever sent it: link, text, code. */
export function AnswerSheet({ result, onClose }: AnswerSheetProps) {
  return (
    <Sheet title={shareWords.sendBack} closeWord={shareWords.close} onClose={onClose}>
      <p className="padding-block-1 quiet">{shareWords.answerOfRecord}</p>
      <div className={classNames('stack-1 padding-top-2', styles.actions)}>
        <ResultHandOver result={result} isMain />
      </div>
    </Sheet>
  );
}
