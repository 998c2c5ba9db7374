import { loadingWords } from '../../i18n/made/en/app/loadingWords.ts';
import { Button } from '../Button.tsx';

/** Stands where a part of the app should, when its code did not come. */
export const NotFetched = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    <p>{loadingWords.failedNote}</p>
    <Button onClick={onRetry}>{loadingWords.retry}</Button>
  </>
);
