/** A problem in words. Plain text: titles carry no full stop, details and actions are sentences. */
export interface Message {
  readonly title: string;
  readonly detail: string;
  /** What to do; null when the detail says it. */
  readonly action: string | null;
}
