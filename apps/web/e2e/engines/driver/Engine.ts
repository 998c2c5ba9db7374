/** A step of a source of input, as WebDriver and WebDriver BiDi both write it. */
export type InputStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** A finger, a mouse or a keyboard, and its steps. */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly InputStep[];
}

/** A tab of a browser, driven by the browser's own protocol: only what every engine can do. */
export interface EngineTab {
  /** Opens an address and waits until its page is loaded. */
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** One step back in the tab's history, as by the phone's own gesture. */
  readonly back: () => Promise<void>;
  /**
   * Runs the body of an async function in the page.
   * @returns the function's result, through JSON; `undefined` becomes null
   * @throws Error with the page's own words where the function throws
   */
  readonly run: (body: string) => Promise<unknown>;
  readonly perform: (source: InputSource) => Promise<void>;
  /** Chooses files in the first input that the selector finds, as the system's own dialog would. */
  readonly setFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  /** A PNG of the visible part of the page. */
  readonly screenshot: () => Promise<Buffer>;
  /** The page on paper, as PDF; null where the engine's driver has no such command. */
  readonly print: (() => Promise<Buffer>) | null;
  readonly close: () => Promise<void>;
}

export interface RunningEngine {
  /** Pointer of a tap: WebKitGTK's driver drops the touches it is given. */
  readonly pointerType: 'mouse' | 'touch';
  /** The folder of the engine's downloads. */
  readonly downloads: string;
  /** A tab as wide as a phone, beside those that are open; all share the browser's storage. */
  readonly openTab: () => Promise<EngineTab>;
  /** Ends the browser and every program that was started for it. */
  readonly close: () => Promise<void>;
}

/** A browser engine that may be installed on this machine. */
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

/** Ends a wait that hangs: a busy machine may be ten times slower. */
export const LONGEST_WAIT_MS = 30_000;
