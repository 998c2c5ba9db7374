import type { Paddock } from '@mix/documents';
import type { FoundOutline } from '@mix/ground';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { productFileWords } from '../../i18n/made/en/products/productFileWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { farOutlines } from './swappedAxes.ts';
import styles from '../ground.module.css';

interface AskAxesProps {
  readonly found: readonly FoundOutline[];
  readonly kept: readonly KeptDocument<Paddock>[];
  readonly children: (found: readonly FoundOutline[]) => ReactNode;
}

const kmText = (m: number): string => `${numberText(Math.round(m / 1000))} km`;

/** Outlines that lie far from all other ground are asked about before they are shown to be taken. */
export function AskAxes({ found, kept, children }: AskAxesProps) {
  const [far] = useState(() => farOutlines(found, kept));
  const [chosen, setChosen] = useState<readonly FoundOutline[] | null>(far === null ? found : null);
  if (chosen !== null || far === null) return children(chosen ?? found);
  const { awayM, swapped } = far;
  return (
    <Notice
      kind="warning"
      word={productFileWords.warning}
      title={words.far(kmText(awayM), swapped === null ? null : kmText(swapped.awayM))}
      actions={
        <div className={styles.stack}>
          {swapped !== null && (
            <Button onClick={() => setChosen(swapped.found)}>{words.swapAxes}</Button>
          )}
          <Button onClick={() => setChosen(found)}>{words.farIsRight}</Button>
        </div>
      }
    />
  );
}
