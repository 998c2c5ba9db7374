import { useState } from 'react';
import { useLocation } from 'wouter';
import { draftStore } from '../../draft/draftStore.ts';
import type { RecentMix } from '../../draft/recentMixes.ts';
import { paths } from '../../navigation/paths.ts';
import styles from './EarlierMixes.module.css';
import { jobLine, mixTitle } from './mixWords.ts';

/** More would push the machine off a phone's screen; the mix screen has them all. */
const shown = 5;

/** Made when there is a date to show: it takes a phone a tenth of a second, once. */
const dayFormat = () => new Intl.DateTimeFormat('en-NZ', { day: 'numeric', month: 'short' });

/** Mixes this device remembers, the newest first. Opening one puts the current one away, unlost. */
export function EarlierMixes({ mixes }: { readonly mixes: readonly RecentMix[] }) {
  const [, navigate] = useLocation();
  const [day] = useState(dayFormat);
  return (
    <section>
      <h2 className={styles.heading}>Repeat an earlier mix</h2>
      <ul className={styles.list}>
        {mixes.slice(0, shown).map(({ form, keptAt }) => (
          <li key={keptAt}>
            <button
              type="button"
              className={styles.row}
              onClick={() => {
                draftStore.open(form, Date.now(), `${mixTitle(form)} opened`);
                navigate(paths.mix);
              }}
            >
              <span className={styles.what}>
                <span className={styles.name}>{mixTitle(form)}</span>
                <span className={styles.note}>{jobLine(form)}</span>
              </span>
              <span className={styles.note}>{day.format(keptAt)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
