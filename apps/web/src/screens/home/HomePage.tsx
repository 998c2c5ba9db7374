import { FirstHome } from './FirstHome.tsx';
import { useHoldsWork } from './useHoldsWork.ts';
import { Work } from './Work.tsx';

/** Home: what is in work on this device; the way to the first mix where there is nothing yet. */
export const HomePage = () => (useHoldsWork() ? <Work /> : <FirstHome />);
