export type Channel = 'Listen' | 'Write';

/** A request the page made. */
export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly channel: Channel | null;
  readonly body: string;
}
