import type { Paddock } from '@mix/documents';
import { shownUnit, type Catalogue, type MixDraft, isFields } from '@mix/engine';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { savedMixes } from '../../sync/savedMixes.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { machineSetup } from '../../plan/draft/formChanges.ts';
import { readForm } from '../../plan/reading/readForm.ts';
import { mixOfName, saveMix } from '../../plan/saved/saveMix.ts';
import { savedMixOf } from '../../plan/saved/savedMixOf.ts';
import { columnKey, columnOfKey, guessColumns } from '../../plan/spreadsheet/planColumns.ts';
import { useTradeNames } from '../../products/search/useTradeNames.ts';
import { nearProductsOnce } from '../../plan/spreadsheet/nearProducts.ts';
import { productsByName } from '../../plan/spreadsheet/productsByName.ts';
import { soldUnder } from '../../plan/spreadsheet/soldUnder.ts';
import { planRows, type PlanRow, AS_WORDS, type Meaning } from '../../plan/spreadsheet/planRows.ts';
import type { Table } from '../../plan/spreadsheet/Table.ts';
import { paths } from '../../device/navigation/paths.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { deviceWords } from '../../i18n/made/en/home/deviceWords.ts';
import { planSheetWords as words } from '../../i18n/made/en/farm/planSheetWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { ColumnRows } from './ColumnRows.tsx';
import { PlanRowLine } from './PlanRowLine.tsx';
import styles from '../inAndOut.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';

interface SheetLookProps {
  readonly name: string;
  readonly table: Table;
  readonly catalogue: Catalogue;
  readonly paddocks: readonly KeptDocument<Paddock>[];
}

type Outcome =
  | { readonly state: 'open' | 'taking' }
  | { readonly state: 'taken' | 'part'; readonly count: number; readonly wanted: number };

/** The reader's own units, for a heading that names no unit of an area or of the spray. */
const readersUnits = () => ({
  area: shownUnit('ha', reader.system),
  applicationRate: shownUnit('L/ha', reader.system),
});

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

/** Keeps what a text of a file means; null takes the meaning back. */
function setMeaning(text: string, meaning: string | null): void {
  const { value } = sheetMapping.getState();
  const others = Object.entries(value.meanings).filter(([other]) => other !== text.toLowerCase());
  const said = meaning === null ? [] : [[text.toLowerCase(), meaning] as const];
  const meanings = Object.fromEntries([...others, ...said]);
  sheetMapping.setState({ value: { ...value, meanings } });
}

/** The content of each column: as somebody chose, else as its heading says. */
function usesOf({ headings }: Table, { columns }: SheetMapping) {
  const guessed = guessColumns(headings, readersUnits());
  return headings.map((heading, at) => {
    const chosen = columns[heading];
    return chosen === undefined ? (guessed[at] ?? columnOfKey('')) : columnOfKey(chosen);
  });
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
  const uses = useMemo(() => usesOf(table, mapping), [table, mapping]);
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

interface MeaningRowsProps {
  readonly rows: readonly PlanRow[];
  readonly onForget: (text: string) => void;
}

/**
 * Texts of this file that are read as another name, chosen now or for an earlier file: shown,
 * because a slip of the finger would otherwise stay unseen.
 */
function MeaningRows({ rows, onForget }: MeaningRowsProps) {
  const said = new Map<string, Meaning>();
  for (const one of rows.flatMap(({ readAs }) => readAs)) said.set(one.text.toLowerCase(), one);
  if (said.size === 0) return null;
  return (
    <Section name={words.theirNames}>
      <ul className={styles.items}>
        {[...said].map(([key, { text, meaning }]) => (
          <li key={key} className={styles.item}>
            <span className={styles.grow}>
              <span className="quiet break-words">{text}</span>
              <br />
              {meaning === AS_WORDS ? words.keptAsWords : meaning}
            </span>
            <Button small aria-label={words.changeMeaning(text)} onClick={() => onForget(text)}>
              {words.change}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Choices for earlier files: a column's content by its heading, and the meaning of a text. */
interface SheetMapping {
  readonly columns: Readonly<Record<string, string>>;
  readonly meanings: Readonly<Record<string, string>>;
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isFields(value) && Object.values(value).every((text) => typeof text === 'string');

/** Kept for the next file like this one. */
const sheetMapping = createKeptValue<SheetMapping>(browserStorage(), {
  key: 'mix.sheetMapping',
  schema: 1,
  empty: { columns: {}, meanings: {} },
  read: (stored) =>
    isFields(stored) && isTexts(stored['columns']) && isTexts(stored['meanings'])
      ? { columns: stored['columns'], meanings: stored['meanings'] }
      : null,
});
