import type { SyncState } from '../syncState.ts';

/** What the tab that syncs sends to the others. */
export interface SyncMessage {
  readonly uid: string;
  readonly state: Partial<Pick<SyncState, 'connection' | 'syncedAt' | 'broken'>>;
}

const channel = typeof window === 'undefined' ? null : new BroadcastChannel('mix-sync');

export const syncChannel = {
  post: (message: SyncMessage): void => {
    channel?.postMessage(message);
  },
  listen: (listener: (message: SyncMessage) => void): (() => void) => {
    const onMessage = ({ data }: MessageEvent<SyncMessage>) => {
      listener(data);
    };
    channel?.addEventListener('message', onMessage);
    return () => channel?.removeEventListener('message', onMessage);
  },
};
