import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { useSignedIn } from '../../sync/documentOwner.ts';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import { useSync } from '../../sync/syncState.ts';
import { deviceHealth, type DeviceHealth } from '../../sync/deviceHealth.ts';
import { deviceWords } from '../../i18n/made/en/home/deviceWords.ts';

interface DeviceNotice {
  readonly kind: 'warning' | 'information';
  readonly title: string;
  readonly why: string;
  /** Hides, on this device, a notice that stays true after somebody has understood it. */
  readonly onUnderstood?: () => void;
}

/** @param isSafe the account holds everything: what the browser clears away comes back */
function noticesOf(
  health: DeviceHealth,
  isSafe: boolean,
  understood: number,
): readonly DeviceNotice[] {
  const notices: (DeviceNotice | false)[] = [
    health.trouble === 'memory' && {
      kind: 'warning',
      title: deviceWords.memoryOnly,
      why: deviceWords.memoryOnlyWhy,
    },
    health.trouble === 'full' && {
      kind: 'warning',
      title: deviceWords.full,
      why: deviceWords.fullWhy,
    },
    health.trouble === 'failed' && {
      kind: 'warning',
      title: deviceWords.failed,
      why: deviceWords.failedWhy,
    },
    health.trouble === null &&
      health.nearlyFull && {
        kind: 'warning',
        title: deviceWords.nearlyFull,
        why: deviceWords.nearlyFullWhy,
      },
    health.lasting === false &&
      !isSafe && {
        kind: 'information',
        title: deviceWords.mayClear,
        why: deviceWords.mayClearWhy,
      },
    health.unreadable > understood && {
      kind: 'information',
      title: deviceWords.unreadable(health.unreadable),
      why: deviceWords.unreadableWhy,
      onUnderstood: () => {
        understoodUnreadable.setState({ value: health.unreadable });
      },
    },
  ];
  return notices.filter((notice) => notice !== false);
}

/**
 * How many unreadable documents somebody has understood here: whoever saves such a document must
 * not fill all screens for good.
 */
const understoodUnreadable = createKeptValue<number>(browserStorage(), {
  key: 'mix.understoodUnreadable',
  schema: 1,
  empty: 0,
  read: (stored) => (typeof stored === 'number' ? stored : null),
});

interface DeviceNoticesProps {
  /** `warning`: something was not kept. `information`: something may not be kept. */
  readonly only: DeviceNotice['kind'];
}

/** How well this browser keeps what is saved in it. */
export function DeviceNotices({ only }: DeviceNoticesProps) {
  const { waiting, syncedAt, refused } = useSync();
  const isSafe = useSignedIn() && syncedAt !== null && waiting === 0 && refused === 0;
  const health = useStore(deviceHealth);
  const understood = useStore(understoodUnreadable, ({ value }) => value);
  const notices = noticesOf(health, isSafe, understood).filter(({ kind }) => kind === only);
  return notices.map(({ kind, title, why, onUnderstood }) => (
    <Notice
      key={title}
      kind={kind}
      word={kind === 'warning' ? deviceWords.warning : deviceWords.note}
      title={title}
    >
      <p>{why}</p>
      {onUnderstood !== undefined && (
        <Button look="text" onClick={onUnderstood}>
          {deviceWords.understood}
        </Button>
      )}
    </Notice>
  ));
}
