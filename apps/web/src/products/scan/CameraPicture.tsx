import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { scanWords } from '../../i18n/made/en/farm/scanWords.ts';
import styles from './scan.module.css';
import { useCamera, type OnFound } from './useCamera.ts';

/** What the camera sees, and what to do where there is none. */
export function CameraPicture({ onFound }: { readonly onFound: OnFound }) {
  const { video, state, switchLight } = useCamera(true, onFound);
  const isOff = state === 'refused' || state === 'missing';
  return (
    <>
      <div className={styles.picture} hidden={isOff}>
        <video ref={video} muted playsInline aria-label={scanWords.picture} />
        <span className={styles.frame} aria-hidden="true" />
      </div>
      <div role="status">
        {state === 'starting' && <p>{scanWords.starting}</p>}
        {state === 'live' && <p>{scanWords.hold}</p>}
        {isOff && (
          <Notice kind="information" word={scanWords.information} title={scanWords[state]}>
            {state === 'refused' ? scanWords.refusedWhy : scanWords.missingWhy}
          </Notice>
        )}
      </div>
      {switchLight !== null && <Button onClick={switchLight}>{scanWords.light}</Button>}
    </>
  );
}
