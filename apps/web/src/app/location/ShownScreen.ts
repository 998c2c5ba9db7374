import type { ComponentType } from 'react';
import type { Route } from '../routes.ts';

export interface AppLocation {
  readonly pathname: string;
  /** With its question mark; empty when there is none. */
  readonly search: string;
}

/** The screen in view and the address it belongs to: they always change together. */
export interface ShownScreen {
  readonly location: AppLocation;
  readonly route: Route;
  readonly Screen: ComponentType;
  /** Scroll position to set, px from the top; null leaves the page where it is. */
  readonly scrollTop: number | null;
}
