import { QuantityField } from '../../ui/fields/QuantityField.tsx';
import type { FieldMessage } from '../../ui/fields/FieldMessageText.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { spokenUnit } from '../../i18n/figures/spokenUnit.ts';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';
import { writtenSprayWords as words } from '../../i18n/made/en/records/writtenSprayWords.ts';
import { lineOfTyped, type TypedLine } from './SprayForm.ts';
import { isUnusual, unitsOf } from './sprayLines.ts';
import { unitText, usualText } from './sprayTexts.ts';
import styles from './WriteSpray.module.css';

interface SprayLineRowProps {
  readonly line: TypedLine;
  /** Null: not known, and an amount in all is not judged. */
  readonly areaHa: number | null;
  readonly onChange: (line: TypedLine) => void;
  readonly onTakeOut: () => void;
}

export const sprayFieldId = (productId: string): string => `spray-${productId}`;

/** What is wrong with the text, or unusual: a slip of the decimal sign is seen before it is saved. */
function messageOf(line: TypedLine, areaHa: number | null): FieldMessage | null {
  const { message } = readTyped(line.text, line.unit);
  const said = lineOfTyped(line);
  const usual = usualText(line.product);
  if (message !== null || said === null || usual === null) return message;
  return isUnusual(said, { areaHa, applicationRateLPerHa: null })
    ? { sentence: words.usual(usual), stops: false, meanings: [] }
    : null;
}

/** One product, how much of it, per hectare or in all. */
export function SprayLineRow({ line, areaHa, onChange, onTakeOut }: SprayLineRowProps) {
  const { product, text, unit } = line;
  const name = unbrokenAnalysis(product.name);
  const sign = shownUnitSign(unit);
  return (
    <li className={styles.line}>
      <span className={styles.name}>{name}</span>
      <QuantityField
        id={sprayFieldId(product.id)}
        look="bare"
        label={name}
        unit={sign}
        spokenUnit={spokenUnit(sign)}
        text={text}
        notSet={words.notSet}
        message={messageOf(line, areaHa)}
        onText={(typed) => onChange({ ...line, text: typed })}
        unitControl={
          <select
            className={styles.unit}
            aria-label={words.unitOf(name)}
            value={unit}
            onChange={(event) => {
              const chosen = unitsOf(product).find((one) => one === event.currentTarget.value);
              if (chosen !== undefined) onChange({ ...line, unit: chosen });
            }}
          >
            {[...new Set([...unitsOf(product), unit])].map((one) => (
              <option key={one} value={one}>
                {unitText(one)}
              </option>
            ))}
          </select>
        }
      />
      <button
        type="button"
        className={styles.takeOut}
        aria-label={words.takeOut(name)}
        onClick={onTakeOut}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
          <path d="m4 4 12 12M16 4 4 16" stroke="currentColor" strokeWidth="2.2" />
        </svg>
      </button>
    </li>
  );
}
