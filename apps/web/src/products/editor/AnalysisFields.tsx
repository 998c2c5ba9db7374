import { NUTRIENTS, type Nutrient } from '@mix/engine';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { productEditorWords as words } from '../../i18n/made/en/products/productEditorWords.ts';
import { productFactWords } from '../../i18n/made/en/products/productFactWords.ts';
import type { ProductRow } from '../own/productColumns.ts';
import { sharesText } from '../own/valueText.ts';
import type { EditorForm } from './EditorForm.ts';
import { FactChoice } from './FactChoice.tsx';
import { FactField } from './FactField.tsx';
import { FactText } from './FactText.tsx';
import { isLiquid } from './isAsked.ts';
import styles from './editor.module.css';

const MAIN: readonly Nutrient[] = ['N', 'P', 'K', 'S'];
const OXIDE_NAMES: Readonly<Partial<Record<Nutrient, string>>> = { P: 'P₂O₅', K: 'K₂O' };

interface AnalysisFieldsProps {
  readonly form: EditorForm;
  /** The row that the texts are read as. */
  readonly row: ProductRow;
}

/** Fields for the product's analysis, in the terms that its label uses. */
export function AnalysisFields({ form, row }: AnalysisFieldsProps) {
  const { texts, onTexts } = form;
  const isStated = texts.fields.analysis === 'stated';
  const isConverted = texts.oxides || (texts.basis === 'byVolume' && isLiquid(texts));
  const nutrientField = (nutrient: Nutrient) => {
    const oxide = texts.oxides ? OXIDE_NAMES[nutrient] : undefined;
    const name = `${productFactWords.nutrients[nutrient]} ${oxide ?? nutrient}`;
    return (
      <FactField key={nutrient} form={form} column={`nutrientsPct.${nutrient}`} label={name} />
    );
  };
  return (
    <Section name={words.analysis}>
      <div className="stack-2 padding-block-2 shrink-items">
        <FactChoice
          form={form}
          column="analysis"
          label={words.analysisIs}
          options={(['stated', 'none', 'notStated'] as const).map((value) => ({
            value,
            label: words.analysisStates[value],
          }))}
        />
        {isStated && (
          <>
            {isLiquid(texts) && (
              <ChoiceChips
                labelShown
                label={words.basis}
                options={[
                  { value: 'byWeight', label: words.byWeight },
                  { value: 'byVolume', label: words.byVolume },
                ]}
                value={texts.basis}
                onChoose={(basis) => onTexts({ basis })}
              />
            )}
            <ChoiceChips
              labelShown
              label={words.oxides}
              options={[
                { value: 'elements', label: words.asElements },
                { value: 'oxides', label: words.asOxides },
              ]}
              value={texts.oxides ? 'oxides' : 'elements'}
              onChoose={(chosen) => onTexts({ oxides: chosen === 'oxides' })}
            />
            <div className={styles.row}>{MAIN.map(nutrientField)}</div>
            <ExpansionPanel summary={words.moreNutrients} note={moreNote(form)}>
              <div className={styles.row}>
                {NUTRIENTS.filter((nutrient) => !MAIN.includes(nutrient)).map(nutrientField)}
              </div>
            </ExpansionPanel>
            {isConverted && (
              <p className={styles.hint}>
                {words.comesTo(sharesText(row, DECIMALS) || words.notSet)}
              </p>
            )}
          </>
        )}
        <FactText form={form} column="declaredAnalysis" />
      </div>
    </Section>
  );
}

const DECIMALS = 3;

const moreNote = ({ texts }: EditorForm): string | undefined => {
  const set = NUTRIENTS.filter(
    (nutrient) =>
      !MAIN.includes(nutrient) && (texts.fields[`nutrientsPct.${nutrient}`] ?? '') !== '',
  );
  return set.length === 0 ? undefined : set.join(', ');
};
