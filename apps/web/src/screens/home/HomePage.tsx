import { FirstHome } from './FirstHome.tsx';
import { useHoldsWork } from './useHoldsWork.ts';
import { useShortcut } from './useShortcut.ts';
import { Work } from './Work.tsx';

/** Home: what is in work on this device; the way to the first mix where there is nothing yet. */
export function HomePage() {
  useShortcut();
  return useHoldsWork() ? <Work /> : <FirstHome />;
}
