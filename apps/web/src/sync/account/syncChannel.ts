import type { SyncState } from '../syncState.ts';

/** The state that the tab that syncs tells the other tabs; null: a newly opened tab asks for it. */
export interface SyncMessage {
  readonly owner: string;
  readonly state: Partial<Pick<SyncState, 'connection' | 'heardAt' | 'syncedAt' | 'broken'>> | null;
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
