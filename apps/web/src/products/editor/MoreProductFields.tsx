import { useId } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { numberText } from '../../i18n/figures/numberText.ts';
import { productEditorWords as words } from '../../i18n/made/en/products/productEditorWords.ts';
import { productGroupWords } from '../../i18n/made/en/products/productGroupWords.ts';
import { columnName } from '../own/columnName.ts';
import type { EditorForm } from './EditorForm.ts';
import { FactField } from './FactField.tsx';
import { FactText } from './FactText.tsx';
import { isLiquid } from './isAsked.ts';
import { PairFields } from './PairFields.tsx';
import editorStyles from './editor.module.css';
import styles from './MoreProductFields.module.css';

/**
 * Fields that few products need: what a product must not meet, what to mind, how it breaks down.
 */
export function MoreProductFields({ form }: { readonly form: EditorForm }) {
  const { texts, onTexts, onField } = form;
  const isSolid = !isLiquid(texts);
  const dissolves = texts.fields.behaviour === 'dissolves';
  return (
    <div>
      <ExpansionPanel
        summary={words.groups}
        note={texts.groups.length === 0 ? undefined : words.chosen(numberText(texts.groups.length))}
      >
        <p className={editorStyles.hint}>{words.groupsNote}</p>
        <div>
          {Object.entries(productGroupWords).map(([group, label]) => (
            <label key={group} className={classNames('row-center', editorStyles.check)}>
              <input
                type="checkbox"
                checked={texts.groups.includes(group)}
                onChange={(event) => {
                  const others = texts.groups.filter((one) => one !== group);
                  onTexts({ groups: event.currentTarget.checked ? [...others, group] : others });
                }}
              />
              {label}
            </label>
          ))}
        </div>
      </ExpansionPanel>
      <ExpansionPanel summary={words.notes} note={texts.fields.notes?.slice(0, NOTE_SHOWN)}>
        <div className="stack-2 padding-block-2 shrink-items">
          <Lines
            label={columnName('hazards')}
            hint={words.hazardsNote}
            value={texts.hazards}
            onText={(hazards) => onTexts({ hazards })}
          />
          <Lines
            label={columnName('notes')}
            value={texts.fields.notes ?? ''}
            onText={(text) => onField('notes', text)}
          />
        </div>
      </ExpansionPanel>
      <ExpansionPanel summary={words.more}>
        <div className="stack-2 padding-block-2 shrink-items">
          <FactText form={form} column="phEffect" />
          {isSolid && <FactField form={form} column="particleTopSizeUm" />}
          {isSolid && !dissolves && <FactField form={form} column="heatOfSolutionKJPerKg" />}
          {isSolid && dissolves && <FactField form={form} column="specificHeatKJPerKgK" />}
          {dissolves && <FactField form={form} column="dissolvingMin" />}
          <FactField form={form} column="saltIndex" />
          <FactField form={form} column="biuretPct" />
          <FactField form={form} column="neutralisingValuePct" />
          <FactField
            form={form}
            column={isSolid ? 'activeIngredientPct' : 'activeIngredientGPerL'}
          />
          <FactField form={form} column={isSolid ? 'acidEquivalentPct' : 'acidEquivalentGPerL'} />
          <PairFields
            form={form}
            column="halfLifeByPh"
            legend={words.halfLife}
            hint={words.halfLifeNote}
          />
        </div>
      </ExpansionPanel>
    </div>
  );
}

const NOTE_SHOWN = 20;
const LONGEST = 500;

interface LinesProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

function Lines({ label, hint, value, onText }: LinesProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={editorStyles.legend}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.lines}
        rows={3}
        maxLength={LONGEST}
        value={value}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {hint !== undefined && <p className={editorStyles.hint}>{hint}</p>}
    </div>
  );
}
