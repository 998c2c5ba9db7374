import { Link } from 'wouter';
import { buttonClass } from '../ui/buttonClass.ts';
import { firstHomeWords } from '../i18n/made/en/home/firstHomeWords.ts';
import { examplePath, mixField } from '../device/navigation/paths.ts';
import { HomeFrame } from './HomeFrame.tsx';
import mixPanel from './mixes/MixPanel.module.css';
import styles from './FirstHome.module.css';
import { SavedHere } from './SavedHere.tsx';

/**
 * Home on a device that holds no work yet, and as it is drawn for every device at build time: the
 * first question of a plan at once.
 */
export const FirstHome = () => (
  <HomeFrame
    strip={<SavedHere />}
    panel={
      <section className={mixPanel.panel}>
        <div className="spread-baseline quiet">
          <h1 className={styles.name}>{firstHomeWords.planMix}</h1>
          <p>{firstHomeWords.firstQuestion}</p>
        </div>
        <h2 className={mixPanel.title}>{firstHomeWords.whichMachine}</h2>
        <Link href={mixField('machineId')} className={buttonClass('primary')}>
          {firstHomeWords.setMachine}
        </Link>
        <Link href={mixField('tankCapacityL')} className={buttonClass('plain')}>
          {firstHomeWords.onlyTank}
        </Link>
        <p>
          <Link href={examplePath} className={buttonClass('text')}>
            {firstHomeWords.openExample}
          </Link>
        </p>
      </section>
    }
  >
    <section>
      <h2 className={styles.heading}>{firstHomeWords.works}</h2>
      <p className={styles.text}>{firstHomeWords.worksNote}</p>
    </section>
  </HomeFrame>
);
