import { Link } from 'wouter';
import { appWords } from '../../../words/en/app/appWords.ts';
import { firstHomeWords } from '../../../words/en/home/firstHomeWords.ts';
import { paths } from '../../../navigation/paths.ts';
import styles from './MixLines.module.css';

/** Everything a plan is worked out from; nothing of it is assumed. */
export const MixLines = () => (
  <section>
    <h2 className={styles.heading}>{firstHomeWords.workedOutFrom}</h2>
    <ul>
      {[
        firstHomeWords.machine,
        firstHomeWords.area,
        firstHomeWords.applicationRate,
        firstHomeWords.waterTemperature,
        appWords.products,
      ].map((line) => (
        <li key={line}>
          <Link href={paths.mix} className={styles.line}>
            <span className={styles.name}>{line}</span>
            <span className={styles.notSet}>{firstHomeWords.notSet}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
