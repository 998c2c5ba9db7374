import { onDemand } from '../../ui/lazy/waiting.ts';
import { SheetAction } from '../../ui/SheetAction.tsx';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';

/** Everything that is made of a job to send it. */
export const ShareSheet = onDemand(async () => (await import('./ShareSheet.tsx')).ShareSheet);

/** Opens what is made of the job to send it. Stands only where there is a plan. */
export const ShareAction = () => (
  <SheetAction word={resultWords.share} sheet={(onClose) => <ShareSheet onClose={onClose} />} />
);
