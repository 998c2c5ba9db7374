import { Button } from '../../ui/Button.tsx';
import { QuantityField } from '../../ui/fields/QuantityField.tsx';
import { productEditorWords as words } from '../../i18n/made/en/products/productEditorWords.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { spokenUnit } from '../../i18n/figures/spokenUnit.ts';
import type { EditorForm } from './EditorForm.ts';
import { factFieldId } from './factFieldId.ts';
import type { PairsKey, TextPair } from './ProductTexts.ts';
import { pairFieldKey } from './readTexts.ts';
import editorStyles from './editor.module.css';
import styles from './PairFields.module.css';

interface PairFieldsProps {
  readonly form: EditorForm;
  readonly column: PairsKey;
  readonly legend: string;
  readonly hint: string;
}

const labelsOf = (column: PairsKey) =>
  column === 'solubility'
    ? ([
        [words.atTemperature, shownUnitSign('°C')],
        [words.grams, 'g/kg'],
      ] as const)
    : ([
        [words.atPh, 'pH'],
        [words.halfGoneIn, 'min'],
      ] as const);

/** A short table of pairs: how much dissolves at which temperature. */
export function PairFields({ form, column, legend, hint }: PairFieldsProps) {
  const pairs = form.texts[column];
  const change = (list: readonly TextPair[]) => {
    form.onTexts({ [column]: list });
  };
  const field = (pair: TextPair, place: number, part: 0 | 1) => {
    const [label, unit] = labelsOf(column)[part];
    const key = pairFieldKey(column, place, part);
    return (
      <QuantityField
        id={factFieldId(key)}
        label={label}
        unit={unit}
        spokenUnit={spokenUnit(unit)}
        text={pair[part]}
        notSet={words.notSet}
        message={form.messageAt(key)}
        onText={(text) => change(pairs.with(place, part === 0 ? [text, pair[1]] : [pair[0], text]))}
      />
    );
  };
  const message = form.messageAt(column);
  return (
    <fieldset className={styles.pairs}>
      <legend className={editorStyles.legend}>{legend}</legend>
      <p className={editorStyles.hint}>{hint}</p>
      {pairs.map((pair, place) => (
        <div key={place} className={styles.pair}>
          {field(pair, place, 0)}
          {field(pair, place, 1)}
          <Button small look="text" onClick={() => change(pairs.toSpliced(place, 1))}>
            {words.removeLine}
          </Button>
        </div>
      ))}
      {message && <p role="status">{message.sentence}</p>}
      <Button small onClick={() => change([...pairs, ['', '']])}>
        {words.addLine}
      </Button>
    </fieldset>
  );
}
