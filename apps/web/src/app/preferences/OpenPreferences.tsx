import { paths } from '../../device/navigation/paths.ts';
import { appWords } from '../../i18n/made/en/app/appWords.ts';
import { ownStorage } from '../../i18n/preferences/ownStorage.ts';
import { AwaitedSheet } from '../../ui/lazy/AwaitedSheet.tsx';
import { onDemand } from '../../ui/lazy/waiting.ts';

const PreferencesSheet = onDemand(
  async () => (await import('./PreferencesSheet.tsx')).PreferencesSheet,
);

/** The sheet of units and language, fetched when it is opened; the farm's page begins anew with them. */
export const OpenPreferences = ({ onClose }: { readonly onClose: () => void }) => (
  <AwaitedSheet title={appWords.unitsAndLanguage} onClose={onClose}>
    <PreferencesSheet
      storage={ownStorage()}
      onClose={onClose}
      onApplied={() => window.location.assign(paths.farm)}
    />
  </AwaitedSheet>
);
