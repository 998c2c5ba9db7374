import { useSearch } from 'wouter';
import { FirstHome } from './FirstHome.tsx';
import { Shortcut } from './Shortcut.tsx';
import { useHoldsWork } from './useHoldsWork.ts';
import { Work } from './Work.tsx';

/** Home: what is in work on this device; the way to the first mix where there is nothing yet. */
export function HomePage() {
  const search = useSearch();
  const home = useHoldsWork() ? <Work /> : <FirstHome />;
  return (
    <>
      {search !== '' && <Shortcut search={search} />}
      {home}
    </>
  );
}
