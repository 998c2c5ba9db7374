import { Button } from '../ui/Button.tsx';
import { mixWords } from '../i18n/made/en/mix/mixWords.ts';
import styles from './FirstUse.module.css';

interface FirstUseProps {
  readonly onSetMachine: () => void;
  readonly onOnlyTank: () => void;
}

/** Before anything is known of the sprayer: the one question that decides every amount. */
export function FirstUse({ onSetMachine, onOnlyTank }: FirstUseProps) {
  return (
    <section className={styles.first} aria-labelledby="which-machine">
      <p className="quiet">{mixWords.firstQuestion}</p>
      <h2 id="which-machine" className={styles.question}>
        {mixWords.whichMachine}
      </h2>
      <p className="quiet">{mixWords.nothingGuessed}</p>
      <Button look="primary" className={styles.action} onClick={onSetMachine}>
        {mixWords.setMachine}
      </Button>
      <Button className={styles.other} onClick={onOnlyTank}>
        {mixWords.onlyTank}
      </Button>
    </section>
  );
}
