import { isCalled, typedFields, type Paddock, type ReportedRecord } from '@mix/documents';
import { useId } from 'react';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { writtenSprayWords as words } from '../../i18n/made/en/records/writtenSprayWords.ts';
import type { SprayForm } from './SprayForm.ts';

interface WhereFieldProps {
  readonly form: SprayForm;
  readonly ground: readonly KeptDocument<Paddock>[];
  /** The latest first. */
  readonly latest: readonly ReportedRecord[];
  readonly onChange: (change: Partial<SprayForm>) => void;
}

/** As many as stand on two lines; the others are found by their first letters. */
const MOST_CHIPS = 5;
/** No id of a document holds it. */
const ELSEWHERE = '/';

/** The paddocks that are most likely meant: sprayed last, then by name; the chosen one is among them. */
function likelyGround({ form, ground, latest }: WhereFieldProps): readonly KeptDocument<Paddock>[] {
  const used = [...new Set(latest.map(({ paddockId }) => paddockId))];
  const placeOf = ({ id }: KeptDocument<Paddock>): number =>
    used.includes(id) ? used.indexOf(id) : used.length;
  const sorted = ground.toSorted(
    (a, b) => Math.sign(placeOf(a) - placeOf(b)) * 2 + a.value.name.localeCompare(b.value.name),
  );
  const most = sorted.length <= MOST_CHIPS ? MOST_CHIPS : MOST_CHIPS - 1;
  const shown = sorted.slice(0, most);
  const { paddock } = form;
  return paddock === null || shown.some(({ id }) => id === paddock.id)
    ? shown
    : [...shown.slice(0, -1), paddock];
}

/** Where it was: a paddock in one tap, or any words that say where. */
export function WhereField(props: WhereFieldProps) {
  const { form, ground, onChange } = props;
  const listId = useId();
  const fieldId = useId();
  const likely = likelyGround(props);
  return (
    <>
      {ground.length > 0 && (
        <ChoiceChips
          label={words.where}
          labelShown
          options={[
            ...likely.map(({ id, value }) => ({ value: id, label: value.name })),
            { value: ELSEWHERE, label: words.elsewhere },
          ]}
          value={form.paddock?.id ?? (form.elsewhere === null ? null : ELSEWHERE)}
          onChoose={(id) => {
            const paddock = ground.find((one) => one.id === id) ?? null;
            onChange({ paddock, elsewhere: paddock === null ? '' : null, area: null });
            if (paddock === null) setTimeout(() => document.getElementById(fieldId)?.focus());
          }}
        />
      )}
      {form.elsewhere !== null && (
        <>
          <TextField
            id={fieldId}
            label={words.place}
            labelHidden={ground.length > 0}
            value={form.elsewhere}
            maxLength={typedFields.location.longest}
            list={listId}
            onText={(text) => {
              const paddock = ground.find(({ value }) => isCalled(value, text)) ?? null;
              // A name that is typed whole is that paddock; it stands among the chips from then on.
              if (paddock === null) onChange({ elsewhere: text });
              else onChange({ paddock, elsewhere: null, area: null });
            }}
          />
          <datalist id={listId}>
            {ground.map(({ id, value }) => (
              <option key={id} value={value.name} />
            ))}
          </datalist>
        </>
      )}
    </>
  );
}
