import type { Catalogue, MixDraft } from '@mix/engine';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { savedMixes } from '../../sync/savedMixes.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { machineSetup } from '../../plan/draft/formChanges.ts';
import { readForm } from '../../plan/reading/readForm.ts';
import { mixOfName, saveMix } from '../../plan/saved/saveMix.ts';
import { savedMixOf } from '../../plan/saved/savedMixOf.ts';
import { columnKey, guessColumns } from '../../plan/spreadsheet/planColumns.ts';
import { useTradeNames } from '../../products/search/useTradeNames.ts';
import { nearProductsOnce } from '../../plan/spreadsheet/nearProducts.ts';
import { productsByName } from '../../plan/spreadsheet/productsByName.ts';
import { soldUnder } from '../../plan/spreadsheet/soldUnder.ts';
import { planRows, type PlanRow } from '../../plan/spreadsheet/planRows.ts';
import { paths } from '../../device/navigation/paths.ts';
import { deviceWords } from '../../i18n/made/en/home/deviceWords.ts';
import { planSheetWords as words } from '../../i18n/made/en/farm/planSheetWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { ColumnRows } from './ColumnRows.tsx';
import { MeaningRows } from './MeaningRows.tsx';
import { PlanRowLine } from './PlanRowLine.tsx';
import { readersUnits, setMeaning, sheetMapping, usesOf } from './sheetMapping.ts';
import type { SheetLookProps } from './SheetPart.tsx';
import styles from '../inAndOut.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

type Outcome =
  | { readonly state: 'open' | 'taking' }
  | { readonly state: 'taken' | 'part'; readonly count: number; readonly wanted: number };

/** This device's sprayer, empty while a figure of it cannot be read; a mix is planned for one. */
function ownMachine(): MixDraft {
  const setup = { ...machineSetup(draftStore.form.getState().value), products: [] };
  const { draft, unread } = readForm(setup);
  return unread.length > 0 ? {} : draft;
}

/** Keeps as many mixes as the device takes; stops at the first that it refuses. */
async function keepAll(rows: readonly PlanRow[], catalogue: Catalogue): Promise<number> {
  const machine = ownMachine();
  let kept = 0;
  for (const { name, draft, paddock } of rows) {
    const mix = { draft: { ...machine, ...draft }, paddock };
    try {
      await saveMix(savedMixOf(name, mix, catalogue));
    } catch {
      return kept;
    }
    kept += 1;
  }
  return kept;
}

/** How the columns are read, and the mix of each row; nothing is kept until it is taken. */
export function SheetLook({ name, table, catalogue, paddocks }: SheetLookProps) {
  const mapping = useStore(sheetMapping, ({ value }) => value);
  const saved = soFar(savedMixes.useAll());
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' });
  const { products } = catalogue;
  const names = useTradeNames();
  const country = useStore(draftStore.form, ({ value }) => value.country ?? null);
  const nearProducts = useMemo(
    () => nearProductsOnce(products, names, country),
    [products, names, country],
  );
  const sold = useMemo(() => soldUnder(names, country), [names, country]);
  const productCalled = useMemo(() => productsByName(products), [products]);
  const uses = useMemo(() => usesOf(table, mapping, guessColumns), [table, mapping]);
  const rows = useMemo(() => {
    const meanings = new Map(Object.entries(mapping.meanings));
    return planRows(table, {
      uses,
      paddocks,
      products,
      productCalled,
      isImperial: readersUnits().applicationRate === 'imp gal/ac',
      nearProducts,
      soldUnder: sold,
      meanings,
    });
  }, [table, mapping, uses, paddocks, products, productCalled, nearProducts, sold]);
  const offered = rows.filter(({ problems }) => problems.length === 0);
  const wanted = offered.filter(({ number }) => !left.has(number));

  const take = async () => {
    setOutcome({ state: 'taking' });
    const count = await keepAll(wanted, catalogue);
    const isWhole = count === wanted.length;
    setOutcome({ state: isWhole ? 'taken' : 'part', count, wanted: wanted.length });
  };

  if (outcome.state === 'taken' || outcome.state === 'part') {
    const isWhole = outcome.state === 'taken';
    return (
      <div role="status" className={styles.stack}>
        <Notice
          kind={isWhole ? 'information' : 'warning'}
          word={isWhole ? deviceWords.note : deviceWords.warning}
          title={
            isWhole
              ? words.taken(outcome.count)
              : words.partTaken(numberText(outcome.count), numberText(outcome.wanted))
          }
          actions={<Link href={paths.home}>{words.toMixes}</Link>}
        />
      </div>
    );
  }
  return (
    <>
      <Section name={words.theirColumns} note={name}>
        <ColumnRows
          table={table}
          uses={uses}
          onUse={(heading, use) => {
            const { value } = sheetMapping.getState();
            const columns = { ...value.columns, [heading]: columnKey(use) };
            sheetMapping.setState({ value: { ...value, columns } });
          }}
        />
        <p className="quiet break-words">{words.mappingKept}</p>
      </Section>
      <MeaningRows rows={rows} onForget={(text) => setMeaning(text, null)} />
      <Section
        name={words.rows}
        note={words.rowsReady(numberText(offered.length), numberText(rows.length))}
      >
        <ul className={styles.items}>
          {rows.map((row) => (
            <PlanRowLine
              key={row.number}
              row={row}
              products={products}
              soldUnder={sold}
              isLeft={left.has(row.number)}
              replaces={mixOfName(saved, row.name) !== null}
              onTake={(isTaken) => {
                const others = [...left].filter((number) => number !== row.number);
                setLeft(new Set(isTaken ? others : [...others, row.number]));
              }}
              onMeaning={setMeaning}
            />
          ))}
        </ul>
      </Section>
      <div className={styles.actions}>
        {wanted.length > 0 ? (
          <Button look="primary" onClick={() => void take()}>
            {outcome.state === 'taking' ? words.taking : words.take(wanted.length)}
          </Button>
        ) : (
          <p>{words.nothingReady}</p>
        )}
      </div>
    </>
  );
}
