import type { Paddock } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import type { MixPaddock } from '../../plan/draft/MixForm.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { ListRow } from '../../plan/ListRow.tsx';
import styles from '../../plan/SheetFields.module.css';

/** Most rows listed: as many as a thumb scrolls through. */
const MOST_ROWS = 40;
const AREA_DECIMALS = 4;

interface PaddockRowsProps {
  readonly found: readonly KeptDocument<Paddock>[];
  readonly chosenId: string | null;
  readonly onChoose: (paddock: MixPaddock) => void;
  readonly onChange: (id: string) => void;
}

/**
 * Rows that choose a paddock for the mix with a tap. A button below switches to changing paddocks.
 */
export function PaddockRows({ found, chosenId, onChoose, onChange }: PaddockRowsProps) {
  const [changes, setChanges] = useState(false);
  return (
    <>
      <ul className="border-top">
        {found.slice(0, MOST_ROWS).map(({ id, value: { name, areaHa, landUse } }) => {
          const area = areaText(areaHa);
          return (
            <ListRow
              key={id}
              title={name}
              note={changes ? [area, landUse].filter(Boolean).join(', ') : landUse}
              end={changes ? <span className={styles.pressed}>{planAidWords.change}</span> : area}
              current={id === chosenId}
              onPress={() => {
                if (changes) onChange(id);
                else onChoose({ id, name, areaHa, landUse });
              }}
            />
          );
        })}
      </ul>
      {found.length > 0 && (
        <Button look="text" onClick={() => setChanges(!changes)}>
          {changes ? planAidWords.changeDone : planAidWords.changeOrDelete}
        </Button>
      )}
    </>
  );
}

const areaText = (areaHa: number | null): string =>
  areaHa === null ? planAidWords.areaUnknown : quantityText(areaHa, 'ha', AREA_DECIMALS);
