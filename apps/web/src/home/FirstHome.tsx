import { FirstAnswers } from './FirstAnswers.tsx';
import { FirstMixPanel } from './FirstMixPanel.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import { SavedHere } from './SavedHere.tsx';

/** Home on a device that holds no work yet, and as it is drawn for every device. */
export const FirstHome = () => (
  <HomeFrame strip={<SavedHere />} panel={<FirstMixPanel />}>
    <FirstAnswers />
  </HomeFrame>
);
