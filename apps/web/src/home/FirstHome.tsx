import { FirstMixPanel } from './FirstMixPanel.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import { SavedHere } from './SavedHere.tsx';
import { appWords } from '../i18n/made/en/app/appWords.ts';
import { firstHomeWords } from '../i18n/made/en/home/firstHomeWords.ts';
import styles from './FirstAnswers.module.css';

/** Home on a device that holds no work yet, and as it is drawn for every device at build time. */
export const FirstHome = () => (
  <HomeFrame strip={<SavedHere />} panel={<FirstMixPanel />}>
    <FirstAnswers />
  </HomeFrame>
);

/** For whoever has never seen a plan: what it asks for, and that it needs no signal. */
const FirstAnswers = () => (
  <>
    <section>
      <h2 className={styles.heading}>{firstHomeWords.fiveAnswers}</h2>
      <ol className={styles.answers}>
        {(
          [
            [firstHomeWords.machine, firstHomeWords.machineNote],
            [firstHomeWords.area, firstHomeWords.areaNote],
            [firstHomeWords.applicationRate, firstHomeWords.applicationRateNote],
            [firstHomeWords.waterTemperature, firstHomeWords.waterTemperatureNote],
            [appWords.products, firstHomeWords.productsNote],
          ] as const
        ).map(([name, note]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ol>
    </section>
    <section>
      <h2 className={styles.heading}>{firstHomeWords.works}</h2>
      <p className={styles.text}>{firstHomeWords.worksNote}</p>
    </section>
  </>
);
