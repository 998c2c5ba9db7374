import { Link, useLocation } from 'wouter';
import { Button } from '../../components/Button.tsx';
import { buttonClass } from '../../components/buttonClass.ts';
import { draftStore } from '../../draft/draftStore.ts';
import type { MixForm } from '../../draft/MixForm.ts';
import { paths } from '../../navigation/paths.ts';
import styles from './MixPanel.module.css';
import { jobLine, mixTitle } from './mixWords.ts';

/** The mix that is being planned: go on with it, or put it away for another. */
export function MixPanel({ form }: { readonly form: MixForm }) {
  const [, navigate] = useLocation();
  return (
    <section className={styles.panel}>
      <p className={styles.text}>Unfinished</p>
      <h1 className={styles.title}>{mixTitle(form)}</h1>
      <p className={styles.text}>{jobLine(form)}</p>
      <Link href={paths.mix} className={buttonClass('primary')}>
        Continue this mix
      </Link>
      <Button
        onClick={() => {
          draftStore.startNew(Date.now(), `${mixTitle(form)} put away`);
          navigate(paths.mix);
        }}
      >
        New mix
      </Button>
    </section>
  );
}
