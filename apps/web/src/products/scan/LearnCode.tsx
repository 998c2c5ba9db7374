import type { LearnedCode, PackCode } from '@mix/documents';
import type { Product } from '@mix/engine';
import { useDeferredValue, useState } from 'react';
import { brandTyped } from '../search/brandTyped.ts';
import type { FoundProduct } from '../search/productCandidates.ts';
import { SearchSays } from '../search/SearchSays.tsx';
import { SoldNames } from '../search/SoldNames.tsx';
import { stockAmount, stockUnit } from '../../stock/stockAmount.ts';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { codes } from '../../sync/codes.ts';
import { whyNotKept } from '../../sync/device/notKeptText.ts';
import { stock } from '../../sync/stock.ts';
import { useWorkspace } from '../../sync/useWorkspace.ts';
import { useProductSearch } from '../search/useProductSearch.ts';
import { scanWords } from '../../i18n/made/en/farm/scanWords.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { codeText } from './KnownPack.tsx';
import { ReadLabel } from './ReadLabel.tsx';
import { soFar } from '../../sync/arrival/Collected.ts';

/** Most products that are offered, as many as one looks through; others are found by the search. */
const MOST_SHOWN = 6;

/** What the code stands for: a product, under the brand that was typed when it was chosen. */
interface Choice {
  readonly product: Product;
  readonly said: Pick<LearnedCode, 'productId' | 'soldAs'>;
}

function choiceOf({ product, names }: FoundProduct, text: string): Choice {
  const soldAs = brandTyped(text, names);
  return { product, said: { productId: product.id, ...(soldAs !== null && { soldAs }) } };
}

interface LearnCodeProps {
  readonly code: PackCode;
  /** What the code was learned as before. */
  readonly before: LearnedCode | null;
  /** The product of `before` is no longer there. */
  readonly isGone: boolean;
  readonly products: readonly Product[];
  readonly onLearned: () => void;
}

/**
 * The form for an unknown code: asks once which product it is, and how much one such pack holds.
 */
export function LearnCode({ code, before, isGone, products, onLearned }: LearnCodeProps) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [size, setSize] = useState('');
  const isOfFarm = useWorkspace()?.farmId != null;
  const entries = soFar(stock.useAll());
  const recentIds = [...new Set(entries.map(({ value }) => value.productId))];
  const search = useProductSearch();
  const stocked = products.filter(({ id }) => recentIds.includes(id));
  const isOfStock = text.trim() === '' && recentIds.length > 0;
  const answer = search(isOfStock ? stocked : products, { text, group: null, recentIds });
  const offered = answer.found.slice(0, MOST_SHOWN);
  const unit = choice === null ? 'kg' : stockUnit(choice.product, null);
  const learn = async (): Promise<string | null> => {
    if (choice === null) return scanWords.chooseFirst;
    const read = readTyped(size, unit);
    if (read.message !== null) return stockWords.faults.unread;
    const value: LearnedCode = {
      text: code.gtin ?? code.text,
      ...choice.said,
      pack: read.value === null || read.value === 0 ? null : stockAmount(read.value, unit),
    };
    const refusal = await whyNotKept(codes.save(code.id, value, before ?? undefined));
    if (refusal === null) onLearned();
    return refusal;
  };
  return (
    <SubmitForm
      word={scanWords.learn}
      busyWord={stockWords.keeping}
      refusedWord={scanWords.notLearned}
      stays
      onSubmit={learn}
    >
      <p className="quiet">{codeText(code)}</p>
      {(before === null || isGone) && (
        <Notice
          kind="information"
          word={scanWords.information}
          title={isGone ? scanWords.gone : scanWords.unknown}
        >
          {isOfFarm ? scanWords.unknownWhyFarm : scanWords.unknownWhy}
        </Notice>
      )}
      <TextField
        type="search"
        label={stockWords.chooseSearch}
        value={typed}
        onText={setTyped}
        spellCheck={false}
      />
      <ReadLabel products={products} onSearch={setTyped} />
      <SearchSays text={text} found={answer} />
      <ChoiceChips
        label={scanWords.itIs}
        labelShown
        options={offered.map(({ product: { id, name } }) => ({ value: id, label: name }))}
        value={choice?.said.productId ?? null}
        onChoose={(productId) => {
          const found = offered.find(({ product }) => product.id === productId);
          setChoice(found === undefined ? null : choiceOf(found, text));
        }}
      />
      {offered
        .filter(({ product }) => product.id === choice?.said.productId)
        .map(({ product, names }) => (
          <p key={product.id}>
            <SoldNames product={product} names={names} />
          </p>
        ))}
      <FigureField
        id="learn-size"
        label={scanWords.inOnePack}
        unit={unit}
        text={size}
        notSet={stockWords.notSet}
        onText={setSize}
      />
    </SubmitForm>
  );
}
