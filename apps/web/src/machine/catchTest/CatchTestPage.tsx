import { useEffect } from 'react';
import { useStore } from 'zustand';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { ScreenBar } from '../../ui/layout/ScreenBar.tsx';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { startPlanning } from '../../plan/planning/startPlanning.ts';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { machinesPath } from '../../device/navigation/paths.ts';
import { CatchView } from './CatchView.tsx';
import { ResultView } from './ResultView.tsx';
import { SpeedView } from './SpeedView.tsx';
import { StartView } from './StartView.tsx';
import { catchRunStore } from './catchRunStore.ts';
import styles from './catchTest.module.css';

/** The catch test of a saved machine or of that of the mix, at the very nozzle where it was left. */
export function CatchTestPage() {
  useEffect(startPlanning, []);
  const walk = useStore(catchRunStore, ({ value }) => value);
  return (
    <>
      <ScreenBar
        title={catchTestWords.title}
        back={<BackLink to={machinesPath} label={catchTestWords.back} />}
      />
      {walk === null ? (
        <WithPermission
          deed="ground"
          otherwise={<p className={styles.page}>{farmPageWords.notYours}</p>}
        >
          <StartView />
        </WithPermission>
      ) : (
        <div className={styles.page}>
          {walk.part === 'catch' && <CatchView key={walk.at} walk={walk} />}
          {walk.part === 'speed' && <SpeedView walk={walk} />}
          {walk.part === 'result' && <ResultView walk={walk} />}
        </div>
      )}
    </>
  );
}
