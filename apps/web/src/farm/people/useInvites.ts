import { useEffect, useState } from 'react';
import type { Invite } from '../../sync/farm/Invite.ts';
import { loadFarmCalls } from './loadFarmCalls.ts';

/** A hook. The invites of a farm, open and used, as the farm sends them; none without a signal. */
export function useInvites(farmId: string): readonly Invite[] {
  const [invites, setInvites] = useState<readonly Invite[]>([]);
  useEffect(() => {
    const ending = new AbortController();
    const follow = async () => {
      const calls = await loadFarmCalls();
      await calls.followInvites(farmId, setInvites, ending.signal);
    };
    // A failure is ignored: the invites come when the screen is next opened.
    follow().catch(() => undefined);
    return () => {
      ending.abort();
    };
  }, [farmId]);
  return invites;
}
