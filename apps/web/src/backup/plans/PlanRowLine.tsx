import type { Product } from '@mix/engine';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import type { PlanRow } from '../../plan/spreadsheet/planRows.ts';
import type { RowContext } from '../../plan/spreadsheet/readRow.ts';
import { planSheetWords as words } from '../../i18n/made/en/farm/planSheetWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { RowProblems } from './RowProblems.tsx';
import styles from '../inAndOut.module.css';

interface PlanRowLineProps {
  readonly row: PlanRow;
  readonly products: readonly Product[];
  readonly soldUnder: RowContext['soldUnder'];
  /** Somebody leaves the row out, whether it is ready or not. */
  readonly isLeft: boolean;
  /** A mix of the row's name is kept already. */
  readonly replaces: boolean;
  readonly onTake: (isTaken: boolean) => void;
  readonly onMeaning: (text: string, meaning: string) => void;
}

/** One row: the mix it becomes, or what is wrong with it and the choices that settle it. */
export function PlanRowLine(props: PlanRowLineProps) {
  const { row, isLeft, replaces, onTake } = props;
  const { number, name, draft, problems } = row;
  const isReady = problems.length === 0;
  const figures = [
    draft.sprayAreaHa == null ? null : quantityText(draft.sprayAreaHa, 'ha'),
    draft.applicationRateLPerHa == null ? null : quantityText(draft.applicationRateLPerHa, 'L/ha'),
  ].filter((text) => text !== null);
  const text = (
    <span className={styles.grow}>
      {words.row(number, name)}
      <br />
      <span className="quiet break-words">{figures.join(', ')}</span>
      {replaces && isReady && !isLeft && (
        <>
          <br />
          <span className="quiet break-words">{words.replaces}</span>
        </>
      )}
    </span>
  );
  if (isReady || isLeft) {
    return (
      <li>
        <label className={styles.item}>
          <input
            type="checkbox"
            checked={!isLeft}
            onChange={({ currentTarget }) => onTake(currentTarget.checked)}
          />
          {text}
        </label>
      </li>
    );
  }
  return (
    <li>
      <p className={styles.item}>{text}</p>
      <RowProblems {...props} problems={problems} />
      <div className={classNames('row-wrap', styles.ways, styles.ofRow)}>
        <Button small onClick={() => onTake(false)}>
          {words.leaveOut(number)}
        </Button>
      </div>
    </li>
  );
}
