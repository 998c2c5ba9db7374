import { useStore } from 'zustand';
import { MINUTE_MS, useNow } from '../device/clock/useNow.ts';
import { paths } from '../device/navigation/paths.ts';
import { farmHubWords } from '../i18n/made/en/farm/farmHubWords.ts';
import { farmPageWords } from '../i18n/made/en/farm/farmPageWords.ts';
import { momentText } from '../i18n/figures/dateText.ts';
import { documentOwner } from '../sync/documentOwner.ts';
import { RowLink } from '../ui/farmPages/RowLink.tsx';
import { lastBackupOf, lastBackups } from './lastBackup.ts';

/** The way to backups and files, with when this device last saved one. */
export function BackupRow() {
  const owner = documentOwner();
  const last = useStore(lastBackups, ({ value }) => lastBackupOf(value, owner));
  const now = new Date(useNow(MINUTE_MS));
  return (
    <RowLink
      to={paths.inAndOut}
      name={farmPageWords.inAndOut}
      note={
        last === null
          ? farmHubWords.noBackup
          : farmHubWords.backup(momentText(new Date(last.atMs), now))
      }
    />
  );
}
