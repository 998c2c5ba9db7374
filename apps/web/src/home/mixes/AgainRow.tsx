import { useLocation } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { draftStore } from '../../plan/draft/draftStore.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { firstHomeWords } from '../../i18n/made/en/home/firstHomeWords.ts';
import { homeWords } from '../../i18n/made/en/home/homeWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import styles from './AgainRow.module.css';
import { useNameOf } from './useNameOf.ts';
import { jobLine, mixTitle } from './mixLine.ts';
import { useOpenMix } from './useOpenMix.ts';

interface AgainRowProps {
  readonly current: MixForm;
  /** The mix before the current one; null where there is none. */
  readonly last: MixForm | null;
}

/** Another mix beside the one in work: the last one once more, or a new one. */
export function AgainRow({ current, last }: AgainRowProps) {
  const [, navigate] = useLocation();
  const openMix = useOpenMix();
  const nameOf = useNameOf();
  return (
    <div className={styles.row}>
      {last !== null && (
        <Button className={styles.repeat} onClick={() => openMix(last)}>
          <span>
            {homeWords.repeatLast}
            <span className={styles.note}>
              {[mixTitle(last, nameOf), jobLine(last)].join(', ')}
            </span>
          </span>
        </Button>
      )}
      <Button
        className={styles.fresh}
        onClick={() => {
          draftStore.startNew(Date.now(), homeWords.putAway(mixTitle(current, nameOf)));
          navigate(paths.mix);
        }}
      >
        {firstHomeWords.newMix}
      </Button>
    </div>
  );
}
