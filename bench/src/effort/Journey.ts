import type { Locator, Page } from 'playwright-core';
import type { HeldDocument } from '../holdDocuments.ts';

/** What an operator's finger does. */
export interface Hand {
  readonly page: Page;
  readonly tap: (what: Locator) => Promise<void>;
  /** Taps figures on the app's own keypad. */
  readonly keys: (figures: string) => Promise<void>;
}

export interface Journey {
  readonly name: string;
  /** Taps; null where the figure is told for comparison. */
  readonly goal: number | null;
  readonly device: Readonly<Record<string, unknown>>;
  /** What the device's own database holds; nothing unless said. */
  readonly documents?: readonly HeldDocument[];
  readonly start: string;
  /** What comes before, not counted. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly run: (hand: Hand) => Promise<void>;
  /** What must stand at the end: the count is of a job done, not of an attempt. */
  readonly ends: RegExp;
}

export const textbox = (page: Page, name: RegExp): Locator => page.getByRole('textbox', { name });
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name });
export const link = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name });
