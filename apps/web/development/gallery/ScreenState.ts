import type { BrokenNetwork, HeldDocument, Step } from './FrameContent.ts';

/** One screen in one state: the content of the device, and the address that is opened. */
export interface ScreenState {
  readonly name: string;
  /** Name of one of `routes`. */
  readonly route: string;
  readonly path: string;
  /** Values that the device keeps, by key. */
  readonly device?: Readonly<Record<string, unknown>>;
  /** Stored texts by key, exactly as given. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly documents?: readonly HeldDocument[];
  /** Presses and typing once the screen stands. */
  readonly press?: readonly Step[];
  /** An element that stands there then, as Playwright finds it in English. */
  readonly shows: string;
  readonly network?: BrokenNetwork;
  /** The browser tests have pictures to compare it with. */
  readonly isPictured?: true;
}
