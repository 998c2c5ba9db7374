import { Section } from '../../ui/panels/Section.tsx';
import { capital } from '../../i18n/figures/capital.ts';
import { productEditorWords } from '../../i18n/made/en/products/productEditorWords.ts';
import { productFactWords } from '../../i18n/made/en/products/productFactWords.ts';
import { productFieldWords } from '../../i18n/made/en/products/productFieldWords.ts';
import { MIX_CLASSES } from '../own/productColumns.ts';
import { placeInOrder } from '../own/placeInOrder.ts';
import type { EditorForm } from './EditorForm.ts';
import { FactChoice } from './FactChoice.tsx';
import { FactText } from './FactText.tsx';

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label: capital(label) }));

/** Fields for what the product is: everything a plan cannot do without. */
export function WhatFields({ form }: { readonly form: EditorForm }) {
  const { categories, forms, behaviours } = productFactWords;
  const { mixClasses } = productFieldWords;
  const { dissolves, suspends } = behaviours;
  const place = placeInOrder(form.texts.fields);
  return (
    <Section name={productEditorWords.what}>
      <div className="stack-2 padding-block-2 shrink-items">
        <FactText form={form} column="name" />
        <FactChoice form={form} column="category" options={optionsOf(categories)} />
        <FactChoice form={form} column="form" options={optionsOf(forms)} />
        {form.texts.fields.form !== 'liquid' && (
          <FactChoice form={form} column="behaviour" options={optionsOf({ dissolves, suspends })} />
        )}
        <FactText form={form} column="formulation" />
        <FactChoice
          form={form}
          column="mixClass"
          options={MIX_CLASSES.map((place) => ({ value: `${place}`, label: mixClasses[place] }))}
          notSet={place === null ? undefined : productEditorWords.mixClassOf(mixClasses[place])}
          hint={productEditorWords.mixClassNote}
        />
      </div>
    </Section>
  );
}
