import { stockText } from '../stockAmount.ts';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { orderWords } from '../../i18n/made/en/farm/orderWords.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { shownName } from '../../products/list/productLine.ts';
import styles from './order.module.css';
import type { OrderLine } from './orderLines.ts';
import { typeOrder } from './orderTyped.ts';

/** A product to order: why, how much, and from whom. */
export function OrderRow({ line }: { readonly line: OrderLine }) {
  const { product, unit, packSize, text, supplier } = line;
  const { id } = product;
  const { name } = shownName(product);
  const type = (figure: string) => {
    typeOrder('figures', id, figure);
  };
  const packs = readTyped(text, '1').value ?? 0;
  return (
    <li className="stack-1 padding-block-2 border-bottom">
      <p className={styles.name}>{name}</p>
      <p className="quiet">{whyText(line)}</p>
      <div role="group" aria-label={name} className={styles.fields}>
        {packSize === null ? (
          <FigureField
            id={`order-${id}`}
            label={stockWords.amount}
            unit={unit}
            text={text}
            notSet={stockWords.notSet}
            onText={type}
          />
        ) : (
          <FigureField
            id={`order-${id}`}
            label={orderWords.packsOf(stockText(packSize, unit))}
            unit="1"
            text={text}
            notSet={stockWords.notSet}
            steps={{
              less: stockWords.onePackLess,
              more: stockWords.onePackMore,
              size: '1',
              drawn: true,
              by: (direction) => {
                type(String(Math.max(0, packs + direction)));
              },
            }}
            onText={type}
          />
        )}
        <TextField
          label={orderWords.supplier}
          value={supplier}
          maxLength={80}
          onText={(words) => typeOrder('suppliers', id, words)}
        />
      </div>
    </li>
  );
}

/** "needs 1,066 kg, 600 kg in the shed: 466 kg missing" */
function whyText({ unit, needed, there, keep, ordered, missing }: OrderLine): string {
  const needs = needed === 0 ? [] : [orderWords.needs(stockText(needed, unit))];
  if (there === null || missing === null) return [...needs, orderWords.countFirst].join(', ');
  return [
    ...needs,
    orderWords.there(stockText(there, unit)),
    ...(keep === null ? [] : [orderWords.keeps(stockText(keep, unit))]),
    ...(ordered === 0 ? [] : [orderWords.ordered(stockText(ordered, unit))]),
    orderWords.lacks(stockText(missing, unit)),
  ].join(', ');
}
