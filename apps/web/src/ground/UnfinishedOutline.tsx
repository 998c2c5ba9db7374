import type { Paddock } from '@mix/documents';
import { Link } from 'wouter';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import type { KeptDocument } from '../sync/DocumentCollection.ts';
import { groundPaths } from '../device/navigation/groundPaths.ts';
import { groundWords as words } from '../i18n/made/en/farm/groundWords.ts';
import { setOutlineDraft, useOutlineDraft } from './outlineDraft.ts';
import styles from './ground.module.css';

interface UnfinishedOutlineProps {
  readonly kept: readonly KeptDocument<Paddock>[];
}

/** The way back to an outline that was begun: after a call, an empty battery, another screen. */
export function UnfinishedOutline({ kept }: UnfinishedOutlineProps) {
  const draft = useOutlineDraft();
  const paddock = kept.find(({ id }) => id === draft?.paddockId);
  if (draft === null || paddock === undefined) return null;
  const { id, value } = paddock;
  return (
    <div className={styles.stack}>
      <p>{words.unfinished(value.name)}</p>
      <div className={styles.actions}>
        <Link
          href={draft.walk === null ? groundPaths.edit(id) : groundPaths.walk(id)}
          className={buttonClass('primary')}
        >
          {words.goOn}
        </Link>
        <Button onClick={() => setOutlineDraft(null)}>{words.forget}</Button>
      </div>
    </div>
  );
}
