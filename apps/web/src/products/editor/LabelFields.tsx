import { DROPLET_CLASSES, LABEL_FIGURES } from '@mix/engine';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { productEditorWords as words } from '../../i18n/made/en/products/productEditorWords.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import type { EditorForm } from './EditorForm.ts';
import { FactChoice } from './FactChoice.tsx';
import { FactField } from './FactField.tsx';
import { FactText } from './FactText.tsx';
import styles from './editor.module.css';

/** Fields for what the owner's own label asks for: its figures, active ingredient and droplets. */
export const LabelFields = ({ form }: { readonly form: EditorForm }) => (
  <ExpansionPanel summary={words.label}>
    <p className={styles.hint}>{words.labelNote}</p>
    <div className="stack-2 padding-block-2 shrink-items">
      {LABEL_FIGURES.map((figure) => (
        <FactField key={figure} form={form} column={`label.${figure}`} />
      ))}
      <FactText form={form} column="label.activeIngredient" />
      <FactChoice
        form={form}
        column="label.finestDroplets"
        options={DROPLET_CLASSES.map((value) => ({
          value,
          label: resultWords.dropletClasses[value],
        }))}
      />
    </div>
  </ExpansionPanel>
);
