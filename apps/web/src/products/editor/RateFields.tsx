import { RATE_UNIT_FACTS, RATE_UNITS, type UnitId } from '@mix/engine';
import { classNames } from '../../ui/classNames.ts';
import { Section } from '../../ui/panels/Section.tsx';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { productEditorWords as words } from '../../i18n/made/en/products/productEditorWords.ts';
import { productFieldWords } from '../../i18n/made/en/products/productFieldWords.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import type { EditorForm } from './EditorForm.ts';
import { FactChoice } from './FactChoice.tsx';
import { FactField } from './FactField.tsx';
import { isLiquid } from './isAsked.ts';
import styles from './editor.module.css';

/** Units of a usual rate: amounts of the product itself, not of a nutrient and not per load. */
const units = (liquid: boolean) =>
  RATE_UNITS.filter((unit) => {
    const { measure, basis, nutrient } = RATE_UNIT_FACTS[unit];
    return nutrient === null && basis !== 'load' && (liquid || measure !== 'volume');
  });

const asOptions = (offered: readonly UnitId[]) =>
  offered.map((value) => ({ value, label: shownUnitSign(value) }));

const wordOptions = (wording: Readonly<Record<string, string>>, values: readonly string[]) =>
  values.map((value) => ({ value, label: wording[value] ?? value }));

/** Fields for the usual or allowed rate, and for how the product is bought. */
export function RateFields({ form }: { readonly form: EditorForm }) {
  const liquid = isLiquid(form.texts);
  const { containers, pricePer } = productFieldWords;
  return (
    <>
      <Section name={words.rate}>
        <div className="stack-2 padding-block-2 shrink-items">
          <FactChoice form={form} column="rate.unit" options={asOptions(units(liquid))} />
          <FactField form={form} column="rate.min" />
          <FactField form={form} column="rate.max" />
          <label className={classNames('row-center', styles.check)}>
            <input
              type="checkbox"
              checked={form.texts.fields['rate.fromLabel'] === 'true'}
              onChange={(event) =>
                form.onField('rate.fromLabel', event.currentTarget.checked ? 'true' : 'false')
              }
            />
            {words.fromLabel}
          </label>
        </div>
      </Section>
      <Section name={words.purchase}>
        <p className={styles.hint}>{words.purchaseNote}</p>
        <div className="stack-2 padding-block-2 shrink-items">
          <div className={styles.row}>
            <FactChoice
              form={form}
              column="container.kind"
              options={wordOptions(containers, Object.keys(containers))}
            />
            <FactChoice
              form={form}
              column="container.unit"
              options={asOptions(liquid ? ['L', 'mL'] : ['kg', 'g'])}
            />
          </div>
          <FactField form={form} column="container.size" />
          {/* Somebody who may not see the price keeps it as it is. */}
          <WithPermission deed="seeMoney">
            <div className={styles.row}>
              <FactField form={form} column="price.amountCents" />
              <FactChoice
                form={form}
                column="price.per"
                options={wordOptions(
                  pricePer,
                  liquid ? ['L', 'kg', 'container'] : ['kg', 'container'],
                )}
              />
            </div>
          </WithPermission>
        </div>
      </Section>
    </>
  );
}
