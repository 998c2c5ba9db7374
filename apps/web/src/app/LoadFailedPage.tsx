import { appWords } from '../i18n/made/en/app/appWords.ts';
import { FailurePage } from './FailurePage.tsx';

/** Stands where a screen should, when neither loading nor reloading it worked. */
export const LoadFailedPage = () => (
  <FailurePage title={appWords.loadFailed}>{appWords.loadFailedWhy}</FailurePage>
);
