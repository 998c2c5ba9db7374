import type { SprayRecord } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useConfig } from '../../device/config/useConfig.ts';
import { saveFile } from '../../device/files/saveFile.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { recordFile } from '../../terminal/recordFile.ts';
import { terminalWords as words } from '../../i18n/made/en/farm/terminalWords.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import styles from './record.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

/** What was done, as a file for the terminal or the program of an office. */
export function RecordFile({ record }: { readonly record: SprayRecord }) {
  const { productName } = useConfig();
  const kept = soFar(paddocks.useAll());
  const [message, setMessage] = useState('');
  const title = `${productName} Mix Calculator`;
  const save = () => {
    const paddock = kept.find(({ id }) => id === record.paddockId)?.value ?? null;
    const file = recordFile({
      record,
      paddock,
      title,
      unnamed: recordWords.unnamed,
      waterName: shareWords.sheet.waterRow,
      machineName: title,
    });
    saveFile(`taskdata-${record.endedAt.slice(0, 10)}.zip`, file);
    setMessage(shareWords.terminalSaved);
  };
  return (
    <div className={styles.stack}>
      <Button onClick={save}>{words.recordOut}</Button>
      <p className="quiet">{words.recordOutNote}</p>
      <p role="status">{message}</p>
    </div>
  );
}
