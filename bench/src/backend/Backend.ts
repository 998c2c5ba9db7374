/** A server that speaks both protocols, ours or Google's emulators. */
export interface Backend {
  readonly name: string;
  /** Where the account calls go, without a path; empty where no account is asked for. */
  readonly identityOrigin: string;
  /** Before `/v1/accounts:lookup`: the emulator wants the name of the service there. */
  readonly identityPath: string;
  readonly tokenPath: string;
  readonly documentsOrigin: string;
  readonly apiKey: string;
  readonly projectId: string;
  /** Ids of the processes that serve each half; our server is one process for both. */
  readonly processIds: {
    readonly identity: readonly number[];
    readonly documents: readonly number[];
  };
  /** An account of this address, new to it. */
  readonly account: (email: string) => Promise<SignedIn>;
  readonly stop: () => Promise<void>;
}

/** An account of a backend, as the client library would hold it. */
export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly idToken: string;
  readonly refreshToken: string;
}
