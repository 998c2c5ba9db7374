import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { SheetAction } from '../../ui/SheetAction.tsx';
import { savedMixWords } from '../../i18n/made/en/mix/savedMixWords.ts';

export const SaveSheet = lazyComponent(async () => (await import('./SaveSheet.tsx')).SaveSheet);

/** Opens saving. Stands only where there is a plan. */
export const SaveAction = () => (
  <SheetAction word={savedMixWords.saveMix} sheet={(onClose) => <SaveSheet onClose={onClose} />} />
);
