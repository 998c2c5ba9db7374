/** A step of a source of input, as WebDriver and WebDriver BiDi both write it. */
export type InputStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** A finger, a mouse or a keyboard, and what it does. */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly InputStep[];
}

/** A tab of a browser, as the browser's own remote protocol drives it: what every engine can do. */
export interface EngineTab {
  /** Opens an address and waits until its page is loaded. */
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** One step back in the tab's history, as by the phone's own gesture. */
  readonly back: () => Promise<void>;
  /**
   * Runs the body of an async function in the page.
   * @returns what it returns, through JSON; `undefined` becomes null
   * @throws Error with the page's own words where it throws there
   */
  readonly run: (body: string) => Promise<unknown>;
  readonly perform: (source: InputSource) => Promise<void>;
  /** Chooses files in the first input that the selector finds, as the system's own dialog would. */
  readonly setFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  /** A PNG of what is in view. */
  readonly screenshot: () => Promise<Buffer>;
  /** The page on paper, as PDF; null where the engine's driver has no such command. */
  readonly print: (() => Promise<Buffer>) | null;
  readonly close: () => Promise<void>;
}

export interface RunningEngine {
  /** What a tap is made of: WebKitGTK's driver drops the touches it is told. */
  readonly pointerType: 'mouse' | 'touch';
  /** The folder that its downloads go to. */
  readonly downloads: string;
  /** A tab as wide as a phone, beside those that are open; all share what the browser keeps. */
  readonly openTab: () => Promise<EngineTab>;
  /** Ends the browser and all that was started for it. */
  readonly close: () => Promise<void>;
}

/** A browser engine that may stand on this machine. */
export interface Engine {
  readonly name: string;
  /** Whether its tabs can be printed. */
  readonly prints: boolean;
  /** Null: it can be started. Otherwise what is missing, and how it is installed. */
  readonly missing: string | null;
  readonly start: () => Promise<RunningEngine>;
}

/** CSS pixels of a usual phone of today. */
export const PHONE = { width: 390, height: 844 } as const;

/** Ends what hangs: a busy machine may be ten times slower. */
export const LONGEST_WAIT_MS = 30_000;
