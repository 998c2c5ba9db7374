import { Link, useLocation } from 'wouter';
import { Button } from '../../components/Button.tsx';
import { buttonClass } from '../../components/buttonClass.ts';
import type { DraftStore } from '../../draft/createDraftStore.ts';
import type { MixForm } from '../../draft/MixForm.ts';
import { paths } from '../../navigation/paths.ts';
import styles from './MixPanel.module.css';
import { jobLine, mixTitle } from './mixWords.ts';

interface MixPanelProps {
  readonly form: MixForm;
  readonly draft: DraftStore;
}

/** The mix that is being planned: go on with it, or put it away for another. */
export function MixPanel({ form, draft }: MixPanelProps) {
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
          draft.startNew(Date.now(), `${mixTitle(form)} put away`);
          navigate(paths.mix);
        }}
      >
        New mix
      </Button>
    </section>
  );
}
