import { renamedPaddock, type Paddock } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Sheet } from '../../../components/panels/Sheet.tsx';
import type { KeptDocument } from '../../../documents/DocumentCollection.ts';
import { planAidWords } from '../../../words/en/mix/planAidWords.ts';
import { changePaddock } from './changePaddock.ts';
import { DeletePaddock, type DeletedPaddock } from './DeletePaddock.tsx';
import { PaddockFields } from './PaddockFields.tsx';
import { paddockFaultText } from './paddockFaultText.ts';
import { paddockTexts, readPaddock } from './paddockTexts.ts';
import styles from '../SheetFields.module.css';

interface EditPaddockProps {
  readonly paddock: KeptDocument<Paddock>;
  /** Names of the other paddocks. */
  readonly others: readonly string[];
  readonly onDeleted: (deleted: DeletedPaddock) => void;
  readonly onDone: () => void;
}

/** A kept paddock, to be put right or deleted. */
export function EditPaddock({ paddock, others, onDeleted, onDone }: EditPaddockProps) {
  const { value } = paddock;
  const [texts, setTexts] = useState(() => paddockTexts(value));
  const [told, setTold] = useState<string | null>(null);
  const save = async () => {
    const read = readPaddock(texts, others, value);
    if (!read.ok) {
      setTold(paddockFaultText(read.error));
      return;
    }
    const { name, areaHa, landUse } = read.value;
    try {
      await changePaddock(paddock, { ...renamedPaddock(value, name), areaHa, landUse });
      onDone();
    } catch {
      setTold(planAidWords.notChanged(value.name));
    }
  };
  return (
    <Sheet
      title={planAidWords.changePaddock(value.name)}
      closeWord={planAidWords.cancel}
      onClose={onDone}
    >
      <div className={styles.fields}>
        <PaddockFields
          areaId="paddock-area"
          texts={texts}
          told={told}
          onTexts={(typed) => {
            setTexts(typed);
            setTold(null);
          }}
        />
        <Button
          look="primary"
          onClick={() => {
            void save();
          }}
        >
          {planAidWords.savePaddock}
        </Button>
        <DeletePaddock paddock={paddock} onDeleted={onDeleted} />
      </div>
    </Sheet>
  );
}
