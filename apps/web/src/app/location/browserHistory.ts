import { openSheets } from '../../ui/panels/openSheets.ts';
import type { AppLocation } from './ShownScreen.ts';

interface EntryState {
  readonly entry: string;
}

const freshEntry = (): string => Math.random().toString(36).slice(2);

const hasEntry = (state: unknown): state is EntryState =>
  typeof state === 'object' &&
  state !== null &&
  'entry' in state &&
  typeof state.entry === 'string';

/** The name of the current history entry; one without a name gets one. */
export function currentEntry(): string {
  const state: unknown = window.history.state;
  if (hasEntry(state)) return state.entry;
  const entry = freshEntry();
  window.history.replaceState({ entry } satisfies EntryState, '');
  return entry;
}

export interface NavigateOptions {
  readonly replace?: boolean;
}

/**
 * Goes to another address of the app without loading the page anew. From a sheet the new address
 * replaces the sheet's entry: the way back leads to the page below it.
 */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  openSheets.putAddress(replace, (isInPlace) => {
    const state: EntryState = { entry: replace ? currentEntry() : freshEntry() };
    window.history[isInPlace ? 'replaceState' : 'pushState'](state, '', to);
  });
}

export const currentLocation = (): AppLocation => ({
  pathname: window.location.pathname,
  search: window.location.search,
});
