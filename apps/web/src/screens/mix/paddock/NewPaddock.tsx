import type { Paddock } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { KeptDocument } from '../../../documents/DocumentCollection.ts';
import { newDocumentId } from '../../../documents/newDocumentId.ts';
import { paddocks } from '../../../documents/paddocks.ts';
import { planAidWords } from '../../../words/en/mix/planAidWords.ts';
import { addedPaddock } from './addedPaddock.ts';
import { choosePaddock } from './choosePaddock.ts';
import { PaddockFields } from './PaddockFields.tsx';
import { paddockFaultText } from './paddockFaultText.ts';
import { paddockTexts, readPaddock } from './paddockTexts.ts';
import styles from '../SheetFields.module.css';

interface NewPaddockProps {
  readonly kept: readonly KeptDocument<Paddock>[];
  /** Of the mix, offered as the area of the paddock. */
  readonly areaHa: number | null;
  readonly onDone: () => void;
}

/** A paddock that is added; it is kept on this device first, and taken for the mix at once. */
export function NewPaddock({ kept, areaHa, onDone }: NewPaddockProps) {
  const [offered] = useState({ name: '', areaHa, landUse: null });
  const [texts, setTexts] = useState(() => paddockTexts(offered));
  const [told, setTold] = useState<string | null>(null);
  const add = async () => {
    const listed = kept.filter(({ value }) => !value.retired).map(({ value }) => value.name);
    const read = readPaddock(texts, listed, offered);
    if (!read.ok) {
      setTold(paddockFaultText(read.error));
      return;
    }
    const { id: formerId, value } = addedPaddock(read.value, kept);
    const id = formerId ?? newDocumentId();
    const { name, areaHa: ofPaddock, landUse } = value;
    const words = formerId === null ? planAidWords.paddockChosen : planAidWords.paddockBack;
    choosePaddock({ id, name, areaHa: ofPaddock, landUse }, words(name));
    try {
      await paddocks.save(id, value);
      onDone();
    } catch {
      setTold(planAidWords.notKept);
    }
  };
  return (
    <div className={styles.fields}>
      <PaddockFields
        areaId="new-paddock-area"
        texts={texts}
        told={told}
        onTexts={(typed) => {
          setTexts(typed);
          setTold(null);
        }}
      />
      <Button
        onClick={() => {
          void add();
        }}
      >
        {planAidWords.add}
      </Button>
    </div>
  );
}
