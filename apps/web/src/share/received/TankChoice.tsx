import { textProblemText } from '../../i18n/problems/textProblemText.ts';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { QuantityField } from '../../ui/fields/QuantityField.tsx';
import { fieldUnitSign } from '../../plan/reading/fieldUnit.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { spokenUnit } from '../../i18n/figures/spokenUnit.ts';
import type { TankChoiceState, TankOwner } from './useTankChoice.ts';
import styles from './received.module.css';

interface TankChoiceProps {
  readonly tank: TankChoiceState;
}

const litresText = (litres: number | null): string | null =>
  litres === null ? null : quantityText(litres, 'L');

/** Which tank the job is worked out for. */
export function TankChoice({ tank }: TankChoiceProps) {
  const options: { value: TankOwner; label: string }[] = [
    ...(tank.mySetup === null
      ? []
      : [{ value: 'mine' as const, label: shareWords.mine(litresText(tank.myTankL)) }]),
    { value: 'other', label: shareWords.otherTank },
    { value: 'theirs', label: shareWords.theirs(litresText(tank.theirTankL)) },
  ];
  const sign = fieldUnitSign({ path: 'tankCapacityL' });
  const unread = tank.reading.unread.find(({ path }) => path === 'tankCapacityL');
  return (
    <div className={styles.tank}>
      <ChoiceChips
        label={shareWords.yourTankQuestion}
        labelShown
        options={options}
        value={tank.owner}
        onChoose={tank.choose}
      />
      {tank.owner === 'other' && (
        <QuantityField
          id="received-tank"
          label={shareWords.tankField}
          unit={sign}
          spokenUnit={spokenUnit(sign)}
          text={tank.typed}
          notSet={shareWords.notSet}
          message={
            unread === undefined
              ? null
              : { ...textProblemText(unread.problem, unread.text, sign), stops: true }
          }
          onText={tank.type}
        />
      )}
    </div>
  );
}
