import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { firstHomeWords } from '../../i18n/made/en/home/firstHomeWords.ts';
import { homeWords } from '../../i18n/made/en/home/homeWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { jobLine, mixTitle } from './mixLine.ts';
import styles from './MixPanel.module.css';
import { useNameOf } from './useNameOf.ts';
import { useOpenMix } from './useOpenMix.ts';

/** Nothing is in work: the last mix once more, or a new one. */
export function RepeatPanel({ form }: { readonly form: MixForm }) {
  const openMix = useOpenMix();
  const nameOf = useNameOf();
  return (
    <section className={styles.panel}>
      <p className="quiet">{homeWords.lastMix}</p>
      <h1 className={styles.title}>{mixTitle(form, nameOf)}</h1>
      <p className="quiet">{jobLine(form)}</p>
      <Button look="primary" onClick={() => openMix(form)}>
        {homeWords.repeatThis}
      </Button>
      <Link href={paths.mix} className={buttonClass('plain')}>
        {firstHomeWords.newMix}
      </Link>
    </section>
  );
}
