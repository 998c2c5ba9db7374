import { Link } from 'wouter';
import { buttonClass } from '../ui/buttonClass.ts';
import { firstHomeWords } from '../i18n/made/en/home/firstHomeWords.ts';
import { examplePath, paths } from '../device/navigation/paths.ts';
import styles from './mixes/MixPanel.module.css';

/** Stands in place of the work on a device that has none yet. */
export const FirstMixPanel = () => (
  <section className={styles.panel}>
    <h1 className={styles.title}>{firstHomeWords.planMix}</h1>
    <Link href={paths.mix} className={buttonClass('primary')}>
      {firstHomeWords.newMix}
    </Link>
    <Link href={examplePath} className={buttonClass('plain')}>
      {firstHomeWords.openExample}
    </Link>
  </section>
);
