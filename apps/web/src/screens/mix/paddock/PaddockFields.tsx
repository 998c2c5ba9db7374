import { Notice } from '../../../components/notices/Notice.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { FigureField } from '../../../components/fields/FigureField.tsx';
import { mixAnswerWords } from '../../../words/en/mix/mixAnswerWords.ts';
import { planAidWords } from '../../../words/en/mix/planAidWords.ts';
import type { PaddockTexts } from './paddockTexts.ts';

/** As many as travel with a job. */
const LONGEST_WORDS = 80;

interface PaddockFieldsProps {
  readonly areaId: string;
  readonly texts: PaddockTexts;
  readonly onTexts: (texts: PaddockTexts) => void;
  /** What stands in the way of keeping it; null: nothing that was asked for yet. */
  readonly told: string | null;
}

/** Name, area and land use of a paddock. */
export function PaddockFields({ areaId, texts, onTexts, told }: PaddockFieldsProps) {
  return (
    <>
      <TextField
        label={planAidWords.paddockName}
        value={texts.name}
        maxLength={LONGEST_WORDS}
        onText={(name) => {
          onTexts({ ...texts, name });
        }}
      />
      <FigureField
        id={areaId}
        label={planAidWords.paddockAreaLabel}
        unit="ha"
        text={texts.area}
        notSet={planAidWords.notSet}
        onText={(area) => {
          onTexts({ ...texts, area });
        }}
      />
      <TextField
        label={planAidWords.landUse}
        value={texts.landUse}
        maxLength={LONGEST_WORDS}
        onText={(landUse) => {
          onTexts({ ...texts, landUse });
        }}
      />
      <div aria-live="polite">
        {told !== null && <Notice kind="warning" word={mixAnswerWords.warning} title={told} />}
      </div>
    </>
  );
}
