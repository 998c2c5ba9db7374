import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { homeWords } from '../../i18n/made/en/home/homeWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { jobLine, mixTitle } from './mixLine.ts';
import styles from './MixPanel.module.css';
import { useNameOf } from './useNameOf.ts';

/** The mix that is being planned: go on with it. */
export function MixPanel({ form }: { readonly form: MixForm }) {
  const nameOf = useNameOf();
  return (
    <section className={styles.panel}>
      <p className="quiet">{homeWords.unfinished}</p>
      <h1 className={styles.title}>{mixTitle(form, nameOf)}</h1>
      <p className="quiet">{jobLine(form)}</p>
      <Link href={paths.mix} className={buttonClass('primary')}>
        {homeWords.continueMix}
      </Link>
    </section>
  );
}
