import { renamedPaddock, type Paddock } from '@mix/documents';
import { useState } from 'react';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { changePaddock } from './changePaddock.ts';
import { DeletePaddock, type DeletedPaddock } from './DeletePaddock.tsx';
import { PaddockForm } from './PaddockForm.tsx';

interface EditPaddockProps {
  readonly paddock: KeptDocument<Paddock>;
  /** Names of the other paddocks. */
  readonly others: readonly string[];
  readonly onDeleted: (deleted: DeletedPaddock) => void;
  readonly onDone: () => void;
}

/** A kept paddock, to be put right or deleted. */
export function EditPaddock({ paddock, others, onDeleted, onDone }: EditPaddockProps) {
  // The paddock as the form was filled: saving keeps what another device changes meanwhile.
  const [opened] = useState(paddock);
  const { value } = opened;
  return (
    <Sheet
      title={planAidWords.changePaddock(value.name)}
      closeWord={planAidWords.cancel}
      onClose={onDone}
    >
      <PaddockForm
        areaId="paddock-area"
        start={value}
        others={others}
        word={planAidWords.savePaddock}
        look="primary"
        onSave={({ name, areaHa, landUse }) =>
          changePaddock(opened, { ...renamedPaddock(value, name), areaHa, landUse }).then(
            () => {
              onDone();
              return null;
            },
            () => planAidWords.notChanged(value.name),
          )
        }
      >
        <DeletePaddock paddock={paddock} onDeleted={onDeleted} />
      </PaddockForm>
    </Sheet>
  );
}
