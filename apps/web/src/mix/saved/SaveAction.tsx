import { lazyComponent } from '../../components/lazy/lazyComponent.tsx';
import { SheetAction } from '../../components/SheetAction.tsx';
import { savedMixWords } from '../../words/made/en/mix/savedMixWords.ts';

export const SaveSheet = lazyComponent(async () => (await import('./SaveSheet.tsx')).SaveSheet);

/** Opens saving. Stands only where there is a plan. */
export const SaveAction = () => (
  <SheetAction word={savedMixWords.saveMix} sheet={(onClose) => <SaveSheet onClose={onClose} />} />
);
