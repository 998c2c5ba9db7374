import { createStore } from 'zustand/vanilla';

interface StripAction {
  readonly word: string;
  readonly onPress: () => void;
}

export interface StripContent {
  readonly text: string;
  readonly actions: readonly StripAction[];
}

/** What the strip above the screen says of the app itself; null: there is none. */
export const stripStore = createStore<{ readonly content: StripContent | null }>(() => ({
  content: null,
}));
