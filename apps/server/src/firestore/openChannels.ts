import type { HeldBytes } from '../bounds/HeldBytes.ts';
import type { Clock } from '../clock.ts';
import type { User } from './access/Authorize.ts';
import { Channels } from './channel/Channels.ts';
import type { ChannelSettings } from './channel/ChannelSettings.ts';
import type { Documents } from './storage/Documents.ts';
import { ListenHub } from './listen/ListenHub.ts';
import { ListenStream } from './listen/ListenStream.ts';
import { UndeliveredResults } from './write/UndeliveredResults.ts';
import { WriteStream } from './write/WriteStream.ts';

export interface OpenChannelsParts {
  readonly documents: Documents;
  readonly settings: ChannelSettings;
  /** Counts the bytes that are kept for clients. */
  readonly held: HeldBytes;
  readonly clock: Clock;
  /** Milliseconds from any beginning; never goes back. */
  readonly elapsed: () => number;
  /** At least 128 bits that nobody can guess. */
  readonly newSecret: () => string;
  /** The user a token was issued to; null when the token is not valid, or no longer. */
  readonly verifyIdToken: (token: string) => Promise<User | null>;
  readonly onFailure: (error: unknown) => void;
}

/** The channels of a document database, over which clients listen and write. */
export function openChannels({ documents, ...parts }: OpenChannelsParts): Channels {
  const hub = new ListenHub(documents);
  const undeliveredResults = new UndeliveredResults(parts.elapsed);
  return new Channels({
    ...parts,
    openStream: (kind, user, outlet) =>
      kind === 'Listen'
        ? new ListenStream(documents, hub, user, outlet, parts.elapsed)
        : new WriteStream(documents, undeliveredResults, user, outlet),
  });
}
