import type { Paddock } from '@mix/documents';
import { useState } from 'react';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { addedPaddock } from './addedPaddock.ts';
import { choosePaddock } from './choosePaddock.ts';
import { PaddockForm } from './PaddockForm.tsx';
import styles from '../../plan/SheetFields.module.css';

interface NewPaddockProps {
  readonly kept: readonly KeptDocument<Paddock>[];
  /** Area of the mix, offered as that of the paddock. */
  readonly areaHa: number | null;
  readonly onDone: () => void;
}

/** A paddock that is added; it is kept on this device first, and taken for the mix at once. */
export function NewPaddock({ kept, areaHa: offeredHa, onDone }: NewPaddockProps) {
  const [start] = useState({ name: '', areaHa: offeredHa, landUse: null });
  return (
    <PaddockForm
      areaId="new-paddock-area"
      start={start}
      others={kept.filter(({ value }) => !value.retired).map(({ value }) => value.name)}
      word={planAidWords.add}
      look="plain"
      onSave={(facts) => {
        const { id: formerId, value } = addedPaddock(facts, kept);
        const id = formerId ?? newDocumentId();
        const { name, areaHa, landUse } = value;
        const words = formerId === null ? planAidWords.paddockChosen : planAidWords.paddockBack;
        choosePaddock({ id, name, areaHa, landUse }, words(name));
        return paddocks.save(id, value).then(
          () => {
            onDone();
            return null;
          },
          () => planAidWords.notKept,
        );
      }}
    >
      {kept.length > 1 && <p className={styles.note}>{planAidWords.twoInOneTank}</p>}
    </PaddockForm>
  );
}
