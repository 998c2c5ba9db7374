import type { UserProduct } from './UserProduct.ts';
import type { UserProfile } from './UserProfile.ts';

/**
 * `missing`: the server says that there is none; `unreachable`: the device holds no copy and the
 * server is away.
 */
export type FoundProfile = UserProfile | 'missing' | 'unreachable';

/** What the session needs of the account's documents; `data/` has them, `app/` hands them over. */
export interface AccountDocuments {
  /** Tells the profile now and at every change, on this device or another. */
  readonly followProfile: (
    uid: string,
    onProfile: (found: FoundProfile) => void,
    onError: (error: unknown) => void,
  ) => () => void;
  /** Writes the first profile of an account. A null name or e-mail: the provider gave none. */
  readonly createProfile: (
    uid: string,
    from: { readonly name: string | null; readonly email: string | null },
  ) => Promise<void>;
  /** Writes the whole profile. Settles when the server has answered, which may be much later. */
  readonly saveProfile: (profile: UserProfile) => Promise<void>;
  readonly followUserProducts: (
    uid: string,
    onProducts: (products: readonly UserProduct[]) => void,
  ) => () => void;
  /** Sends and receives the other documents of the account, from now on. */
  readonly startSync: (uid: string) => void;
  /** Resolves when nothing is sent or written any more. */
  readonly stopSync: () => Promise<void>;
  /** Documents of the account that only this device holds. */
  readonly countUnsent: (uid: string) => Promise<number>;
  /** Everything of the account as a value for JSON. */
  readonly exportAll: (uid: string) => Promise<unknown>;
  /** Removes all of the account from this device, and stops sending and receiving first. */
  readonly forget: (uid: string) => Promise<void>;
  /** Deletes all of the account on the server. */
  readonly deleteAll: (uid: string) => Promise<void>;
}
