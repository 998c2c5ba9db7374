import { useState } from 'react';
import { SubmitForm } from '../ui/forms/SubmitForm.tsx';
import { jsonBlob, saveFile } from '../device/files/saveFile.ts';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { useOpenSession } from '../session/useOpenSession.ts';

/** All that belongs to the account, as a file. */
export function ExportData() {
  const openSession = useOpenSession();
  const [isExported, setExported] = useState(false);

  const exportAll = async (): Promise<string | null> => {
    try {
      const all = await (await openSession?.())?.exportAll();
      saveFile(accountWords.exportName, jsonBlob(all));
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
      <p className="quiet">{accountWords.exportNote}</p>
    </SubmitForm>
  );
}
