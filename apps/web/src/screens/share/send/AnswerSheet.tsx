import type { JobResult } from '@mix/sharing';
import { adoptStyle } from '../../../components/adoptStyle.ts';
import { Sheet } from '../../../components/panels/Sheet.tsx';
import { shareWords } from '../../../words/en/records/shareWords.ts';
import { ResultHandOver } from './ResultHandOver.tsx';
import css from '../share.css?inline';

interface AnswerSheetProps {
  readonly result: JobResult;
  readonly onClose: () => void;
}

/** A recorded job on its way back to whoever sent it: link, text, code. */
export function AnswerSheet({ result, onClose }: AnswerSheetProps) {
  adoptStyle(css);
  return (
    <Sheet title={shareWords.sendBack} closeWord={shareWords.close} onClose={onClose}>
      <p className="share-note">{shareWords.answerOfRecord}</p>
      <div className="share-actions">
        <ResultHandOver result={result} isMain />
      </div>
    </Sheet>
  );
}
