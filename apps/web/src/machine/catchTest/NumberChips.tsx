import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { numberText } from '../../i18n/figures/numberText.ts';

interface NumberChipsProps {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly word: (figure: string) => string;
  readonly value: number;
  readonly onChoose: (value: number) => void;
}

/** A few figures side by side; one that was chosen elsewhere stands among them. */
export function NumberChips({ label, numbers, word, value, onChoose }: NumberChipsProps) {
  const offered = [...new Set([...numbers, value])].toSorted((a, b) => a - b);
  return (
    <ChoiceChips
      label={label}
      labelShown
      options={offered.map((one) => ({ value: String(one), label: word(numberText(one, 0)) }))}
      value={String(value)}
      onChoose={(text) => {
        const chosen = offered.find((one) => String(one) === text);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}
