import { Link } from 'wouter';
import { buttonClass } from '../../../components/buttonClass.ts';
import { paths } from '../../../navigation/paths.ts';
import { seasonPlanWords } from '../../../words/made/en/farm/seasonPlanWords.ts';
import styles from './season.module.css';

/** A season is planned by paddocks: where there is none yet, the way to the first. */
export const NoPaddocks = () => (
  <p className={styles.quiet}>
    {seasonPlanWords.noPaddocks}{' '}
    <Link href={paths.ground} className={buttonClass('text')}>
      {seasonPlanWords.addPaddock}
    </Link>
  </p>
);
