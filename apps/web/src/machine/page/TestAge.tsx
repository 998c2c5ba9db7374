import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { farmHubWords } from '../../i18n/made/en/farm/farmHubWords.ts';
import type { MachineTest } from './machineTest.ts';
import styles from './machines.module.css';

/** How old the catch test of a machine is; a triangle where the plan does not go by it any more. */
export const TestAge = ({ test }: { readonly test: MachineTest | null }) => (
  <span className={styles.age}>
    {test !== null && test.old.length > 0 && <WarningIcon size={16} />}
    <span>{test === null ? farmHubWords.notTested : farmHubWords.tested(test.days)}</span>
  </span>
);
