import { Section } from '../../ui/panels/Section.tsx';
import { productEditorWords as words } from '../../i18n/made/en/products/productEditorWords.ts';
import type { EditorForm } from './EditorForm.ts';
import { FactField } from './FactField.tsx';
import { isLiquid } from './isAsked.ts';
import { PairFields } from './PairFields.tsx';

/** Fields for the product's density, the room it takes, and how it dissolves. */
export function TankFields({ form }: { readonly form: EditorForm }) {
  const { fields } = form.texts;
  if ((fields.form ?? '') === '') return null;
  const dissolves = !isLiquid(form.texts) && fields.behaviour === 'dissolves';
  const hasTable = dissolves && (fields['saltTable.saltId'] ?? '') !== '';
  return (
    <>
      <Section name={words.room}>
        <div className="stack-2 padding-block-2 shrink-items">
          {isLiquid(form.texts) ? (
            <FactField form={form} column="liquidDensityKgPerL" />
          ) : (
            <>
              <FactField
                form={form}
                column="displacementLPerKg"
                hint={hasTable ? words.roomFromTable : undefined}
              />
              <FactField form={form} column="particleDensityKgPerL" />
              <FactField form={form} column="bulkDensityKgPerL" />
            </>
          )}
        </div>
      </Section>
      {dissolves && (
        <Section name={words.dissolving}>
          <div className="stack-2 padding-block-2 shrink-items">
            <PairFields
              form={form}
              column="solubility"
              legend={words.solubility}
              hint={words.solubilityNote}
            />
            <FactField form={form} column="heatOfSolutionKJPerKg" hint={words.heatNote} />
            <FactField form={form} column="practicalLimitKgPer100L" />
          </div>
        </Section>
      )}
    </>
  );
}
