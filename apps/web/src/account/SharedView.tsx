import { classNames } from '../ui/classNames.ts';
import { Button } from '../ui/Button.tsx';
import { closeAccount } from '../session/accountPanel.ts';
import { setPerson, useSharedDevice } from '../sync/sharedDevice/sharedDeviceStore.ts';
import { shedWords } from '../i18n/made/en/farm/shedWords.ts';
import styles from './account.module.css';

/**
 * Who uses a shared device, and the button for somebody else; nothing on a device that is not
 * shared.
 */
export function SharedView() {
  const device = useSharedDevice();
  if (device?.person == null) return null;
  return (
    <>
      <p className={classNames('padding-block-2 break-words', styles.who)}>
        <strong>{shedWords.onSharedDevice(device.person.name ?? shedWords.noName)}</strong>
      </p>
      <Button
        onClick={() => {
          closeAccount();
          setPerson(null);
        }}
      >
        {shedWords.someoneElse}
      </Button>
    </>
  );
}
