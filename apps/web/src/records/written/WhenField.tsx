import { useId, useState } from 'react';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { writtenSprayWords as words } from '../../i18n/made/en/records/writtenSprayWords.ts';
import { daysBefore, sprayDays } from './latestOfDay.ts';
import { dayChoice, type SprayForm } from './SprayForm.ts';

interface WhenFieldProps {
  readonly form: SprayForm;
  readonly today: string;
  readonly nowMs: number;
  readonly onChange: (change: Partial<SprayForm>) => void;
}

const CHOICES = ['today', 'yesterday', 'otherDay'] as const;

/** The day it was: of these two days in one tap, any other by the phone's own picker. */
export function WhenField({ form, today, nowMs, onChange }: WhenFieldProps) {
  const fieldId = useId();
  const [isOther, setOther] = useState(false);
  const [least, most] = sprayDays(nowMs);
  const choice = isOther ? 'otherDay' : dayChoice(form.day, today);
  return (
    <>
      <ChoiceChips
        label={words.when}
        labelShown
        options={CHOICES.map((value) => ({ value, label: words[value] }))}
        value={choice}
        onChoose={(chosen) => {
          setOther(chosen === 'otherDay');
          if (chosen === 'today') onChange({ day: today });
          else if (chosen === 'yesterday') onChange({ day: daysBefore(today, 1) });
          else setTimeout(() => document.getElementById(fieldId)?.focus());
        }}
      />
      {choice === 'otherDay' && (
        <TextField
          id={fieldId}
          label={words.day}
          labelHidden
          type="date"
          min={least}
          max={most}
          value={form.day}
          onText={(day) => onChange({ day })}
        />
      )}
    </>
  );
}
