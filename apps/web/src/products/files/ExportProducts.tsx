import type { OwnProduct } from '@mix/documents';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { productFileWords as words } from '../../i18n/made/en/products/productFileWords.ts';
import { productWords } from '../../i18n/made/en/products/productWords.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { productsCsv, productsJson } from './writeProducts.ts';
import { csvForm } from '../../device/files/csvText.ts';
import { saveFile } from '../../device/files/saveFile.ts';
import { newProductPath } from '../../device/navigation/newProductPath.ts';

/** Saves all of one's own products, for a spreadsheet or for another device. */
export function ExportProducts({ own }: { readonly own: readonly OwnProduct[] }) {
  const seesMoney = usePermission('seeMoney');
  if (own.length === 0) {
    return (
      <div className="padding-block-2 quiet">
        <p>{words.noOwn}</p>
        <Link href={newProductPath} className={buttonClass()}>
          {productWords.addOwn}
        </Link>
      </div>
    );
  }
  const byName = own.toSorted((one, other) => one.name.localeCompare(other.name));
  const save = (name: string, type: string, text: string) => {
    saveFile(name, new Blob([text], { type }));
  };
  return (
    <div className="stack-2 padding-block-2 shrink-items">
      <p className="quiet break-words">{words.exported(own.length)}</p>
      <Button
        onClick={() => {
          const text = productsCsv(byName, csvForm(reader.signs.decimal), seesMoney);
          save('own-products.csv', 'text/csv', text);
        }}
      >
        {words.csv}
      </Button>
      <Button
        onClick={() =>
          save('own-products.json', 'application/json', productsJson(byName, seesMoney))
        }
      >
        {words.json}
      </Button>
    </div>
  );
}
