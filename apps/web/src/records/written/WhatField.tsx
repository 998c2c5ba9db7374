import type { Catalogue, Product } from '@mix/engine';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { AwaitedSheet } from '../../ui/lazy/AwaitedSheet.tsx';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { soldName } from '../../plan/planning/asSold.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { writtenSprayWords as words } from '../../i18n/made/en/records/writtenSprayWords.ts';
import type { KnownSpray } from './knownSprays.ts';
import { areaOf, typedLine, type SprayForm, type TypedLine } from './SprayForm.ts';
import { SprayLineRow, sprayFieldId } from './SprayLineRow.tsx';
import { unitsOf } from './sprayLines.ts';
import { perHaText } from './sprayTexts.ts';
import styles from './WriteSpray.module.css';

const FindProduct = onDemand(async () => (await import('./FindProduct.tsx')).FindProduct);

interface WhatFieldProps {
  readonly form: SprayForm;
  readonly known: readonly KnownSpray[];
  readonly catalogue: Catalogue;
  /** Ids of the products that were sprayed last, the latest first. */
  readonly lastIds: readonly string[];
  readonly onChange: (change: Partial<SprayForm>) => void;
}

/** What it was: a mix of before in one tap, or products with their amounts. */
export function WhatField({ form, known, catalogue, lastIds, onChange }: WhatFieldProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOwn, setOwn] = useState(known.length === 0);
  const [isAdding, setAdding] = useState(false);
  const { lines } = form;
  const change = (next: readonly TypedLine[]) => onChange({ lines: next });
  const add = (product: Product, soldAs: string | null) => {
    const called = soldAs === null ? product : { ...product, name: soldName(soldAs, product.name) };
    const [unit = 'kg/ha'] = unitsOf(product);
    if (lines.every((line) => line.product.id !== product.id)) {
      change([...lines, { product: called, text: '', unit }]);
    }
    setAdding(false);
    // The new row is drawn when the sheet closes, and the sheet first gives the focus back.
    setTimeout(() => document.getElementById(sprayFieldId(product.id))?.focus());
  };
  return (
    <fieldset>
      <legend className={styles.legend}>
        {isOwn || reader.system !== 'metric' ? words.what : words.whatPerHa}
      </legend>
      {!isOwn &&
        known.map(({ key, lines: said }) => (
          <button
            key={key}
            type="button"
            className={styles.known}
            aria-pressed={key === chosen}
            onClick={() => {
              setChosen(key);
              change(said.map(typedLine));
            }}
          >
            {perHaText(said)}
          </button>
        ))}
      {isOwn && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <SprayLineRow
              key={line.product.id}
              line={line}
              areaHa={areaOf(form)}
              onChange={(next) =>
                change(lines.map((one) => (one.product.id === line.product.id ? next : one)))
              }
              onTakeOut={() => change(lines.filter((one) => one !== line))}
            />
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <Button
          className={styles.way}
          onClick={() => {
            setOwn(true);
            if (isOwn || lines.length === 0) setAdding(true);
          }}
        >
          {wayWord(isOwn, lines.length > 0)}
        </Button>
        {isOwn && known.length > 0 && (
          <Button
            className={styles.way}
            onClick={() => {
              setOwn(false);
              setChosen(null);
              change([]);
            }}
          >
            {words.sameAsBefore}
          </Button>
        )}
      </div>
      {isAdding && (
        <AwaitedSheet title={words.addProduct} onClose={() => setAdding(false)}>
          <FindProduct
            title={words.addProduct}
            products={catalogue.products}
            lastIds={lastIds}
            onChoose={add}
            onClose={() => setAdding(false)}
          />
        </AwaitedSheet>
      )}
    </fieldset>
  );
}

function wayWord(isOwn: boolean, hasLines: boolean): string {
  if (isOwn) return hasLines ? words.addAnother : words.addProduct;
  return hasLines ? words.changeMix : words.otherMix;
}
