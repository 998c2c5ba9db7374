import { useState } from 'react';
import { SubmitForm } from '../../components/fields/SubmitForm.tsx';
import { accountWords } from '../../words/en/account/accountWords.ts';
import { useOpenSession } from '../../account/useOpenSession.ts';
import styles from './account.module.css';

/** All that belongs to the account, as a file. */
export function ExportData() {
  const openSession = useOpenSession();
  const [isExported, setExported] = useState(false);

  const exportAll = async (): Promise<string | null> => {
    try {
      const all = await (await openSession?.())?.exportAll();
      saveAsFile(accountWords.exportName, JSON.stringify(all, null, 2));
      setExported(true);
      return null;
    } catch {
      return accountWords.notExportedWhy;
    }
  };

  return (
    <SubmitForm
      word={accountWords.exportFile}
      busyWord={accountWords.exporting}
      refusedWord={accountWords.notExported}
      look="plain"
      onSubmit={exportAll}
      note={<p role="status">{isExported && accountWords.exported}</p>}
    >
      <p className={styles.quiet}>{accountWords.exportNote}</p>
    </SubmitForm>
  );
}

function saveAsFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the content over by the next turn.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  });
}
