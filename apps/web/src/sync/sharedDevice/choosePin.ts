import type { Member } from '@mix/documents';
import type { StoredPin } from './pin.ts';
import type { SharedDeviceSettings } from './SharedDeviceSettings.ts';

type Named = Pick<Member, 'choosesPinAt'> & { readonly uid: string };

/** How long after its account allowed it a name may choose its PIN, ms, by this device's clock. */
const LEAVE_MS = 15 * 60_000;

/**
 * Whether a name may be given a PIN now by whoever taps it: its own account said so a moment ago on a
 * device of its own, or somebody who runs the farm said so here. A first tap alone proves nothing: it
 * would make whoever comes first the farm's owner.
 */
export function mayChoosePin(
  { mayChoose, usedLeave }: Pick<SharedDeviceSettings, 'mayChoose' | 'usedLeave'>,
  { uid, choosesPinAt }: Named,
  nowMs: number,
): boolean {
  if (mayChoose.includes(uid)) return true;
  const leaveMs = choosesPinAt?.getTime();
  return (
    leaveMs !== undefined && leaveMs !== usedLeave[uid] && Math.abs(nowMs - leaveMs) <= LEAVE_MS
  );
}

/** The settings that a newly chosen PIN changes: what allowed the choice is used up. */
export function withPin(
  { pins, tries, mayChoose, usedLeave }: SharedDeviceSettings,
  { uid, choosesPinAt }: Named,
  pin: StoredPin,
): Partial<SharedDeviceSettings> {
  const { [uid]: _over, ...otherTries } = tries;
  return {
    pins: { ...pins, [uid]: pin },
    tries: otherTries,
    mayChoose: mayChoose.filter((one) => one !== uid),
    ...(choosesPinAt != null && {
      usedLeave: { ...usedLeave, [uid]: choosesPinAt.getTime() },
    }),
  };
}
