import type { BrokenNetwork, HeldDocument, Step } from './FrameContent.ts';

/** One screen in one state: what the device holds, and where it is opened. */
export interface ScreenState {
  readonly name: string;
  /** Of `routes`. */
  readonly route: string;
  readonly path: string;
  /** Values that the device keeps, by key. */
  readonly device?: Readonly<Record<string, unknown>>;
  /** The same as the very texts that are stored. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly documents?: readonly HeldDocument[];
  /** What is pressed and typed once the screen stands. */
  readonly press?: readonly Step[];
  /** What stands there then, as Playwright finds it in English. */
  readonly shows: string;
  readonly network?: BrokenNetwork;
  /** Has pictures that the browser tests compare it with. */
  readonly isPictured?: true;
}
