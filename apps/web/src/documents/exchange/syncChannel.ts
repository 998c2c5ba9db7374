import type { SyncState } from '../syncState.ts';

/** What the tab that does the exchange tells the others. */
export interface SyncNews {
  readonly uid: string;
  readonly state: Partial<Pick<SyncState, 'connection' | 'syncedAt' | 'broken'>>;
}

const channel = typeof window === 'undefined' ? null : new BroadcastChannel('mix-sync');

export const syncChannel = {
  tell: (news: SyncNews): void => {
    channel?.postMessage(news);
  },
  listen: (listener: (news: SyncNews) => void): (() => void) => {
    const hear = ({ data }: MessageEvent<SyncNews>) => {
      listener(data);
    };
    channel?.addEventListener('message', hear);
    return () => channel?.removeEventListener('message', hear);
  },
};
