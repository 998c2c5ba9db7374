import { Link } from 'wouter';
import { buttonClass } from '../../components/buttonClass.ts';
import { EmptyTank } from '../../components/layout/EmptyTank.tsx';
import { paths } from '../../navigation/paths.ts';
import styles from './MixPanel.module.css';

/** Stands where the work will be, on a device that has none yet. */
export const FirstMixPanel = () => (
  <section className={styles.panel}>
    <EmptyTank />
    <h1 className={styles.title}>Plan a mix</h1>
    <p className={styles.text}>
      From your machine, the area, the rates and the water: how many loads, what goes into each, in
      which order, and where the tank line stands.
    </p>
    <Link href={paths.mix} className={buttonClass('primary')}>
      New mix
    </Link>
  </section>
);
