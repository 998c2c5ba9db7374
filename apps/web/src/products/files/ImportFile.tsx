import { ownProductId, type OwnProduct } from '@mix/documents';
import type { SaltTable } from '@mix/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import { ChooseFile } from '../../ui/ChooseFile.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { takeSharedFile } from '../../device/serviceWorker/shareTarget.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { productFileWords as words } from '../../i18n/made/en/products/productFileWords.ts';
import type { FileFault, FileRows } from './FileRow.ts';
import { planImport, type ImportEntry } from './planImport.ts';
import { LARGEST_FILE_BYTES, readFileRows } from './readFileRows.ts';
import { ImportPreview } from './ImportPreview.tsx';

type Opened =
  | { readonly state: 'none' | 'reading' }
  | { readonly state: 'fault'; readonly sentence: string }
  | {
      readonly state: 'read';
      readonly file: FileRows;
      readonly entries: readonly ImportEntry[];
    };

interface ImportFileProps {
  readonly own: readonly OwnProduct[];
  readonly saltTables: readonly SaltTable[];
}

const fault = (code: FileFault): Opened => ({ state: 'fault', sentence: words.faults[code] });

/** Chooses a file and shows what it would change. */
export function ImportFile({ own, saltTables }: ImportFileProps) {
  const [opened, setOpened] = useState<Opened>({ state: 'none' });
  const seesMoney = usePermission('seeMoney');

  const open = async (file: File): Promise<Opened> => {
    if (file.size > LARGEST_FILE_BYTES) return fault('tooLarge');
    try {
      const read = readFileRows(new Uint8Array(await file.arrayBuffer()));
      if (!read.ok) return fault(read.error);
      const newId = () => ownProductId(newDocumentId());
      const entries = planImport(read.value, { own, saltTables, newId, seesMoney });
      return { state: 'read', file: read.value, entries };
    } catch {
      return { state: 'fault', sentence: words.unread };
    }
  };

  const read = (file: File) => {
    setOpened({ state: 'reading' });
    void open(file).then(setOpened);
  };
  const readShared = useEffectEvent(read);
  useEffect(() => {
    void takeSharedFile().then((file) => {
      if (file !== null) readShared(file);
    });
  }, []);

  return (
    <div className="stack-2 padding-block-2 shrink-items">
      <p className="quiet break-words">{words.importWhy}</p>
      <ChooseFile
        accept=".csv,.json,text/csv,application/json"
        label={words.choose}
        word={opened.state === 'none' ? words.choose : words.anotherFile}
        onChosen={read}
      />
      <div role="status">
        {opened.state === 'reading' && <p>{words.reading}</p>}
        {opened.state === 'fault' && (
          <Notice kind="warning" word={words.warning} title={opened.sentence} />
        )}
      </div>
      {opened.state === 'read' && <ImportPreview file={opened.file} entries={opened.entries} />}
    </div>
  );
}
