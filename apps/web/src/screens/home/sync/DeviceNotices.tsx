import { useStore } from 'zustand';
import { Notice } from '../../../components/notices/Notice.tsx';
import { useSignedIn } from '../../../documents/documentOwner.ts';
import { useSync } from '../../../documents/syncState.ts';
import { deviceHealth, type DeviceHealth } from '../../../documents/deviceHealth.ts';
import { deviceWords } from '../../../words/en/home/deviceWords.ts';

interface DeviceNotice {
  readonly kind: 'warning' | 'information';
  readonly title: string;
  readonly why: string;
}

/** @param isSafe the account holds all of it: what the browser clears away comes back */
function noticesOf(health: DeviceHealth, isSafe: boolean): readonly DeviceNotice[] {
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
    health.unreadable > 0 && {
      kind: 'information',
      title: deviceWords.unreadable(health.unreadable),
      why: deviceWords.unreadableWhy,
    },
  ];
  return notices.filter((notice) => notice !== false);
}

interface DeviceNoticesProps {
  /** `warning`: what was not kept. `information`: what may not be. */
  readonly only: DeviceNotice['kind'];
}

/** How well this browser keeps what is saved in it. */
export function DeviceNotices({ only }: DeviceNoticesProps) {
  const { waiting, syncedAt, refused } = useSync();
  const isSafe = useSignedIn() && syncedAt !== null && waiting === 0 && refused === 0;
  const health = useStore(deviceHealth);
  const notices = noticesOf(health, isSafe).filter(({ kind }) => kind === only);
  return notices.map(({ kind, title, why }) => (
    <Notice
      key={title}
      kind={kind}
      word={kind === 'warning' ? deviceWords.warning : deviceWords.note}
      title={title}
    >
      <p>{why}</p>
    </Notice>
  ));
}
