import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../navigation/paths.ts';
import styles from './MixLines.module.css';

const names = {
  machine: 'Machine',
  area: 'Area',
  applicationRate: 'Application rate',
  waterTemperature: 'Water temperature',
  products: 'Products',
};

type LineName = keyof typeof names;

/** Null is not set. */
export type MixValues = Readonly<Record<LineName, ReactNode>>;

export const nothingSet: MixValues = {
  machine: null,
  area: null,
  applicationRate: null,
  waterTemperature: null,
  products: null,
};

/** Everything a plan is worked out from, with what is set of it and what is not. */
export const MixLines = ({ values }: { readonly values: MixValues }) => (
  <section>
    <h2 className={styles.heading}>What it is worked out from</h2>
    <ul>
      {(Object.keys(names) as LineName[]).map((line) => (
        <li key={line}>
          <Link href={paths.mix} className={styles.line}>
            <span className={styles.name}>{names[line]}</span>
            {values[line] === null ? (
              <span className={styles.notSet}>Not set</span>
            ) : (
              <span className={styles.value}>{values[line]}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
