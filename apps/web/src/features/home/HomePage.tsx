import { FirstMixPanel } from './FirstMixPanel.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import { MixLines, nothingSet } from './MixLines.tsx';

/** Home on a device that holds no work yet, and as it is drawn for every device. */
export const HomePage = () => (
  <HomeFrame panel={<FirstMixPanel />}>
    <MixLines values={nothingSet} />
  </HomeFrame>
);
