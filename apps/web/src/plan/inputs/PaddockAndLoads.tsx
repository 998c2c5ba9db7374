import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import type { MixView } from '../planning/useMix.ts';
import styles from './MixFields.module.css';
import type { OnSheet } from '../OpenSheet.ts';

interface PaddockAndLoadsProps {
  readonly mix: MixView;
  readonly onSheet: OnSheet;
}

/** Where the job is, and how many loads it takes: each opens its sheet. */
export function PaddockAndLoads({ mix, onSheet }: PaddockAndLoadsProps) {
  const { plan, paddock, form } = mix;
  const loads = plan === null ? mixWords.notSet : numberText(plan.loadCount);
  return (
    <div className={styles.boxes}>
      <LinkBox
        label={mixWords.paddock}
        value={paddock?.name ?? mixWords.notSet}
        onOpen={() => onSheet({ name: 'paddock' })}
      />
      <LinkBox
        label={mixWords.loadCount}
        value={form.linked?.held === 'loadCount' ? mixWords.held(loads) : loads}
        onOpen={() => onSheet({ name: 'loads' })}
      />
    </div>
  );
}

interface LinkBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onOpen: () => void;
}

const LinkBox = ({ label, value, onOpen }: LinkBoxProps) => (
  <button type="button" className={styles.link} onClick={onOpen}>
    <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
  </button>
);
