import { paddockRows, type Paddock } from '@mix/documents';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ButtonLook } from '../../ui/buttonClass.ts';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useSaving } from '../../ui/forms/useSaving.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import styles from '../../plan/SheetFields.module.css';
import { paddockTexts, readPaddock, MOST_PADDOCK_HA, type PaddockFault } from './paddockTexts.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';

type PaddockFacts = Pick<Paddock, 'name' | 'areaHa' | 'landUse'>;

interface PaddockFormProps {
  readonly areaId: string;
  readonly start: PaddockFacts;
  /** Names of the other paddocks. */
  readonly others: readonly string[];
  readonly word: string;
  readonly look: ButtonLook;
  /** Gives why the device did not keep it; null when it did. */
  readonly onSave: (facts: PaddockFacts) => Promise<string | null>;
  /** Shown below the button. */
  readonly children?: ReactNode;
}

/** Name, area and land use of a paddock. */
export function PaddockForm(props: PaddockFormProps) {
  const { areaId, start, others, word, look, onSave, children } = props;
  const [texts, setTexts] = useState(() => paddockTexts(start));
  const { refusal, run } = useSaving(texts);
  const type = (part: Partial<typeof texts>) => {
    setTexts({ ...texts, ...part });
  };
  const save = (): Promise<string | null> => {
    const read = readPaddock(texts, others, start);
    return read.ok ? onSave(read.value) : Promise.resolve(paddockFaultText(read.error));
  };
  return (
    <div className={styles.fields}>
      <TextField
        label={planAidWords.paddockName}
        value={texts.name}
        maxLength={paddockRows.name.longest}
        onText={(name) => type({ name })}
      />
      <FigureField
        id={areaId}
        label={planAidWords.paddockAreaLabel}
        unit="ha"
        text={texts.area}
        notSet={planAidWords.notSet}
        onText={(area) => type({ area })}
      />
      <TextField
        label={planAidWords.landUse}
        value={texts.landUse}
        maxLength={paddockRows.landUse.longest}
        onText={(landUse) => type({ landUse })}
      />
      <div aria-live="polite">
        {refusal !== null && <Notice kind="warning" word={mixPlanWords.warning} title={refusal} />}
      </div>
      <Button look={look} onClick={() => run({ save })}>
        {word}
      </Button>
      {children}
    </div>
  );
}

/** Why a paddock cannot be kept as typed; null where the field itself shows the reason. */
function paddockFaultText(fault: PaddockFault): string | null {
  switch (fault.code) {
    case 'nameMissing':
      return planAidWords.nameMissing;
    case 'nameTaken':
      return planAidWords.nameTaken(fault.name);
    case 'areaOutside':
      return planAidWords.areaOutside(quantityText(MOST_PADDOCK_HA, 'ha'));
    case 'areaUnread':
      return null;
  }
}
