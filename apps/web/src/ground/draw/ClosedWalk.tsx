import { Fact } from '../../ui/layout/Fact.tsx';
import { classNames } from '../../ui/classNames.ts';
import { DoneIcon } from '../../ui/icons/DoneIcon.tsx';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import type { OutlineDraft } from '../outlineDraft.ts';
import styles from '../ground.module.css';

const metres = (value: number): string => quantityText(value, 'm', 0);

/** Figures of the walk that has just been closed. */
export const ClosedWalk = ({
  closed,
}: {
  readonly closed: NonNullable<OutlineDraft['closed']>;
}) => (
  <>
    <p className={classNames('row-center', styles.done)}>
      <DoneIcon size={24} />
      <span>
        <strong>{words.closed}</strong> {words.closedBy(metres(closed.gapM))}
      </span>
    </p>
    <dl className={classNames('border-top', styles.rows)}>
      <Fact term={words.walked} valueClass="strong text-end">
        {words.walkedIn(metres(closed.lengthM), quantityText(closed.minutes, 'min', 0))}
      </Fact>
      <Fact term={words.accuracy} valueClass="strong text-end">
        {words.accuracyWorst(metres(closed.accuracyM), metres(closed.worstM))}
      </Fact>
    </dl>
  </>
);
