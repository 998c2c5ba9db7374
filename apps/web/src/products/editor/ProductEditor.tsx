import { ownProductId, type OwnProduct } from '@mix/documents';
import type { Catalogue, Product } from '@mix/engine';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import type { FieldMessage } from '../../ui/fields/FieldMessageText.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { useSaving } from '../../ui/forms/useSaving.ts';
import { whyNotKept } from '../../sync/device/notKeptText.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { ownProducts } from '../../sync/ownProducts.ts';
import {
  productEditorWords as words,
  productEditorWords,
} from '../../i18n/made/en/products/productEditorWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { ownProductFaultText } from '../own/ownProductFaultText.ts';
import { productOfRow } from '../own/productOfRow.ts';
import { rowFaults, type ProductFault } from '../own/rowFaults.ts';
import { productPath } from '../productPath.ts';
import { AnalysisFields } from './AnalysisFields.tsx';
import type { EditorForm } from './EditorForm.ts';
import { factFieldId } from './factFieldId.ts';
import { forgetProductTexts, keepProductTexts, readProductTexts } from './keptProductTexts.ts';
import { LabelFields } from './LabelFields.tsx';
import { MoreProductFields } from './MoreProductFields.tsx';
import { RateFields } from './RateFields.tsx';
import { readTexts } from './readTexts.ts';
import { TankFields } from './TankFields.tsx';
import { emptyTexts, textsOf } from './textsOf.ts';
import { WhatFields } from './WhatFields.tsx';
import type { ProductTexts } from './ProductTexts.ts';
import editorStyles from './editor.module.css';
import styles from './ProductEditor.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { columnName } from '../own/columnName.ts';

interface ProductEditorProps {
  /** The product that is changed or copied; null for a new product. */
  readonly base: Product | null;
  /**
   * Whether a new product is made from `base`. A product that is not the owner's own can only be
   * copied.
   */
  readonly isCopy: boolean;
  /** The catalogue and the owner's own products. */
  readonly catalogue: Catalogue;
}

type Doing = 'new' | 'copy' | 'edit';

function startTexts(base: Product | OwnProduct | null, doing: Doing): ProductTexts {
  if (base === null) return emptyTexts;
  const texts = textsOf(base);
  if (doing === 'edit') return texts;
  return { ...texts, fields: { ...texts.fields, name: words.copyName(base.name) } };
}

interface Editing {
  readonly doing: Doing;
  readonly base: Product | OwnProduct | null;
}

/** What the editor is about: the owner's own document where there is one. */
function useEditing({ base: facts, isCopy }: ProductEditorProps): Editing {
  const own = soFar(ownProducts.useAll()).find(({ id }) => id === facts?.id) ?? null;
  if (facts === null) return { doing: 'new', base: null };
  return { doing: isCopy || own === null ? 'copy' : 'edit', base: own?.value ?? facts };
}

/** Enters or changes an own product. An empty field means not known; nothing is guessed. */
export function ProductEditor(props: ProductEditorProps) {
  const editing = useEditing(props);
  const { doing, base } = editing;
  const name = base?.name ?? '';
  const title = {
    new: words.newTitle,
    copy: words.copyTitle(name),
    edit: words.editTitle(name),
  };
  return (
    <article className={styles.page}>
      <h2 className="title break-words" tabIndex={-1}>
        {title[doing]}
      </h2>
      <p className={editorStyles.hint}>{words.intro}</p>
      <EditorFields key={doing} {...editing} catalogue={props.catalogue} />
    </article>
  );
}

function EditorFields({
  doing,
  base: present,
  catalogue,
}: Editing & Pick<ProductEditorProps, 'catalogue'>) {
  // The product as it was when the fields were filled: what another device changes meanwhile stays.
  const [base] = useState(present);
  const [, navigate] = useLocation();
  const keptFor = `${doing} ${base?.id ?? ''}`;
  const [texts, setTexts] = useState(() => readProductTexts(keptFor) ?? startTexts(base, doing));
  const saving = useSaving(texts);
  const { row, unread, faults: textFaults } = useMemo(() => readTexts(texts, base), [texts, base]);
  const faults = [...textFaults, ...rowFaults(row, catalogue.saltTables)];
  const hasSameName = catalogue.products.some(
    (other) => other.name === row.name && (doing !== 'edit' || other.id !== base?.id),
  );

  const change = (part: Partial<ProductTexts>) => {
    const next = { ...texts, ...part };
    setTexts(next);
    keepProductTexts(keptFor, next);
  };
  const form: EditorForm = {
    texts,
    onTexts: change,
    onField: (key, text) => {
      change({ fields: { ...texts.fields, [key]: text } });
    },
    messageAt: (key) =>
      unread.get(key) ??
      factMessage(
        faults.find((one) => one.key === key),
        saving.state === 'unsettled',
      ) ??
      (key === 'name' && hasSameName ? advice(words.sameName) : null),
  };

  const stops = faults.filter((fault) => fault.stops);
  const isUnsettled = stops.length > 0 || unread.size > 0;
  const save = async () => {
    const id = doing === 'edit' && base !== null ? base.id : ownProductId(newDocumentId());
    const startedFrom = doing === 'edit' && base !== null && 'container' in base ? base : undefined;
    const product = productOfRow({ ...row, id }, base);
    const refusal = await whyNotKept(ownProducts.save(id, product, startedFrom));
    if (refusal !== null) return refusal;
    forgetProductTexts();
    navigate(productPath(id), { replace: true });
    return null;
  };
  return (
    <Form>
      <WhatFields form={form} />
      <AnalysisFields form={form} row={row} />
      <TankFields form={form} />
      <RateFields form={form} />
      <LabelFields form={form} />
      <MoreProductFields form={form} />
      <p className="padding-block-2">
        <Link
          href={base === null ? paths.products : productPath(base.id)}
          className={buttonClass('text')}
          onClick={forgetProductTexts}
        >
          {words.cancel}
        </Link>
      </p>
      <footer className={styles.foot}>
        <EditorOutcome {...saving} faults={stops} unread={[...unread.keys()]} />
        <Button
          look="primary"
          onClick={() => {
            saving.run({ isUnsettled, save });
            if (isUnsettled) goToField([...unread.keys()][0] ?? stops[0]?.key ?? 'name');
          }}
        >
          {saving.state === 'saving' ? words.saving : words.save}
        </Button>
      </footer>
    </Form>
  );
}

/** Moves the focus to the field that is to be settled first. */
function goToField(key: string): void {
  const id = factFieldId(key);
  document.querySelector<HTMLElement>(`#${id}, [data-field="${id}"]`)?.focus();
}

const advice = (sentence: string): FieldMessage => ({ sentence, stops: false, meanings: [] });

/** "Needed" is said only once saving was tried. */
function factMessage(fault: ProductFault | undefined, wasChecked: boolean): FieldMessage | null {
  if (fault === undefined || (fault.code === 'missing' && !wasChecked)) return null;
  return { sentence: ownProductFaultText(fault), stops: fault.stops, meanings: [] };
}

interface EditorOutcomeProps extends Pick<ReturnType<typeof useSaving>, 'state' | 'refusal'> {
  /** The faults that stop saving. */
  readonly faults: readonly ProductFault[];
  /** Fields whose text stands for no number. */
  readonly unread: readonly string[];
}

const columnOf = (fieldKey: string): string => fieldKey.replace(/\.\d+\.[01]$/, '');

/** Why the product was not saved: the facts to settle, by name, or what this device refused. */
function EditorOutcome({ state, refusal, faults, unread }: EditorOutcomeProps) {
  const names = [...new Set([...faults.map(({ key }) => key), ...unread].map(columnOf))].map(
    columnName,
  );
  const sentence =
    state === 'unsettled' && names.length > 0
      ? `${productEditorWords.toSettle(names.length)}: ${names.join(', ')}.`
      : refusal;
  return (
    <div role="status">
      {sentence !== null && (
        <p className="row">
          <WarningIcon size={20} />
          <span>{sentence}</span>
        </p>
      )}
    </div>
  );
}
