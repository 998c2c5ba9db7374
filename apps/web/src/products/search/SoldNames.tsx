import type { Product } from '@mix/engine';
import { classNames } from '../../ui/classNames.ts';
import { productFactWords } from '../../i18n/made/en/products/productFactWords.ts';
import { productSearchWords as words } from '../../i18n/made/en/products/productSearchWords.ts';
import type { SoldName } from './SoldName.ts';
import { strengthBeside } from './strengthBeside.ts';
import styles from './SoldNames.module.css';

interface SoldNamesProps {
  readonly product: Product;
  readonly names: readonly SoldName[];
}

/**
 * The trade names of a found product with their strength, and how the product's own strength
 * differs: nobody is to dose by the wrong one.
 */
export function SoldNames({ product, names }: SoldNamesProps) {
  return names.map((sold) => {
    const beside = besideText(product, sold);
    return (
      <span
        key={`${sold.name} ${sold.country} ${sold.actives}`}
        className={classNames('block break-words', styles.sold)}
      >
        {sold.name} · {unbrokenUnits(sold.actives)}
        {'\u00a0'}· {sold.country}
        {sold.assumed && ` · ${words.assumed}`}
        {beside !== null && <strong className="strong block break-words">{beside}</strong>}
      </span>
    );
  });
}

/** Keeps a figure on one line with its unit. */
const unbrokenUnits = (text: string): string => text.replaceAll(' g/', '\u00a0g/');

function besideText(product: Product, sold: SoldName): string | null {
  const beside = strengthBeside(product, sold);
  if (beside === null) return null;
  const form = productFactWords.forms[product.form];
  if (beside.is === 'otherForm')
    return words.otherForm([form, beside.own].filter(Boolean).join(', '));
  const own = beside.own ?? form;
  return beside.is === 'other' ? words.otherStrength(own) : words.strengthNotRead(own);
}
