import type { Paddock } from '@mix/documents';
import type { Catalogue } from '@mix/engine';
import { useMemo, useState, type ComponentType } from 'react';
import { ChooseFile } from '../../ui/ChooseFile.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';
import { useOwnProducts } from '../../products/catalogue/useOwnProducts.ts';
import { paddocks as paddockDocuments } from '../../sync/paddocks.ts';
import { readTable } from '../../plan/spreadsheet/readTable.ts';
import { LARGEST_TABLE_BYTES, type Table, type TableFault } from '../../plan/spreadsheet/Table.ts';
import { planSheetWords as words } from '../../i18n/made/en/farm/planSheetWords.ts';
import styles from '../inAndOut.module.css';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { savedMixes } from '../../sync/savedMixes.ts';

type Opened =
  | { readonly state: 'none' | 'reading' }
  | { readonly state: 'fault'; readonly fault: TableFault }
  | { readonly state: 'read'; readonly name: string; readonly table: Table };

async function open(file: File, longestCell: number | undefined): Promise<Opened> {
  if (file.size > LARGEST_TABLE_BYTES) return { state: 'fault', fault: 'tooLarge' };
  try {
    const read = await readTable(new Uint8Array(await file.arrayBuffer()), longestCell);
    return read.ok
      ? { state: 'read', name: file.name, table: read.value }
      : { state: 'fault', fault: read.error };
  } catch {
    return { state: 'fault', fault: 'notReadable' };
  }
}

/** What a sheet is looked at with: its rows become something once somebody takes them. */
export interface SheetLookProps {
  readonly name: string;
  readonly table: Table;
  readonly catalogue: Catalogue;
  readonly paddocks: readonly KeptDocument<Paddock>[];
}

interface SheetPartProps {
  /** What becomes of the rows. */
  readonly why: string;
  readonly Look: ComponentType<SheetLookProps>;
  /** Characters of a cell that are read, where notes may stand in one. */
  readonly longestCell?: number;
  /** True on a page with other parts, which has a primary action of its own. */
  readonly isBeside?: boolean;
}

/** Chooses a spreadsheet and shows what its rows become. */
export function SheetPart({ why, Look, longestCell, isBeside = false }: SheetPartProps) {
  const [opened, setOpened] = useState<Opened>({ state: 'none' });
  return (
    <>
      <div className={styles.stack}>
        <p className="quiet break-words">{why}</p>
        <ChooseFile
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          label={words.choose}
          word={opened.state === 'none' ? words.choose : words.other}
          look={opened.state === 'read' || isBeside ? 'plain' : 'primary'}
          onChosen={(file) => {
            setOpened({ state: 'reading' });
            void open(file, longestCell).then(setOpened);
          }}
        />
        <div role="status">
          {opened.state === 'reading' && <p>{words.reading}</p>}
          {opened.state === 'fault' && (
            <Notice kind="warning" word={words.notTaken} title={words.faults[opened.fault]} />
          )}
        </div>
      </div>
      {opened.state === 'read' && <ReadSheet key={opened.name} Look={Look} {...opened} />}
    </>
  );
}

/** The rows of the file, once the products and paddocks that they may name are here. */
function ReadSheet({
  name,
  table,
  Look,
}: Pick<SheetLookProps, 'name' | 'table'> & Pick<SheetPartProps, 'Look'>) {
  const catalogue = useCatalogue();
  const own = useOwnProducts();
  const collected = paddockDocuments.useAll();
  const saved = savedMixes.useAll();
  const listed = catalogue.status === 'ready' ? catalogue.catalogue : null;
  // The list stays the same object while nothing in it changes: each row is looked up in it.
  const whole = useMemo(
    () => listed && { ...listed, products: [...own.products, ...listed.products] },
    [listed, own.products],
  );
  if (whole === null) return <p role="status">{words.noCatalogue}</p>;
  // A name in the file would not find a paddock, product or mix that has still to come.
  const states = [collected.state, own.state, saved.state];
  const state = states.find((one) => one !== 'here') ?? 'here';
  if (collected.state !== 'here' || state !== 'here') return <ArrivalNote state={state} />;
  return <Look name={name} table={table} catalogue={whole} paddocks={collected.documents} />;
}
