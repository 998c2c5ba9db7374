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

/** Goes to another address of the app without loading the page anew. */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  if (replace) {
    window.history.replaceState({ entry: currentEntry() } satisfies EntryState, '', to);
  } else {
    window.history.pushState({ entry: freshEntry() } satisfies EntryState, '', to);
  }
}

export const currentLocation = (): AppLocation => ({
  pathname: window.location.pathname,
  search: window.location.search,
});
