import { onDemand } from '../../ui/lazy/waiting.ts';
import { SheetAction } from '../../ui/SheetAction.tsx';
import { savedMixWords } from '../../i18n/made/en/mix/savedMixWords.ts';

export const SaveSheet = onDemand(async () => (await import('./SaveSheet.tsx')).SaveSheet);

/** Opens saving. Stands only where there is a plan. */
export const SaveAction = () => (
  <SheetAction word={savedMixWords.saveMix} sheet={(onClose) => <SaveSheet onClose={onClose} />} />
);
