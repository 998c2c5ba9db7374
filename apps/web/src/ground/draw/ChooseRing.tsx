import type { Paddock } from '@mix/documents';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import type { RingChoice } from './ringEdit.ts';

interface ChooseRingProps {
  readonly value: Paddock;
  readonly choice: RingChoice;
  readonly onChoose: (choice: RingChoice) => void;
}

/** Which ring the arrows move: the outline, or one of the parts left out. */
export function ChooseRing({ value, choice, onChoose }: ChooseRingProps) {
  const { leftOut = [] } = value;
  if (leftOut.length === 0) return null;
  const parts = leftOut.map(({ name }, index) => ({
    value: String(index),
    label: name ?? words.partNumber(index + 1),
  }));
  return (
    <ChoiceChips
      label={words.whichRing}
      options={[{ value: 'outline', label: words.ofOutline }, ...parts]}
      value={String(choice)}
      onChoose={(chosen) => {
        const index = parts.findIndex((part) => part.value === chosen);
        onChoose(index < 0 ? 'outline' : index);
      }}
    />
  );
}
